import type { FastifyInstance } from 'fastify';

/**
 * Where links in mails lead: the public address, else the one that is listened on, by a name that this machine knows.
 * What a request calls us counts for nothing.
 */
export function linkBaseOf(app: FastifyInstance, publicUrl: URL | undefined): () => URL {
  return () => {
    if (publicUrl !== undefined) return publicUrl;
    const listening = app.server.address();
    if (listening === null || typeof listening === 'string') return new URL('http://localhost');
    const isAny = listening.address === '0.0.0.0' || listening.address === '::';
    const host = listening.family === 'IPv6' ? `[${listening.address}]` : listening.address;
    return new URL(`http://${isAny ? 'localhost' : host}:${listening.port}`);
  };
}
