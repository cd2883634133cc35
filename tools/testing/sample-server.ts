import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { openConnection } from '#server/database/connection.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createDemoAccounts } from './create-demo-accounts.ts';
import { saveSampleClients } from './sample-clients.ts';
import { saveSampleProject } from './sample-project.ts';

/**
 * `node tools/testing/sample-server.ts [UNITS] [CLIENTS] [WEB]`: serves a sample project with this many units (250 by
 * default) and clients (by default only those of the demo), and the pages that were built into the folder WEB, until
 * SIGTERM. Prints its address.
 */
const folder = await mkdtemp(join(tmpdir(), 'loggia-sample-'));
await chmod(folder, 0o755);
const embedded = await startEmbeddedDatabase(folder);
const connection = openConnection(embedded.url);
await migrateDatabase(connection.pool);
const { projectId } = await saveSampleProject(connection.db, { units: Number(process.argv[2] ?? 250) });
await createDemoAccounts(connection.db, projectId);
if (Number(process.argv[3]))
  await inTransaction(connection.db, (tx) => saveSampleClients(tx, projectId, Number(process.argv[3])));
const app = await createApp({ connection, dataDir: folder, webFolder: process.argv[4] ?? join(folder, 'web') });
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));

process.once('SIGTERM', async () => {
  await app.close();
  await connection.close();
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
});
