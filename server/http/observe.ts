import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Draining } from './draining.ts';
import { createMetrics, type Measured } from './metrics.ts';
import { isFromThisMachine } from './network.ts';
import { ProblemError, sendProblem } from './problem.ts';

/** What health checks and metrics tell of. */
export type Observed = Measured & { draining: Draining };

/**
 * Registers `healthz` (the process responds and is not about to close), `readyz` (a write would succeed, and there are pages) and `metrics` (for
 * this machine, or with the token).
 */
export function observe(
  app: FastifyInstance,
  { draining, ...measured }: Observed,
  metricsToken: string | undefined,
): void {
  const registry = createMetrics(app, measured);
  const unavailable = (request: FastifyRequest, reply: FastifyReply, seconds: number) =>
    sendProblem(request, reply, new ProblemError('unavailable', { headers: { 'retry-after': String(seconds) } }));
  app.get('/api/healthz', async (request, reply) =>
    draining.hasBegun ? unavailable(request, reply, 1) : { status: 'ok' },
  );
  app.get('/api/readyz', async (request, reply) => {
    if (draining.hasBegun) return unavailable(request, reply, 1);
    // Both log the reason themselves.
    const isReady = (await measured.readiness.check()) === undefined && (await measured.readShell()) !== undefined;
    return isReady ? { status: 'ok' } : unavailable(request, reply, 2);
  });
  app.get('/api/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new ProblemError('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (isFromThisMachine(request)) return true;
  if (token === undefined) return false;
  const received = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return received.length === expected.length && timingSafeEqual(received, expected);
}
