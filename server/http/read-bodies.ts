import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { projectCalls } from '#contract/calls/project.ts';
import { ProblemError } from './problem.ts';

/** The maximum size of a body, in bytes. A call with files states the maximum size of a file. */
export const bodyLimit = 1_048_576;

/** The maximum size of an archive, in bytes. Archives are passed on as a stream, not read here. */
export const archiveLimit = 2 * 1024 ** 3;
const archiveType = 'application/zip';
/** The only route that accepts archives. */
const archiveRoute = `/api${projectCalls.uploadPackage.path}`;

/** How long a body may take to arrive, in milliseconds; archives have until the request timeout of the server. */
const bodyTimeout = 60_000;

const multipartLimits = { fields: 60, fieldSize: 100_000, files: 4, fileSize: 100_000, parts: 64, headerPairs: 100 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The maximum size of a file, in bytes, on a route that accepts larger ones than usual. */
    maxUploadBytes?: number;
  }
}

/** The route config for files up to a size in bytes. */
export function uploadConfig(maxUploadBytes: number) {
  return { maxUploadBytes, multipartOptions: { limits: { ...multipartLimits, files: 1, fileSize: maxUploadBytes } } };
}

/**
 * Parses bodies of calls: JSON, urlencoded and multipart forms, each as an object of fields. A field that is sent twice
 * becomes an array, which no schema accepts. Fields named `__proto__` or `constructor.prototype` are dropped.
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
    if (!isArchive(request)) limitBodyTime(request);
  });
}

/** A multipart body is streamed, so its declared length is checked first. */
function refuseLargeBody(request: FastifyRequest): void {
  if (Number(request.headers['content-length'] ?? 0) > maxBodySize(request)) throw new ProblemError('too_large');
}

function maxBodySize(request: FastifyRequest): number {
  if (isArchive(request)) return archiveLimit;
  const { maxUploadBytes = 0 } = request.routeOptions.config;
  return request.headers['content-type']?.startsWith('multipart/')
    ? Math.max(bodyLimit, maxUploadBytes + 100_000)
    : bodyLimit;
}

function isArchive({ headers, routeOptions }: FastifyRequest): boolean {
  return headers['content-type'] === archiveType && routeOptions.url === archiveRoute;
}

/** Cuts off clients that send a body too slowly, whatever the method. */
function limitBodyTime({ headers, raw }: FastifyRequest): void {
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const timer = setTimeout(() => void (raw.complete || raw.destroy()), bodyTimeout);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
}
