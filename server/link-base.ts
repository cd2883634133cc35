import type { FastifyInstance } from 'fastify';

/**
 * Returns the base of links in mails: the public address, otherwise the address on which the server listens, with
 * `localhost` if it listens on all. The Host header of a request is never used.
 */
export function linkBaseOf(app: FastifyInstance, publicUrl: URL | undefined): () => URL {
  return () => {
    if (publicUrl !== undefined) return publicUrl;
    const listening = app.server.address();
    if (listening === null || typeof listening === 'string') return new URL('http://localhost');
    const listensOnAll = listening.address === '0.0.0.0' || listening.address === '::';
    const host = listening.family === 'IPv6' ? `[${listening.address}]` : listening.address;
    return new URL(`http://${listensOnAll ? 'localhost' : host}:${listening.port}`);
  };
}
