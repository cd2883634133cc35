import '@fastify/cookie';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const sessionCookie = 'session';
const tokenPattern = /^[\w-]{43}$/;
const cookiePattern = /(?:^|;\s*)session=([\w-]{43})(?:;|$)/;

/** Creates a session id: 256 bits, base64url. Only its hash is stored. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a session id: SHA-256, hex. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The session id in a Cookie header, or undefined. A malformed one is not looked up. */
export function readSessionToken(cookieHeader: string | undefined): string | undefined {
  return cookieHeader === undefined ? undefined : cookiePattern.exec(cookieHeader)?.[1];
}

/** Sets the session cookie, until the browser is closed. */
export function setSessionCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  if (!tokenPattern.test(token)) throw new TypeError('not a session id');
  reply.setCookie(sessionCookie, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure });
}

export function clearSessionCookie(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(sessionCookie, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure });
}

/** Whether the browser is connected over TLS: by our public URL, or according to a trusted proxy. */
export function isSecure(request: FastifyRequest, publicUrl: URL | undefined): boolean {
  return publicUrl?.protocol === 'https:' || request.protocol === 'https';
}
