import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#server/database/connection.ts';
import type { Readiness } from '#server/database/readiness.ts';
import type { FastReads } from './fast-reads.ts';
import { readMailState } from '#server/mail/mail-state.ts';
import { isFromThisMachine } from './network.ts';
import { ProblemError, sendProblem } from './problem.ts';

/** What is measured. `readShell` returns index.html, or undefined if there are no pages that can be read. */
export type Observed = {
  db: Database;
  pool: pg.Pool;
  readiness: Readiness;
  fastReads: FastReads;
  readShell(): Promise<string | undefined>;
};

/**
 * Registers `healthz` (the process responds), `readyz` (a write would succeed, and there are pages) and `metrics` (for
 * this machine, or with the token).
 */
export function observe(
  app: FastifyInstance,
  { db, pool, readiness, fastReads, readShell }: Observed,
  metricsToken: string | undefined,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: 'database_connections',
      help: 'Open connections of this process',
      registers: [],
      collect() {
        this.set(pool.totalCount);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'ready_answers_sent',
      help: 'Catalogue answers sent ahead of all routing',
      registers: [],
      collect() {
        this.set(fastReads.sent);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'mails_waiting',
      help: 'Mails that wait because none goes out; 0 while mail goes out',
      registers: [],
      async collect() {
        // Without the database, the last known number stays.
        await readMailState(db).then(
          ({ waiting }) => this.set(waiting),
          () => undefined,
        );
      },
    }),
  );
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/api/healthz', async () => ({ status: 'ok' }));
  app.get('/api/readyz', async (request, reply) => {
    // Both log the reason themselves.
    if ((await readiness.check()) !== undefined || (await readShell()) === undefined)
      return sendProblem(request, reply, new ProblemError('unavailable', { headers: { 'retry-after': '2' } }));
    return { status: 'ok' };
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
