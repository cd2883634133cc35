import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { holdLock } from './hold-lock.ts';
import { locks } from './locks.ts';

/**
 * Migrates the database to the newest schema. Any number of processes may start together: one migrates, the others wait
 * and then find nothing to do.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  await holdLock(pool, locks.migration, (client) =>
    migrate(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') }),
  );
}
