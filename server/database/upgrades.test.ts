import { randomBytes } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import pg from 'pg';
import { createApp } from '#server/app.ts';
import { describeSchema } from '#tools/testing/compare-databases.ts';
import { addressOf, runOn } from '#tools/testing/database.ts';
import { ownDatabase, ownServer } from '#tools/testing/own-database.ts';
import { applyWithRows } from '#tools/testing/upgrades/rows.ts';
import { openConnection } from './connection.ts';
import { locks } from './locks.ts';
import { migrateDatabase } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';

const fresh = await ownDatabase();
const server = ownServer();
const migrations = await readMigrations();
const made: string[] = [];
afterAll(async () => {
  for (const name of made) await runOn(server, `drop database if exists ${name} with (force)`);
});

async function newDatabase(template?: string): Promise<{ name: string; url: string }> {
  const name = `loggia_test_${randomBytes(6).toString('hex')}`;
  made.push(name);
  await runOn(
    server,
    `create database ${name}${template === undefined ? '' : ` template ${template} strategy file_copy`}`,
  );
  return { name, url: addressOf(server, name) };
}

async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return act(client).finally(() => client.end());
}

/** A database with the migrations before this one, and the rows that each of those versions wrote. */
async function databaseBefore(migrationName: string): Promise<string> {
  const { url } = await newDatabase();
  const count = migrations.findIndex(({ name }) => name === migrationName);
  await withClient(url, async (client) => {
    for (const migration of migrations.slice(0, count)) await applyWithRows(client, migration);
  });
  return url;
}

/** The number of rows of each table, except the log of changes, to which migrations add rows. */
async function countRows(client: Pick<pg.Client, 'query'>): Promise<Record<string, number>> {
  const { rows } = await client.query(
    `
      select
        relname as name,
        (xpath(
          '/row/c/text()',
          query_to_xml('select count(*) as c from public.' || quote_ident(relname), false, true, '')
        ))[1]::text::int as count
      from pg_class
      where relnamespace = 'public'::regnamespace
        and relkind = 'r'
        and relname <> 'catalogue_changes'
      order by 1`,
  );
  return Object.fromEntries((rows as { name: string; count: number }[]).map(({ name, count }) => [name, count]));
}

it('upgrades every earlier version with its rows, and ends with the schema of a new installation', async () => {
  const expected = await describeSchema(fresh.pool);
  const base = await newDatabase();
  for (const migration of migrations) {
    const before = await withClient(base.url, async (client) => {
      await applyWithRows(client, migration);
      return countRows(client);
    });
    const { url } = await newDatabase(base.name);
    const connection = openConnection(url, 2);
    await migrateDatabase(connection.pool);
    expect([migration.name, ...(await describeSchema(connection.pool))]).toEqual([migration.name, ...expected]);
    expect([migration.name, await countRows(connection.pool)]).toMatchObject([migration.name, before]);
    await connection.close();
    await runOn(server, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
  }
  const rows = await withClient(base.url, countRows);
  // Tables listed here need rows in tools/testing/upgrades/rows.ts.
  expect(Object.keys(rows).filter((table) => rows[table] === 0)).toEqual([]);
});

it('shows the units of the first version after the upgrade', async () => {
  const [first, second = ''] = migrations.map(({ name }) => name);
  expect(first).toBe('0000_first-tables');
  const connection = openConnection(await databaseBefore(second), 5);
  await migrateDatabase(connection.pool);
  const app = await createApp({ connection, dataDir: '/nowhere', webFolder: '/nowhere' });
  const units = await app.inject('/api/properties');
  await app.close();
  await connection.close();
  expect(units.json()).toMatchObject([{ status: 'reserved' }, { status: 'available' }, { status: 'available' }]);
});

/** Collects reports; `first` resolves with the first one that contains `words`. */
function collect(words: string): { report(line: string): void; first: Promise<string> } {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { report: (line) => void (line.includes(words) && resolve(line)), first: promise };
}

it('a migration that waits for a lock reports who holds it, lets others go first, and then continues', async () => {
  const connection = openConnection(await databaseBefore('0017_viewing-uids'), 2);
  await withClient(connection.pool.options.connectionString ?? '', async (other) => {
    await other.query("set application_name = 'a report'");
    await other.query('begin');
    await other.query('lock table viewings in access share mode');
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    const { report, first } = collect('waits for viewings');
    const migrating = migrateDatabase(connection.pool, { lockTimeout: 2_500, pause: 100, report });
    expect(await first).toMatch(
      new RegExp(
        `migration 0017_viewing-uids waits for viewings, .* process ${rows[0]?.pid} .*a report, idle in transaction`,
      ),
    );
    await other.query('rollback');
    await migrating;
  });
  expect((await connection.pool.query('select uid from viewings')).rowCount).toBe(1);
  await connection.close();
});

it('a migration that does not get a lock in time fails, and changes nothing', async () => {
  const connection = openConnection(await databaseBefore('0017_viewing-uids'), 2);
  await withClient(connection.pool.options.connectionString ?? '', async (other) => {
    await other.query('begin');
    await other.query('lock table viewings in access share mode');
    await expect(
      migrateDatabase(connection.pool, { lockTimeout: 50, pause: 1, timeout: 0, report: () => undefined }),
    ).rejects.toThrow(/could not be migrated: the migration 0017_viewing-uids waits/);
    await other.query('rollback');
  });
  await expect(connection.pool.query('select uid from viewings')).rejects.toThrow(/uid/);
  await connection.close();
});

it('a process that waits for another one to migrate reports that', async () => {
  await withClient(fresh.url, async (other) => {
    await other.query('select pg_advisory_lock($1)', [locks.migration]);
    const { report, first } = collect('Waiting for the lock for migrations: process');
    const migrating = migrateDatabase(fresh.pool, { report });
    expect(await first).toMatch(/ has it\.$/);
    await other.query('select pg_advisory_unlock($1)', [locks.migration]);
    await migrating;
  });
});
