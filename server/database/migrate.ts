import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { withAdvisoryLock } from './advisory-lock.ts';
import { locks } from './locks.ts';

/** The SQL files, with their journal. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * Migrates the database to the newest schema. Any number of processes may start together: one migrates, the others wait
 * and then find nothing to do.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  await withAdvisoryLock(pool, locks.migration, (client) => migrate(drizzle(client), { migrationsFolder }));
}
