import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { MediaStore } from '#server/media/media-store.ts';
import type { WorkerOptions } from '#server/app-options.ts';
import type { Draining } from './draining.ts';
import { createMetrics, joinMetrics, type Measured } from './metrics.ts';
import { isFromThisMachine } from './request-origin.ts';
import { createOutageLog } from './outage-log.ts';
import { ProblemError, sendProblem } from './problem.ts';

/** What health checks and metrics report on. */
type Observed = Measured & { draining: Draining; media: MediaStore };

/**
 * Registers `healthz` (the process responds and is not about to close), `readyz` (a write would succeed, and pages and
 * media can be read) and `metrics` (for this machine, or with the token; of all workers, if this process is one).
 * Returns its own metrics.
 */
export function observe(
  app: FastifyInstance,
  { draining, media, ...measured }: Observed,
  metricsToken: string | undefined,
  worker?: WorkerOptions,
): Registry {
  const registry = createMetrics(app, measured, worker?.number);
  const logOutage = createOutageLog((line, message) => app.log.error(line, message));
  const unavailable = (request: FastifyRequest, reply: FastifyReply, seconds: number) =>
    sendProblem(request, reply, new ProblemError('unavailable', { headers: { 'retry-after': String(seconds) } }));
  app.get('/api/healthz', async (request, reply) =>
    draining.hasBegun ? unavailable(request, reply, 1) : { status: 'ok', worker: worker?.number },
  );
  app.get('/api/readyz', async (request, reply) => {
    if (draining.hasBegun) return unavailable(request, reply, 1);
    // Both checks log the reason themselves.
    const isReady = (await measured.readiness.check()) === undefined && (await measured.readShell()) !== undefined;
    const failure = await media.check();
    if (failure !== undefined) logOutage(failure, 'not ready: the bucket of media');
    return isReady && failure === undefined ? { status: 'ok', worker: worker?.number } : unavailable(request, reply, 2);
  });
  app.get('/api/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new ProblemError('not_found');
    return reply
      .type(registry.contentType)
      .send(worker === undefined ? await registry.metrics() : await joinMetrics(await worker.readAllMetrics()));
  });
  return registry;
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (isFromThisMachine(request)) return true;
  if (token === undefined) return false;
  const received = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return received.length === expected.length && timingSafeEqual(received, expected);
}
