import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { openConnection, type Connection } from './database/connection.ts';
import { startEmbeddedDatabase } from './database/embedded.ts';
import { migrateDatabase } from './database/migrate.ts';
import { retryOnConnectionLoss } from './database/retry-on-connection-loss.ts';
import type { Environment } from './environment.ts';
import type { PackageImporter } from './features/development/package-importer.ts';
import { loggerFor } from './http/logger.ts';

/**
 * A listening server. `address` is where it is reached on this machine; `failure` resolves with the reason if the
 * server cannot continue because its embedded database cannot be kept running; `drain` makes its health checks fail.
 */
export type Running = { address: string; failure?: Promise<Error>; drain(): void; close(): Promise<void> };

/** Runs between the database being ready and listening: import and demo accounts on the first start. */
export type Prepare = (connection: ReturnType<typeof openConnection>) => Promise<void>;

/** How long requests in flight may take when the server closes, in milliseconds. */
const closeTimeout = 10_000;
/** How often a start that waits for a migration says so, in milliseconds. */
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
  // A signal during startup stops what was started so far; otherwise the embedded database would outlive this process.
  const abort = () => void close().finally(() => process.exit(1));
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, abort);
  try {
    const { connection, failure, retry } = await openDatabase(environment, closers);
    await retry(() => reportIfSlow(migrateDatabase(connection.pool)));
    await retry(() => prepare(connection));
    const {
      publicUrl,
      hasServiceWorker,
      metricsToken,
      secretsKey,
      dataDir,
      trustProxy,
      smtpUrl,
      mailFrom,
      isProduction,
      tracing,
      directions,
      company,
    } = environment;
    const mail = { smtpUrl, from: mailFrom, isProduction };
    const app = await createApp({
      connection,
      dataDir,
      webFolder,
      publicUrl,
      hasServiceWorker,
      metricsToken,
      secretsKey,
      trustProxy,
      mail,
      tracing,
      directions,
      company,
      packageImporter,
      logger: loggerFor(environment),
    });
    closers.push(() => app.close());
    await retry(() => app.catalogue.current());
    const address = await app.listen({ port: environment.port, host: environment.host });
    return { address, failure, drain: app.drain, close };
  } catch (error) {
    await close();
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, abort);
  }
}

/** Says why a start takes long: a migration is large, or another process holds the lock of migrations. */
async function reportIfSlow(migrating: Promise<void>): Promise<void> {
  const line = 'The database is still being migrated, here or by another process that holds the lock of migrations.\n';
  const timer = setInterval(() => process.stderr.write(line), slowMigration);
  await migrating.finally(() => clearInterval(timer));
}

/**
 * Closes the server on SIGTERM and SIGINT: requests in flight are finished, for at most ten seconds. Before that, on
 * SIGTERM, its health checks fail for `drainSeconds`, so that load balancers send requests elsewhere. A server that
 * cannot continue prints why and exits with 1.
 */
export function closeAtSignal(running: Running, drainSeconds = 0): void {
  const delay = drainSeconds * 1_000 + closeTimeout;
  closeWithGrace({ delay, skip: ['beforeExit'] }, async ({ err, signal }) => {
    if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
    running.drain();
    if (signal === 'SIGTERM') await wait(drainSeconds * 1_000);
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
  failure: Promise<Error>;
  /** Runs a step of the startup, and repeats it if the embedded database crashed meanwhile. */
  retry<T>(step: () => Promise<T>): Promise<T>;
};

/** Opens the operator's database, or the embedded one; the pool follows that one if its port changes. */
async function openDatabase(
  { databaseUrl, dataDir }: Environment,
  closers: (() => Promise<void>)[],
): Promise<OpenDatabase> {
  const { promise: failure, resolve: onFailure } = Promise.withResolvers<Error>();
  if (databaseUrl !== undefined) {
    const connection = openConnection(databaseUrl);
    closers.push(connection.close);
    return { connection, failure, retry: (step) => step() };
  }
  const onMove = (url: string) => void (connection.pool.options.connectionString = url);
  const embedded = await startEmbeddedDatabase(dataDir, { onMove, onFailure });
  closers.push(embedded.stop);
  const connection = openConnection(embedded.url);
  closers.push(connection.close);
  return {
    connection,
    failure,
    retry: (step) => rejectOnFailure(failure, retryOnConnectionLoss(connection.pool, step)),
  };
}

async function rejectOnFailure<T>(failure: Promise<Error>, step: Promise<T>): Promise<T> {
  return Promise.race([step, failure.then((reason) => Promise.reject(reason))]);
}
