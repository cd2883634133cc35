import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSecret, hashSecret } from '#server/people/secret.ts';

/** Names the browser that began something and may collect it. It logs nobody in. */
export const browserCookie = 'waiting';
const secretForm = /^[\w-]{43}$/;

/** The stored form of this browser's secret, or null where it has none. */
export function findBrowser(request: FastifyRequest): string | null {
  return findSecret(request, browserCookie);
}

/**
 * The stored form of a cookie that holds a secret, or null where the browser has none or what it has is no secret of
 * ours.
 */
export function findSecret(request: FastifyRequest, cookie: string): string | null {
  const secret = request.cookies[cookie];
  return secret !== undefined && secretForm.test(secret) ? hashSecret(secret) : null;
}

/** The stored form of this browser's secret; one that has none gets it, until it is closed. */
export function nameBrowser(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const known = findBrowser(request);
  if (known !== null) return known;
  const secret = createSecret();
  reply.setCookie(browserCookie, secret, { path: '/api', httpOnly: true, sameSite: 'lax', secure: isSecure });
  return hashSecret(secret);
}

/** Forgets what this browser began, so that the next person at it collects nothing. */
export function forgetBrowser(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(browserCookie, { path: '/api', httpOnly: true, sameSite: 'lax', secure: isSecure });
}
