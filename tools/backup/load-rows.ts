import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import type { Header } from './archive-format.ts';

/**
 * Loads the rows of a backup into tables of the same schema, in the caller's transaction. Rows of tables that are not
 * in the schema, because they belong to other programs, are left out.
 */
export type RowLoader = {
  load(table: string, data: Buffer): Promise<void>;
  /** Restores foreign keys and triggers, and returns the number of rows of each table. */
  finish(): Promise<Record<string, number>>;
};

type ForeignKey = { table: string; name: string; definition: string };

const quote = pg.escapeIdentifier;

/**
 * Prepares the tables. Foreign keys are dropped, and created again at the end, which checks them. Triggers are off,
 * since what they wrote is in the backup. Needs only the rights of the tables' owner.
 */
export async function openRowLoader(client: pg.Client, header: Header): Promise<RowLoader> {
  const known = await listRelations(client);
  const tables = header.tables.filter(({ name }) => known.has(name));
  const sequences = header.sequences.filter(({ name }) => known.has(name));
  const columns = new Map(tables.map((table) => [table.name, table.columns.map(quote).join(', ')]));
  const counts = Object.fromEntries(tables.map(({ name }) => [name, 0]));
  const foreignKeys = await listForeignKeys(client);
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  const alterTriggers = async (state: 'disable' | 'enable') => {
    for (const { name } of tables) await client.query(`alter table public.${quote(name)} ${state} trigger user`);
  };
  await alterTriggers('disable');
  // Migrations may have written rows into the empty tables.
  await client.query(`truncate ${tables.map(({ name }) => `public.${quote(name)}`).join(', ')}`);
  return {
    async load(table, data) {
      const list = columns.get(table);
      if (list === undefined) return;
      const stream: CopyStreamQuery = client.query(copyFrom(`copy public.${quote(table)} (${list}) from stdin`));
      await pipeline(Readable.from([data]), stream);
      counts[table] = (counts[table] ?? 0) + stream.rowCount;
    },
    async finish() {
      for (const { table, name, definition } of foreignKeys)
        await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
      await alterTriggers('enable');
      for (const { name, last_value, is_called } of sequences)
        await client.query('select setval($1::regclass, $2, $3)', [`public.${quote(name)}`, last_value, is_called]);
      return counts;
    },
  };
}

async function listRelations(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')",
  );
  return new Set(rows.map(({ name }) => name));
}

async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`);
  return rows;
}
