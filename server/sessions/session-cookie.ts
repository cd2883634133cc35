import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearCookie, setCookie } from './cookies.ts';

const sessionCookie = { name: 'session', path: '/' } as const;
const tokenPattern = /^[\w-]{43}$/;
const plainPattern = /(?:^|;\s*)session=([\w-]{43})(?:;|$)/;
const hostPattern = /(?:^|;\s*)__Host-session=([\w-]{43})(?:;|$)/;

/** Creates a session id: 256 bits, base64url. Only its hash is stored. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a session id: SHA-256, hex. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The session id in a Cookie header, or undefined. Malformed ids are ignored, and over TLS also those without the
 * prefix, which may be planted or left from before TLS.
 */
export function readSessionToken(cookieHeader: string | undefined, isTls: boolean): string | undefined {
  return cookieHeader === undefined ? undefined : (isTls ? hostPattern : plainPattern).exec(cookieHeader)?.[1];
}

/** The session id of a request. */
export function sessionTokenOf(request: FastifyRequest): string | undefined {
  return readSessionToken(request.headers.cookie, request.isOverTls);
}

/** Whether a Cookie header has a session id under either name. */
export function mayHaveSession(cookieHeader: string | undefined): boolean {
  return cookieHeader?.includes(`${sessionCookie.name}=`) === true;
}

/** Sets the session cookie, until the browser is closed. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  if (!tokenPattern.test(token)) throw new TypeError('not a session id');
  setCookie(reply, sessionCookie, token);
}

export function clearSessionCookie(reply: FastifyReply): void {
  clearCookie(reply, sessionCookie);
}
