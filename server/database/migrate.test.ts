import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { addressOf, runOn } from '#tools/testing/database.ts';
import { nodeArguments } from '#tools/testing/node-arguments.ts';
import { ownDatabase, ownServer } from '#tools/testing/own-database.ts';
import { makeClient, makeUser } from '#tools/testing/sales-sessions.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { openConnection } from './connection.ts';
import * as schema from './schema.ts';

const database = await ownDatabase();

it('applies each migration once when five processes start together', async () => {
  const server = ownServer();
  const name = `loggia_test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name}`);
  const url = addressOf(server, name);
  const script = join(import.meta.dirname, '..', '..', 'tools', 'testing', 'migrate-once.ts');
  await Promise.all(
    Array.from({ length: 5 }, () => promisify(execFile)(process.execPath, [...nodeArguments, script, url])),
  );
  const connection = openConnection(url, 1);
  const { rows } = await connection.pool.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  await connection.close();
  await runOn(server, `drop database ${name} with (force)`);
  const files = (await readdir(join(import.meta.dirname, 'migrations'))).filter((file) => file.endsWith('.sql'));
  expect(rows[0]?.count).toBe(files.length);
});

it('creates exactly the columns that the code declares', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
  );
  const known = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => Object.values(getTableColumns(table)).map((column) => `${getTableName(table)}.${column.name}`));
  expect(rows.map((row) => row.name).sort()).toEqual(known.sort());
});

it('prevents a second claim on a unit that is already held', async () => {
  const { rows } = await database.pool.query<{ definition: string }>(
    "select indexdef as definition from pg_indexes where indexname = 'property_claims_one_open'",
  );
  expect(rows[0]?.definition).toMatch(/UNIQUE INDEX .* \(property_id\) WHERE \(closed_at IS NULL\)/);
});

it('corrects data of an earlier version that exceeds the limits of this one', async () => {
  const { db, pool } = database;
  const { projectId, unitIds } = await saveSampleProject(db);
  const user = await makeUser(db, projectId);
  await pool.query(
    'alter table property_views drop constraint property_views_count, add constraint property_views_count check (view_count >= 0)',
  );
  await pool.query(
    `
      insert into property_views (user_id, client_id, property_id, view_count)
      values ($1, $2, $3, 2147483647), ($1, $2, $4, 3)`,
    [user, await makeClient(db, projectId, user), unitIds[0], unitIds[1]],
  );
  await pool.query(
    `
      update projects
      set settings = settings || '{"inactivityMinutes": 720}', package = '{"settings": {"inactivityMinutes": 116}}'`,
  );
  await pool.query(
    `
      insert into project_edits (project_id, kind, key, value)
      values ($1, 'setting', 'inactivityMinutes', '240'), ($1, 'setting', 'canSell', 'true')`,
    [projectId],
  );

  await pool.query(
    await readFile(join(import.meta.dirname, 'migrations', '0010_limits-of-counts-and-minutes.sql'), 'utf8'),
  );

  const column = async (query: string) =>
    (await pool.query<{ value: unknown }>(`select ${query}`)).rows.map((row) => row.value);
  expect(await column('view_count as value from property_views order by property_id')).toEqual([1_000_000, 3]);
  expect(
    await column(
      "settings->'inactivityMinutes' as value from projects union all select package#>'{settings,inactivityMinutes}' from projects",
    ),
  ).toEqual([115, 115]);
  expect(await column('value from project_edits order by key')).toEqual([true, 115]);
});

it('assigns clients who registered alone in earlier versions to `botSalesRep`, or leaves them in the pool', async () => {
  const { db, pool } = database;
  const { rows } = await pool.query<{ id: number }>('select id from projects');
  const projectId = rows[0]?.id ?? (await saveSampleProject(db)).projectId;
  const bot = await makeUser(db, projectId);
  const other = await makeUser(db, projectId);
  const alone = await makeClient(db, projectId, null);
  const theirs = await makeClient(db, projectId, other);
  const erased = await makeClient(db, projectId, null);
  await pool.query('update clients set erased_at = now() where id = $1', [erased]);
  const file = await readFile(join(import.meta.dirname, 'migrations', '0015_new-clients.sql'), 'utf8');
  const migrate = async () => {
    for (const statement of file.split('--> statement-breakpoint').filter((text) => /^\s*UPDATE/.test(text)))
      await pool.query(statement);
  };
  const sellers = async () =>
    (
      await pool.query<{ user_id: number | null }>('select user_id from clients where id = any($1) order by id', [
        [alone, theirs, erased],
      ])
    ).rows.map(({ user_id }) => user_id);
  const nameBot = (email: string) =>
    pool.query("update projects set settings = jsonb_set(settings, '{botSalesRep,email}', to_jsonb($1::text))", [
      email,
    ]);

  await nameBot('nobody@x.example');
  await migrate();
  expect(await sellers()).toEqual([null, other, null]);

  await pool.query("update users set email = 'Bot@x.example' where id = $1", [bot]);
  await nameBot('bot@X.example');
  await migrate();
  expect(await sellers()).toEqual([bot, other, null]);
});

it('moves the contact of a project from its texts, where it was in earlier versions, to its settings', async () => {
  const { pool } = database;
  const texts = {
    en: { contact_phone: '+30 210 000 0000', contact_email: 'no address', opening_hours: 'Daily' },
    tr: {},
  };
  const file = join(import.meta.dirname, 'migrations', '0016_viewings.sql');
  const [, conversion = ''] = /(CREATE FUNCTION contact_of_texts[^]*)/.exec(await readFile(file, 'utf8')) ?? [];
  await pool.query("update projects set settings = settings - 'contact', texts = $1, package = $2", [
    texts,
    { settings: {}, texts: { ...texts, en: { opening_hours: 'Daily' } } },
  ]);
  await pool.query(conversion);
  const { rows } = await pool.query<{ now: unknown; package: unknown }>(
    "select settings->'contact' as now, package#>'{settings,contact}' as package from projects",
  );
  const stated = { phone: '+30 210 000 0000', email: null, hours: { en: 'Daily', tr: null } };
  expect(rows).toEqual([{ now: { name: null, whatsApp: null, picture: null, ...stated }, package: null }]);
});
