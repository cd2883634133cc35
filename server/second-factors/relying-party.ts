import type { FastifyRequest } from 'fastify';

/** The site to which passkeys belong: `id` is its host name; only pages of `origin` may request them. */
export type RelyingParty = { id: string; origin: string };

/**
 * The site of a request: PUBLIC_URL, otherwise the host of the request, whose origin has been checked. Null where
 * browsers do not support passkeys: without TLS except on `localhost`, and at an IP address.
 */
export function relyingPartyOf(request: FastifyRequest, publicUrl: URL | undefined): RelyingParty | null {
  const origin = publicUrl?.origin ?? request.headers.origin ?? `${request.protocol}://${request.headers.host ?? ''}`;
  if (!URL.canParse(origin)) return null;
  const { protocol, hostname, origin: plain } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  const isOffered = hostname !== '' && !isAddress && (protocol === 'https:' || (protocol === 'http:' && isLocal));
  return isOffered ? { id: hostname, origin: plain } : null;
}
