import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { createApp, type App } from './app.ts';
import type { AppOptions } from './app-options.ts';
import { openConnection, type Connection } from './database/connection.ts';
import { startEmbeddedDatabase } from './database/embedded.ts';
import { migrateDatabase } from './database/migrate.ts';
import { reach } from './database/reach.ts';
import { retryOnConnectionLoss } from './database/retry-on-connection-loss.ts';
import type { Environment } from './environment.ts';
import type { PackageImporter } from './features/development/package-importer.ts';
import { markAllInterrupted } from './features/development/uploads.ts';
import { stopListening } from './http/close-connections.ts';
import { loggerFor } from './http/logger.ts';
import { releaseMemory } from './processes/release-memory.ts';
import { supervise, type Supervisor } from './processes/supervise.ts';
import { readAllMetrics, serveAsWorker, workerNumber } from './processes/worker.ts';

/**
 * A listening server. `address` is its address on this machine; `failure` resolves with the reason if the server cannot
 * continue because its embedded database cannot be kept running; `drain` makes its health checks fail. `workers`
 * supervises the processes that serve requests, if this one does not.
 */
type Running = {
  address: string;
  failure?: Promise<Error>;
  drain(): void;
  close(): Promise<void>;
  workers?: Supervisor;
};

/** Runs between the database being ready and listening: import and demo accounts on the first start. */
export type Prepare = (connection: ReturnType<typeof openConnection>) => Promise<void>;

/** How long requests in flight may take when the server closes, in milliseconds. */
const closeTimeout = 10_000;
/** How much longer closing workers may take, in milliseconds, since those that do not end by themselves are killed. */
const workerTimeout = 5_000;
/** How often a start reports that it waits for a migration, in milliseconds. */
const slowMigration = 10_000;

/** Opens the database, migrates and prepares it, and listens. If a step fails, what was started is stopped again. */
export async function startServer(
  environment: Environment,
  webFolder: string,
  prepare: Prepare,
  packageImporter?: PackageImporter,
): Promise<Running> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  return startOrClose(close, async () => {
    const { connection, failure, retry } = await openDatabase(environment, closers);
    await retry(() => prepareDatabase(connection, environment, prepare));
    const app = await createServer(connection, environment, { webFolder, packageImporter });
    closers.push(() => app.close());
    await retry(() => app.catalogue.current());
    releaseMemory();
    const address = await app.listen({ port: environment.port, host: environment.host });
    return { address, failure, drain: app.draining.begin, close };
  });
}

/** Makes a database ready for servers. An embedded one has no other server that could be working on a package. */
async function prepareDatabase(connection: Connection, environment: Environment, prepare: Prepare): Promise<void> {
  await reportIfSlow(migrateDatabase(connection.pool));
  await prepare(connection);
  if (environment.databaseUrl === undefined) await markAllInterrupted(connection.db);
}

/** Composes the server of an environment, on a database that is ready. */
async function createServer(
  connection: Connection,
  environment: Environment,
  { webFolder, packageImporter, worker }: Pick<AppOptions, 'webFolder' | 'packageImporter' | 'worker'>,
): Promise<App> {
  const { dataDir, isProduction, smtpUrl, mailFrom } = environment;
  return createApp({
    connection,
    dataDir,
    mediaBucket: environment.mediaBucket,
    webFolder,
    publicUrl: environment.publicUrl,
    hasServiceWorker: environment.hasServiceWorker,
    holdCalls: environment.holdSeconds * 1_000,
    metricsToken: environment.metricsToken,
    worker,
    secretsKey: environment.secretsKey,
    trustProxy: environment.trustProxy,
    mail: { smtpUrl, from: mailFrom, isProduction },
    tracing: environment.tracing,
    directions: environment.directions,
    company: environment.company,
    breachedPasswords: environment.breachedPasswords,
    packageImporter,
    clamd: environment.clamd,
    logger: loggerFor(environment),
  });
}

/**
 * Like `startServer`, but requests are served by `environment.workers` processes, which run `script`. This process runs
 * the embedded database, migrates and prepares; on SIGHUP, it replaces the workers one by one.
 */
