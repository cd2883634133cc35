import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';

/** The most that a body may hold, in bytes. A call that takes files says how much they may weigh. */
export const bodyLimit = 1_048_576;

/** The most that an archive may hold, in bytes. It is handed on as it comes, not read here. */
export const archiveLimit = 2 * 1024 ** 3;
const archiveType = 'application/zip';

/** A body must be there within so many milliseconds; an archive has as long as the server waits for any request. */
const bodyWithin = 60_000;

const multipartLimits = { fields: 60, fieldSize: 100_000, files: 4, fileSize: 100_000, parts: 64, headerPairs: 100 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most that a file may weigh, in bytes, where a route takes larger ones than all. */
    maxUploadBytes?: number;
  }
}

/** What a route needs that takes files up to so many bytes. */
export function uploadConfig(maxUploadBytes: number) {
  return { maxUploadBytes, multipartOptions: { limits: { ...multipartLimits, files: 1, fileSize: maxUploadBytes } } };
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
  app.addContentTypeParser(archiveType, (_request, payload, done) => done(null, payload));
  await app.register(formbody, { bodyLimit });
  await app.register(multipart, { attachFieldsToBody: 'keyValues', limits: multipartLimits });
  app.addHook('onRequest', async (request) => {
    refuseLargeBody(request);
    if (!isArchive(request)) limitTime(request);
  });
}

/** A multipart body is read as it comes, so its announced length is checked before. */
function refuseLargeBody(request: FastifyRequest): void {
  if (Number(request.headers['content-length'] ?? 0) > mostOf(request)) throw new ProblemError('too_large');
}

function mostOf(request: FastifyRequest): number {
  if (isArchive(request)) return archiveLimit;
  const { maxUploadBytes = 0 } = request.routeOptions.config;
  return request.headers['content-type']?.startsWith('multipart/')
    ? Math.max(bodyLimit, maxUploadBytes + 100_000)
    : bodyLimit;
}

function isArchive({ headers }: FastifyRequest): boolean {
  return headers['content-type'] === archiveType;
}

/** Whoever sends a body drop by drop is cut off. */
function limitTime({ method, raw }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD') return;
  const timer = setTimeout(() => void (raw.complete || raw.destroy()), bodyWithin);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
}
