import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';

/** The most that a body may hold, in bytes. A call that takes files says how much they may weigh. */
export const bodyLimit = 1_048_576;

const multipartLimits = { fields: 60, fieldSize: 100_000, files: 4, fileSize: 100_000, parts: 64, headerPairs: 100 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most that a file may weigh, in bytes, where a route takes larger ones than all. */
    mostUpload?: number;
  }
}

/** What a route needs that takes files up to so many bytes. */
export function uploadConfig(mostUpload: number) {
  return { mostUpload, multipartOptions: { limits: { ...multipartLimits, files: 1, fileSize: mostUpload } } };
}

/**
 * Reads bodies of calls: JSON, urlencoded and multipart forms, each as an object of fields. A field that is sent twice
 * becomes a list, which no schema takes. Fields named `__proto__` or `constructor.prototype` are dropped.
 */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (String(body).trim() === '') return done(null, {});
    return parseJson(request, String(body), done);
  });
  await app.register(formbody, { bodyLimit });
  await app.register(multipart, { attachFieldsToBody: 'keyValues', limits: multipartLimits });
  app.addHook('onRequest', async (request) => refuseLargeBody(request));
}

/** A multipart body is read as it comes, so its announced length is checked before. */
function refuseLargeBody(request: FastifyRequest): void {
  const { mostUpload = 0 } = request.routeOptions.config;
  const most = request.headers['content-type']?.startsWith('multipart/') ? Math.max(bodyLimit, mostUpload + 100_000) : bodyLimit;
  if (Number(request.headers['content-length'] ?? 0) > most) throw new ProblemError('too_large');
}
