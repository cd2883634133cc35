import { join } from 'node:path';
import { openConnection, type Connection } from '#server/database/connection.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { reach } from '#server/database/reach.ts';
import type { Environment } from '#server/environment.ts';
import { pathExists } from '#server/files/path-exists.ts';

/**
 * Runs a command on the migrated database of an environment: the one at `databaseUrl`, or else the embedded one, which
 * is started for the command if no server has it open.
 */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const database =
    databaseUrl === undefined ? await joinEmbeddedDatabase(dataDir) : { url: databaseUrl, stop: async () => undefined };
  const connection = openConnection(database.url, 2);
  try {
    (await reach(() => connection.pool.connect())).release();
    await migrateDatabase(connection.pool);
    return await work(connection);
  } finally {
    await connection.close();
    await database.stop();
  }
}

/** Whether an environment has a database: one at `databaseUrl`, or an embedded one that was created before. */
export async function hasDatabase({
  databaseUrl,
  dataDir,
}: Pick<Environment, 'databaseUrl' | 'dataDir'>): Promise<boolean> {
  if (databaseUrl !== undefined) return true;
  const places = ['postgres', 'postgres-place'].map((name) => pathExists(join(dataDir, name)));
  return (await Promise.all(places)).includes(true);
}
