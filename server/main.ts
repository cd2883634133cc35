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
 * A listening server. `address` is where people reach it on this machine; `failure` is resolved with the reason when it
 * cannot go on, because its embedded database cannot be kept running.
 */
export type Running = { address: string; failure?: Promise<Error>; close(): Promise<void> };

/** What happens between the database being ready and listening: import and demo accounts at the first start. */
export type Prepare = (connection: ReturnType<typeof openConnection>) => Promise<void>;

/** How long answers in flight may take when the server ends, in milliseconds. */
const longestClose = 10_000;

/**
 * Opens the database, migrates it, prepares it and listens; `workshop` reads packages that are uploaded. What was
 * started is ended again where a step fails.
 */
export async function startServer(
  environment: Environment,
  webFolder: string,
  prepare: Prepare,
  workshop?: PackageImporter,
): Promise<Running> {
  const ends: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  // A signal while it starts ends what was started so far: the embedded database would outlive this process.
  const giveUp = () => void close().finally(() => process.exit(1));
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, giveUp);
  try {
    const { connection, failure, retry } = await openDatabase(environment, ends);
    await retry(() => migrateDatabase(connection.pool));
    await retry(() => prepare(connection));
    const { publicUrl, metricsToken, dataDir, trustProxy, smtpUrl, mailFrom, isProduction, directions } = environment;
    const mail = { smtpUrl, from: mailFrom, isProduction };
    const app = await createApp({
      connection,
      dataDir,
      webFolder,
      publicUrl,
      metricsToken,
      trustProxy,
      mail,
      directions,
      workshop,
      logger: loggerFor(environment),
    });
    ends.push(() => app.close());
    await retry(() => app.catalogue.current());
    const address = await app.listen({ port: environment.port, host: environment.host });
    return { address, failure, close };
  } catch (error) {
    await close();
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, giveUp);
  }
}

/**
 * Ends the server at SIGTERM and SIGINT: answers in flight are finished, and after ten seconds it is over. One that
 * cannot go on says why, and ends with 1.
 */
export function closeAtSignal(running: Running): void {
  closeWithGrace({ delay: longestClose, skip: ['beforeExit'] }, async ({ err }) => {
    if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
    await running.close();
  });
  void running.failure?.then(async ({ message }) => {
    process.stderr.write(`${message}\n`);
    setTimeout(() => process.exit(1), longestClose);
    await running.close().finally(() => process.exit(1));
  });
}

type OpenDatabase = {
  connection: Connection;
  failure: Promise<Error>;
  /** Runs a step of the start, again where the embedded database crashed meanwhile. */
  retry<T>(step: () => Promise<T>): Promise<T>;
};

/** Opens the operator's database, or the embedded one, which the pool follows to another port. */
async function openDatabase(
  { databaseUrl, dataDir }: Environment,
  ends: (() => Promise<void>)[],
): Promise<OpenDatabase> {
  const { promise: failure, resolve: onFailure } = Promise.withResolvers<Error>();
  if (databaseUrl !== undefined) {
    const connection = openConnection(databaseUrl);
    ends.push(connection.close);
    return { connection, failure, retry: (step) => step() };
  }
  const onMove = (url: string) => void (connection.pool.options.connectionString = url);
  const embedded = await startEmbeddedDatabase(dataDir, { onMove, onFailure });
  ends.push(embedded.stop);
  const connection = openConnection(embedded.url);
  ends.push(connection.close);
  return { connection, failure, retry: (step) => unlessFailed(failure, retryOnConnectionLoss(connection.pool, step)) };
}

async function unlessFailed<T>(failure: Promise<Error>, step: Promise<T>): Promise<T> {
  return Promise.race([step, failure.then((reason) => Promise.reject(reason))]);
}
