import '@fastify/cookie';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The result of `isSecure`, set by `detectTls`. */
    isOverTls: boolean;
  }
}

/** Whether the browser is connected over TLS, according to the public URL or a trusted proxy. */
export function isSecure(request: FastifyRequest, publicUrl: URL | undefined): boolean {
  return publicUrl?.protocol === 'https:' || request.protocol === 'https';
}

/** Gives every request `isOverTls`. */
export function detectTls(app: FastifyInstance, publicUrl: URL | undefined): void {
  app.decorateRequest('isOverTls', {
    getter() {
      return isSecure(this, publicUrl);
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

/** The attributes of a cookie. The prefix requires the path `/`; without TLS it is sent below `path` only. */
export function cookieOptions(path: '/' | '/api', isTls: boolean): CookieSerializeOptions {
  return { path: isTls ? '/' : path, httpOnly: true, sameSite: 'lax', secure: isTls };
}
