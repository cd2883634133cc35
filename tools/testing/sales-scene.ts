import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openConnection, type Connection } from '#server/database/connection.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { saveSampleProject } from './sample-project.ts';

/**
 * A database with a sample project, for benchmarks: of its own and durable, or the empty one that `DATABASE_URL` names.
 */
export type SalesScene = Connection & { url: string; projectId: number; units: number[]; end(): Promise<void> };

/** Makes the scene. What is committed is on disk, as in operation. */
export async function openSalesScene(units: number): Promise<SalesScene> {
  const given = process.env.DATABASE_URL;
  const folder = await mkdtemp(join(tmpdir(), 'loggia-bench-'));
  await chmod(folder, 0o755);
  const embedded = given ? undefined : await startEmbeddedDatabase(folder);
  const url = given ?? embedded!.url;
  const connection = openConnection(url, 10);
  await migrateDatabase(connection.pool);
  const sample = await saveSampleProject(connection.db, { settings: { canSell: true }, units });
  const end = async () => {
    await connection.close();
    await embedded?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...connection, url, projectId: sample.projectId, units: sample.unitIds, end };
}
