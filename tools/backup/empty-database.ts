import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from '#server/database/schema.ts';
import { BackupError } from './backup-error.ts';

const quote = pg.escapeIdentifier;

const notOfExtension = (catalogue: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = o.oid and d.deptype = 'e')`;

/** Whether a database has tables; those of extensions do not count. */
export async function hasTables(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `
      select
      from pg_class o
      where relnamespace in ('public'::regnamespace, to_regnamespace('drizzle'))
        and relkind = 'r'
        and ${notOfExtension('pg_class')}
      limit 1`,
  );
  return rowCount === 1;
}

/**
 * Drops the product's tables, functions and types, within the caller's transaction. Extensions stay. Throws if the
 * database has tables that neither belong to this version nor are listed in `known`.
 */
export async function dropEverything(client: pg.Client, known: readonly string[]): Promise<void> {
  const list = async (query: string) => (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
  const tables = await list(
    `
      select relname as name
      from pg_class o
      where relnamespace = 'public'::regnamespace
        and relkind = 'r'
        and ${notOfExtension('pg_class')}`,
  );
  const own = new Set([
    ...known,
    ...Object.values(schema).flatMap((table) => (is(table, PgTable) ? getTableName(table) : [])),
  ]);
  const foreign = tables.filter((name) => !own.has(name));
  if (foreign.length > 0)
    throw new BackupError(
      `The database has tables that are not of this version of Loggia (${foreign.join(', ')}), so it is not replaced. Restore into an empty database.`,
    );
  for (const name of tables) await client.query(`drop table if exists public.${quote(name)} cascade`);
  for (const name of await list(
    `
      select oid::regprocedure::text as name
      from pg_proc o
      where pronamespace = 'public'::regnamespace
        and ${notOfExtension('pg_proc')}`,
  ))
    await client.query(`drop routine if exists ${name} cascade`);
  for (const name of await list(
    `
      select typname as name
      from pg_type o
      where typnamespace = 'public'::regnamespace
        and typtype in ('e', 'd')
        and ${notOfExtension('pg_type')}`,
  ))
    await client.query(`drop type if exists public.${quote(name)} cascade`);
  await client.query('drop schema if exists drizzle cascade');
}
