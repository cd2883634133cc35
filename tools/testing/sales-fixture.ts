import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openConnection, type Connection } from '#server/database/connection.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { saveSampleProject } from './sample-project.ts';

/** A database with a sample project, for benchmarks: a new and durable one, or the empty one at `DATABASE_URL`. */
export type SalesFixture = Connection & { url: string; projectId: number; units: number[]; end(): Promise<void> };

/** Opens a fixture with this many units. */
export async function openSalesFixture(units: number): Promise<SalesFixture> {
  const given = process.env.DATABASE_URL;
  const folder = await mkdtemp(join(tmpdir(), 'loggia-bench-'));
  await chmod(folder, 0o755);
  const { url, stop } = given ? { url: given, stop: async () => undefined } : await startEmbeddedDatabase(folder);
  const connection = openConnection(url, 10);
  await migrateDatabase(connection.pool);
  const sample = await saveSampleProject(connection.db, { settings: { canSell: true }, units });
  const end = async () => {
    await connection.close();
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...connection, url, projectId: sample.projectId, units: sample.unitIds, end };
}
