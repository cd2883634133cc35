import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, inject, it } from 'vitest';
import { addressOf, runOn } from '#tools/testing/database.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { openConnection } from './connection.ts';
import * as schema from './schema.ts';

const database = await ownDatabase();

it('applies each migration once where five processes start together', async () => {
  const { url: server } = inject('testDatabase');
  const name = `loggia_test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name}`);
  const url = addressOf(server, name);
  const script = join(import.meta.dirname, '..', '..', 'tools', 'testing', 'migrate-once.ts');
  await Promise.all(Array.from({ length: 5 }, () => promisify(execFile)(process.execPath, [script, url])));
  const connection = openConnection(url, 1);
  const { rows } = await connection.pool.query<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations');
  await connection.close();
  await runOn(server, `drop database ${name} with (force)`);
  const files = (await readdir(join(import.meta.dirname, 'migrations'))).filter((file) => file.endsWith('.sql'));
  expect(rows[0]?.count).toBe(files.length);
});

it('makes exactly the columns that the code knows', async () => {
  const { rows } = await database.pool.query<{ name: string }>("select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'");
  const known = Object.values(schema).filter((table) => is(table, PgTable)).flatMap((table) => Object.values(getTableColumns(table)).map((column) => `${getTableName(table)}.${column.name}`));
  expect(rows.map((row) => row.name).sort()).toEqual(known.sort());
});

it('lets nobody claim a unit that somebody else holds', async () => {
  const { rows } = await database.pool.query<{ definition: string }>("select indexdef as definition from pg_indexes where indexname = 'property_claims_one_open'");
  expect(rows[0]?.definition).toMatch(/UNIQUE INDEX .* \(property_id\) WHERE \(closed_at IS NULL\)/);
});
