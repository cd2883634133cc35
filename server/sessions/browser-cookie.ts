import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSecret, hashSecret } from '#server/people/secret.ts';
import { clearCookie, cookieName, setCookie } from './cookies.ts';

/**
 * The cookie that identifies the browser that requested an approval or a code and may collect it. It does not log
 * anybody in.
 */
const browserCookie = { name: 'waiting', path: '/api' } as const;
/** The form of what `createSecret` returns. */
const secretForm = /^[\w-]{43}$/;

/** The hash of this browser's secret, or null if it has none. */
export function findBrowser(request: FastifyRequest): string | null {
  return findSecret(request, browserCookie.name);
}

/** The hash of a secret in a cookie, or null if the browser has none or its value is malformed. */
export function findSecret(request: FastifyRequest, cookie: string): string | null {
  const secret = readSecret(request, cookie);
  return secret === null ? null : hashSecret(secret);
}

/**
 * The secret in a cookie, or null if the browser has none or its value is malformed. Over TLS, it is read only under
 * the name that only this host can set.
 */
export function readSecret(request: FastifyRequest, cookie: string): string | null {
  const value = request.cookies[cookieName(cookie, request.isOverTls)];
  return value !== undefined && secretForm.test(value) ? value : null;
}

/** Returns the hash of this browser's secret, which is created if there is none and lasts until the browser closes. */
export function identifyBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const existing = findBrowser(request);
  if (existing !== null) return existing;
  const secret = createSecret();
  setCookie(reply, browserCookie, secret);
  return hashSecret(secret);
}

/** Deletes the cookie, so that the next person at this browser cannot collect anything. */
export function forgetBrowser(reply: FastifyReply): void {
  clearCookie(reply, browserCookie);
}
