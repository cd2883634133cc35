import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import type { Database } from '#server/database/connection.ts';
import type { HeldCalls } from '#server/database/held-calls.ts';
import type { Readiness } from '#server/database/readiness.ts';
import { freeSpaceOf } from '#server/files/free-space.ts';
import type { Live } from '#server/live/live.ts';
import { readMailState } from '#server/mail/mail-state.ts';
import type { ReadMetrics } from '#server/processes/messages.ts';
import type { FastReads } from './fast-reads.ts';

/**
 * What is measured. `dataDir` is a folder on the disk whose free space matters. `readShell` returns index.html, or
 * undefined if it cannot be read; `findLive` and `findCatalogue` return what is in memory now.
 */
export type Measured = {
  db: Database;
  pool: pg.Pool;
  held: Pick<HeldCalls, 'count'>;
  readiness: Readiness;
  fastReads: FastReads;
  dataDir: string;
  readShell(): Promise<string | undefined>;
  findLive(): Pick<Live, 'streams' | 'state'>;
  findCatalogue(): Catalogue | undefined;
};

/** Returns the present value of a metric; if undefined, the last value is kept. */
type Read = () => number | undefined | Promise<number | undefined>;

/**
 * How long a value from the database or a disk may take, in milliseconds: metrics are needed most when these are slow.
 */
const maxWait = 1_000;

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/**
 * Measures an app, in the format of Prometheus. With `worker`, each value has the label of that name.
 * `docs/operations.md` explains each metric, `deploy/` has alerts.
 */
export function createMetrics(app: FastifyInstance, measured: Measured, worker?: string): Registry {
  const registry = new Registry();
  if (worker !== undefined) registry.setDefaultLabels({ worker });
  collectDefaultMetrics({ register: registry });
  measureAnswers(app, registry);
  for (const [name, [help, read]] of Object.entries(gaugesOf(measured)))
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          const value = await read();
          if (value !== undefined) this.set(value);
        },
      }),
    );
  registry.registerMetric(streamsGauge(measured));
  registry.registerMetric(buildGauge(measured));
  return registry;
}

/** The metrics of several workers as text. They have different labels, so nothing is added up. */
export async function joinMetrics(read: ReadMetrics[]): Promise<string> {
  const kept = read.map((metrics) => metrics.map((metric) => ({ ...metric, aggregator: 'sum' as const })));
  return AggregatorRegistry.aggregate(kept).metrics();
}

function measureAnswers(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const problems = new Counter({
    name: 'http_problems_total',
    help: 'Calls answered by a problem, by its code: too_many_requests is a limit that was reached',
    labelNames: ['route', 'code'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.problemCode !== undefined) problems.inc({ route, code: reply.problemCode });
  });
}

type Gauges = Record<string, [help: string, read: Read]>;

const gaugesOf = (measured: Measured): Gauges => ({
  ...processGauges(measured),
  ...diskGauges(measured),
  ...databaseGauges(measured),
});

/** Metrics from the memory of this process. */
function processGauges({ pool, held, readiness, fastReads, findLive, findCatalogue }: Measured): Gauges {
  let builtAt: number | undefined;
  return {
    process_id: ['The process id, by which signals and the log name it', () => process.pid],
    database_connections: ['Open connections of this process', () => pool.totalCount],
    database_connections_idle: ['Of these, those that are not in use', () => pool.idleCount],
    database_connections_waiting: ['Calls that wait for a connection, because all are in use', () => pool.waitingCount],
    database_calls_held: ['Calls that wait for a database that is away, each for HOLD_SECONDS at most', held.count],
    database_writable: [
      '1 if a write would succeed, else 0',
      async () => ((await readiness.check()) === undefined ? 1 : 0),
    ],
    ready_answers_sent: ['Catalogue answers sent ahead of all routing', () => fastReads.sent],
    live: ['1 if open browsers are known to be told of every change, else 0', () => (findLive().state().live ? 1 : 0)],
    catalogue_age_seconds: [
      'Seconds since the catalogue in memory was read; it is read again at the first request after a change',
      () => {
        builtAt = findCatalogue()?.builtAt ?? builtAt;
        return builtAt === undefined ? undefined : (performance.now() - builtAt) / 1000;
      },
    ],
  };
}

