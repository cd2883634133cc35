import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { openConnection } from './database/connection.ts';
import { startEmbeddedDatabase } from './database/embedded.ts';
import { migrateDatabase } from './database/migrate.ts';
import type { Environment } from './environment.ts';
import type { PackageWorkshop } from './features/development/workshop.ts';
import { loggerFor } from './http/logger.ts';

/** A listening server. `address` is where people reach it on this machine. */
export type Running = { address: string; close(): Promise<void> };

/** What happens between the database being ready and listening: import and demo accounts at the first start. */
export type Prepare = (connection: ReturnType<typeof openConnection>) => Promise<void>;

/** Opens the database, migrates it, prepares it and listens; `workshop` reads packages that are uploaded. What was started is ended again where a step fails. */
export async function startServer(environment: Environment, webFolder: string, prepare: Prepare, workshop?: PackageWorkshop): Promise<Running> {
  const ends: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  // A signal while it starts ends what was started so far: the embedded database would outlive this process.
  const giveUp = () => void close().finally(() => process.exit(1));
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, giveUp);
  try {
    const embedded = environment.databaseUrl === undefined ? await startEmbeddedDatabase(environment.dataDir) : undefined;
    if (embedded) ends.push(embedded.stop);
    const connection = openConnection(environment.databaseUrl ?? embedded!.url);
    ends.push(connection.close);
    await migrateDatabase(connection.pool);
    await prepare(connection);
    const { publicUrl, metricsToken, dataDir, trustProxy, smtpUrl, mailFrom, isProduction, directions } = environment;
    const mail = { smtpUrl, from: mailFrom, isProduction };
    const app = await createApp({ connection, dataDir, webFolder, publicUrl, metricsToken, trustProxy, mail, directions, workshop, logger: loggerFor(environment) });
    ends.push(() => app.close());
    await app.catalogue.current();
    const address = await app.listen({ port: environment.port, host: environment.host });
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, giveUp);
  }
}

/** Ends the server at SIGTERM and SIGINT: answers in flight are finished, and after ten seconds it is over. */
export function closeAtSignal(running: Running): void {
  closeWithGrace({ delay: 10_000, skip: ['beforeExit'] }, async ({ err }) => {
    if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
    await running.close();
  });
}
