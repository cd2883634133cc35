import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { pidOf, reportLine, withAdvisoryLock } from './advisory-lock.ts';
import { locks } from './locks.ts';
import { readMigrations, type Migration } from './read-migrations.ts';
import { describeWaits, isLockTimeout } from './lock-timeout.ts';
import { reportLockWaits } from './report-lock-waits.ts';

/** How migrations wait for the locks of others, in milliseconds, and where that is reported. */
type MigrationWaits = {
  /** How long a statement waits. Meanwhile, everything that needs the same table waits behind it. */
  lockTimeout: number;
  /** The pause between two attempts, in which others get the lock. */
  pause: number;
  /** How long to try in all. */
  timeout: number;
  report(line: string): void;
};

const defaultWaits: MigrationWaits = { lockTimeout: 4_000, pause: 2_000, timeout: 600_000, report: reportLine };

/**
 * Migrates the database to the newest schema, all or nothing. Any number of processes may start together: one migrates,
 * the others wait and then find nothing to do. Waits are reported. Throws if a lock cannot be acquired for ten minutes.
 */
export async function migrateDatabase(pool: pg.Pool, waits: Partial<MigrationWaits> = {}): Promise<void> {
  const how = { ...defaultWaits, ...waits };
  const lock = { lock: locks.migration, purpose: 'migrations', report: how.report };
  await withAdvisoryLock(pool, lock, (client) => migrate(pool, client, how));
}

/** Applies migrations inside the transaction of the caller, and records them. */
export async function applyMigrations(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  onMigration: (name: string) => void = () => undefined,
): Promise<void> {
  for (const { name, when, hash, statements } of migrations) {
    onMigration(name);
    for (const statement of statements) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when]);
  }
}

/** Creates the table that records which migrations a database has. The format is that of Drizzle. */
export async function createMigrationTable(client: pg.ClientBase): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
}

/** When the migrations that a database has were generated, in milliseconds, ascending; empty for an empty database. */
export async function listApplied(client: Pick<pg.ClientBase, 'query'>): Promise<number[]> {
  const { rows: tables } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as known",
  );
  if ((tables as { known: boolean }[])[0]?.known !== true) return [];
  const { rows } = await client.query('select created_at::float8 as at from drizzle.__drizzle_migrations order by 1');
  return (rows as { at: number }[]).map(({ at }) => at);
}

async function migrate(pool: pg.Pool, client: pg.Client, waits: MigrationWaits): Promise<void> {
  const applied = new Set(await listApplied(client));
  const missing = (await readMigrations()).filter(({ when }) => !applied.has(when));
  if (missing.length === 0) return;
  const found = { migration: '', wait: '' };
  const endReports = reportLockWaits(pool, await pidOf(client), (blocking) => {
    found.wait = `migration ${found.migration} waits for ${describeWaits(blocking)}`;
    waits.report(`The ${found.wait}.`);
  });
  try {
    const deadline = performance.now() + waits.timeout;
    while (!(await tryMigrations(client, missing, waits, (name) => (found.migration = name)))) {
      if (performance.now() > deadline)
        throw new Error(
          `The database could not be migrated: the ${found.wait || `migration ${found.migration} waits for a lock`}. End that process, or let it finish, and start again.`,
        );
      await wait(waits.pause);
    }
  } finally {
    endReports();
  }
}

/** Returns false, with nothing changed, if a lock could not be acquired in time. */
async function tryMigrations(
  client: pg.Client,
  migrations: readonly Migration[],
  { lockTimeout }: MigrationWaits,
  onMigration: (name: string) => void,
): Promise<boolean> {
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${lockTimeout}`);
    await createMigrationTable(client);
    await applyMigrations(client, migrations, onMigration);
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (!isLockTimeout(error)) throw error;
    return false;
  }
}