/** Metrics of the disk. If it does not answer, they keep their last value. */
function diskGauges({ dataDir }: Measured): Gauges {
  return {
    data_dir_free_bytes: ['Bytes that are free on the disk of DATA_DIR', async () => within(freeSpaceOf(dataDir))],
  };
}

/** Metrics from the database, the same for every process. If it does not answer, they keep their last value. */
function databaseGauges({ db }: Measured): Gauges {
  let reading: Promise<DatabaseState> | undefined;
  const read = async () => {
    reading ??= readDatabaseState(db).finally(() => (reading = undefined));
    return within(reading);
  };
  const gauge = (help: string, name: keyof DatabaseState): [string, Read] => [help, async () => (await read())?.[name]];
  return {
    mails_waiting: [
      'Mails that wait because none goes out; 0 while mail goes out',
      async () => (await within(readMailState(db)))?.waiting,
    ],
    mails_queued: gauge('Mails that are not sent yet and not given up', 'queued'),
    mails_oldest_seconds: gauge('Age of the oldest of these', 'oldest'),
    mails_given_up: gauge('Mails that could not be sent within five days and are still stored', 'given_up'),
    database_lock_waits: gauge('Statements in this database that wait for a lock', 'lock_waits'),
    database_lock_wait_seconds: gauge('How long the longest of these has been running', 'longest_lock_wait'),
  };
}

type DatabaseState = Record<'queued' | 'oldest' | 'given_up' | 'lock_waits' | 'longest_lock_wait', number>;

async function readDatabaseState(db: Database): Promise<DatabaseState> {
  const { rows } = await db.execute<DatabaseState>(sql`
    select
      count(*) filter (where next_try_at <> 'infinity')::int as queued,
      coalesce(extract(epoch from now() - min(created_at) filter (where next_try_at <> 'infinity')), 0)::float as oldest,
      count(*) filter (where next_try_at = 'infinity')::int as given_up,
      (
        select count(*)::int
        from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      ) as lock_waits,
      (
        select coalesce(extract(epoch from max(clock_timestamp() - query_start)), 0)::float
        from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      ) as longest_lock_wait
    from mails
    where sent_at is null`);
  const [state] = rows;
  if (state === undefined) throw new Error('The state of the database is missing');
  return state;
}

/** A value from elsewhere; undefined if it fails or takes too long. */
async function within<T>(reading: Promise<T>): Promise<T | undefined> {
  return Promise.race([reading.catch(() => undefined), wait(maxWait, undefined, { ref: false })]);
}

const kinds = ['visitor', 'client', 'user'] as const;

function streamsGauge({ findLive }: Measured): Gauge {
  return new Gauge({
    name: 'streams_open',
    help: 'Open streams of live events of this process, by who listens',
    labelNames: ['kind'],
    registers: [],
    collect() {
      const counts = { visitor: 0, client: 0, user: 0 };
      for (const { priority } of findLive().streams.all()) counts[kinds[priority]] += 1;
      for (const kind of kinds) this.set({ kind }, counts[kind]);
    },
  });
}

/** The running version. `pages` is equal in processes that serve the same build of the web application. */
function buildGauge({ readShell }: Measured): Gauge {
  return new Gauge({
    name: 'loggia_build_info',
    help: 'Always 1; the version of the product, of its pages and of Node',
    labelNames: ['version', 'pages', 'node'],
    registers: [],
    async collect() {
      const shell = await readShell();
      const pages = shell === undefined ? 'none' : createHash('sha256').update(shell).digest('hex').slice(0, 16);
      this.reset();
      this.set({ version, pages, node: process.version }, 1);
    },
  });
}
