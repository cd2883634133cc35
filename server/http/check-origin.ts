import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/**
 * Refuses a request that changes something and comes from another site's page, form or frame. A client other than a
 * browser sends neither header and passes. `publicOrigin` is the origin of PUBLIC_URL.
 */
export function checkOrigin(request: FastifyRequest, publicOrigin: string | undefined): void {
  if (safeMethods.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeignSite = typeof site === 'string' && site !== 'same-origin' && site !== 'none';
  if (isForeignSite || (origin !== undefined && !isOwn(origin, request, publicOrigin)))
    throw new ProblemError('foreign_origin');
}

function isOwn(origin: string, request: FastifyRequest, publicOrigin: string | undefined): boolean {
  if (origin === publicOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // The Host header may contain the default port, which an origin omits.
  const ownOrigin = `${protocol}//${request.headers.host ?? ''}`;
  return URL.canParse(ownOrigin) && new URL(ownOrigin).host === host;
}
