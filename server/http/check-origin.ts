import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/**
 * Refuses a request that changes something and comes from another site's page, form or frame. A client other than a
 * browser sends neither header and passes.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: URL | undefined): void {
  if (safeMethods.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeignSite = typeof site === 'string' && site !== 'same-origin' && site !== 'none';
  if (isForeignSite || (origin !== undefined && !isOwn(origin, request, publicUrl)))
    throw new ProblemError('foreign_origin');
}

/**
 * Whether an origin is this site's. A page without TLS is not, if the site uses TLS, because anybody on the network
 * path can forge it. The reverse is allowed, since a proxy that is not in TRUST_PROXY hides its TLS.
 */
function isOwn(origin: string, { headers, protocol }: FastifyRequest, publicUrl: URL | undefined): boolean {
  if (origin === publicUrl?.origin) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  // The Host header may contain the default port, which an origin omits.
  const ownOrigin = `${page.protocol}//${headers.host ?? ''}`;
  if (!URL.canParse(ownOrigin) || new URL(ownOrigin).host !== page.host) return false;
  const ownProtocol = page.hostname === publicUrl?.hostname ? publicUrl.protocol : `${protocol}:`;
  return page.protocol === 'https:' || (page.protocol === 'http:' && ownProtocol === 'http:');
}
