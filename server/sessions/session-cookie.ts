import '@fastify/cookie';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const sessionCookie = 'session';
const tokenForm = /^[\w-]{43}$/;
const inHeader = /(?:^|;\s*)session=([\w-]{43})(?:;|$)/;

/** A new session id: 256 bits, base64url. Only its hash is stored. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a session id: SHA-256, hex. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The session id in a Cookie header, or undefined. What is not formed like one is not looked up. */
export function readSessionToken(cookieHeader: string | undefined): string | undefined {
  return cookieHeader === undefined ? undefined : inHeader.exec(cookieHeader)?.[1];
}

/** Gives the browser its session, until it is closed. */
export function setSessionCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  if (!tokenForm.test(token)) throw new TypeError('not a session id');
  reply.setCookie(sessionCookie, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure });
}

export function clearSessionCookie(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(sessionCookie, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure });
}

/** Whether the browser reaches us over TLS: by our own public address, or as a proxy on this machine says. */
export function isSecure(request: FastifyRequest, publicUrl: URL | undefined): boolean {
  return publicUrl?.protocol === 'https:' || request.protocol === 'https';
}
