import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { locks } from './locks.ts';

/**
 * Brings the database to the newest schema. Any number of processes may start together: one migrates, the others wait
 * and then find nothing to do.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [locks.migration]);
    await migrate(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') });
  } finally {
    // The connection is closed rather than returned: its lock and its settings end with it.
    client.release(true);
  }
}
