import '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the browser is connected over TLS, set by `detectTls`. */
    isOverTls: boolean;
  }
}

/** Gives every request `isOverTls`, according to the public URL or a trusted proxy. */
export function detectTls(app: FastifyInstance, publicUrl: URL | undefined): void {
  app.decorateRequest('isOverTls', {
    getter() {
      return publicUrl?.protocol === 'https:' || this.protocol === 'https';
    },
  });
}

/**
 * The name of a cookie. Over TLS it has the prefix `__Host-`: browsers then accept it only from this host, so that
 * neither another host of the domain nor a page without TLS can plant one.
 */
export function cookieName(name: string, isTls: boolean): string {
  return isTls ? `__Host-${name}` : name;
}

/** A cookie that scripts cannot read, for `maxAge` seconds or until the browser is closed. */
type Cookie = { name: string; path: '/' | '/api'; maxAge?: number };

export function setCookie(reply: FastifyReply, { name, path, maxAge }: Cookie, value: string): void {
  const { isOverTls } = reply.request;
  const options = { ...attributes(path, isOverTls), ...(maxAge === undefined ? {} : { maxAge }) };
  reply.setCookie(cookieName(name, isOverTls), value, options);
}

export function clearCookie(reply: FastifyReply, { name, path }: Cookie): void {
  const { isOverTls } = reply.request;
  reply.clearCookie(cookieName(name, isOverTls), attributes(path, isOverTls));
}

/** The prefix requires the path `/`; without TLS, a cookie is sent below `path` only. */
function attributes(path: Cookie['path'], isTls: boolean) {
  return { path: isTls ? '/' : path, httpOnly: true, sameSite: 'lax', secure: isTls } as const;
}