export async function startWorkers(
  environment: Environment,
  script: { path: string; arguments: string[] },
  prepare: Prepare,
): Promise<Running> {
  const closers: (() => Promise<void>)[] = [];
  let supervisor: Supervisor | undefined;
  const close = async () => {
    await supervisor?.close('now');
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  return startOrClose(close, async () => {
    const { connection, failure, retry, url } = await openDatabase(environment, closers, (to) =>
      supervisor?.moveDatabase(to),
    );
    await retry(() => prepareDatabase(connection, environment, prepare));
    await connection.close();
    const { workers, drainSeconds } = environment;
    const report = (line: string) => void process.stderr.write(`${line}\n`);
    supervisor = await supervise({
      script: script.path,
      arguments: script.arguments,
      workers,
      url,
      drainSeconds,
      report,
    });
    const { address, replaceAll } = supervisor;
    process.on('SIGHUP', () => void replaceAll());
    return { address, failure, drain: () => undefined, close, workers: supervisor };
  });
}

/** Runs in each process of `startWorkers`: listens, and obeys the first process. */
export async function startWorker(
  environment: Environment,
  webFolder: string,
  packageImporter?: PackageImporter,
): Promise<void> {
  const { databaseUrl, drainSeconds, port, host } = environment;
  const connection = openConnection(databaseUrl ?? '');
  const worker = { number: workerNumber() ?? '', readAllMetrics };
  const app = await createServer(connection, environment, { webFolder, packageImporter, worker });
  await app.catalogue.current();
  releaseMemory();
  const address = await app.listen({ port, host });
  serveAsWorker({
    address,
    drainSeconds,
    drain: app.draining.begin,
    handOver() {
      app.draining.endConnections();
      stopListening(app.server);
    },
    readMetrics: () => app.metrics.getMetricsAsJSON(),
    moveDatabase: (url) => void (connection.pool.options.connectionString = url),
    async close() {
      await app.close();
      await connection.close();
    },
  });
}

/**
 * Runs `start`, and closes what it has started so far if it fails, or on a signal meanwhile: otherwise the embedded
 * database would outlive this process.
 */
async function startOrClose<T>(close: () => Promise<void>, start: () => Promise<T>): Promise<T> {
  let ending = Promise.resolve();
  const abort = (signal: NodeJS.Signals) => {
    process.stderr.write(`The start was ended by ${signal}. Start again: what is missing is done then.\n`);
    ending = close().finally(() => process.exit(1));
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, abort);
  try {
    return await start();
  } catch (error) {
    await close();
    // Pending until the process exits: what fails because the database was stopped is no failure to report.
    await ending;
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, abort);
  }
}

/** Reports why a start takes long: a migration is large, or another process holds the lock for migrations. */
async function reportIfSlow(migrating: Promise<void>): Promise<void> {
  const line = 'The database is still being migrated, here or by another process that holds the lock of migrations.\n';
  const timer = setInterval(() => process.stderr.write(line), slowMigration);
  await migrating.finally(() => clearInterval(timer));
}

/**
 * Closes the server on SIGTERM and SIGINT: requests in flight are finished, for at most ten seconds. On SIGTERM, its
 * health checks first fail for `drainSeconds`, so that load balancers send requests elsewhere. A server that cannot
 * continue prints why and exits with 1.
 */
export function closeAtSignal(running: Running, drainSeconds = 0): void {
  const { workers } = running;
  const delay = drainSeconds * 1_000 + closeTimeout + (workers === undefined ? 0 : workerTimeout);
  closeWithGrace({ delay, skip: workers === undefined ? ['beforeExit'] : ['beforeExit', 'SIGHUP'] }, async (reason) => {
    const { err, signal } = reason;
    if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
    const drains = signal === 'SIGTERM';
    running.drain();
    if (workers !== undefined) await workers.close(drains ? 'drain' : 'now');
    else if (drains) await wait(drainSeconds * 1_000);
    await running.close();
  });
  void running.failure?.then(async ({ message }) => {
    process.stderr.write(`${message}\n`);
    setTimeout(() => process.exit(1), closeTimeout);
    await running.close().finally(() => process.exit(1));
  });
}

type OpenDatabase = {
  connection: Connection;
  url: string;
  failure: Promise<Error>;
  /** Runs a step of the startup, and repeats it if the embedded database crashed meanwhile. */
  retry<T>(step: () => Promise<T>): Promise<T>;
};

/** Opens the operator's database, or the embedded one; the pool follows that one if its port changes. */
async function openDatabase(
  { databaseUrl, dataDir }: Environment,
  closers: (() => Promise<void>)[],
  onMoved: (url: string) => void = () => undefined,
): Promise<OpenDatabase> {
  const { promise: failure, resolve: onFailure } = Promise.withResolvers<Error>();
  if (databaseUrl !== undefined) {
    const connection = openConnection(databaseUrl);
    closers.push(connection.close);
    (await reach(() => connection.pool.connect())).release();
    return { connection, url: databaseUrl, failure, retry: (step) => step() };
  }
  const onMove = (url: string) => {
    connection.pool.options.connectionString = url;
    onMoved(url);
  };
  const embedded = await startEmbeddedDatabase(dataDir, { onMove, onFailure });
  closers.push(embedded.stop);
  const connection = openConnection(embedded.url);
  closers.push(connection.close);
  return {
    connection,
    url: embedded.url,
    failure,
    retry: (step) => rejectOnFailure(failure, retryOnConnectionLoss(connection.pool, step)),
  };
}

async function rejectOnFailure<T>(failure: Promise<Error>, step: Promise<T>): Promise<T> {
  return Promise.race([step, failure.then((reason) => Promise.reject(reason))]);
}
