import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/**
 * A line for each row of each table and for each sequence, by table, without columns that identify transactions of a
 * cluster. Two databases with the same data have equal lines.
 */
export async function readAllRows(client: Pick<pg.Client, 'query'>): Promise<Record<string, string[]>> {
  await client.query("set timezone = 'UTC'");
  const { rows } = await client.query(`
    select c.relname as name, string_agg(quote_ident(a.attname) || '::text', ', ' order by a.attname) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace
      and c.relkind in ('r', 'S')
      and a.attnum > 0
      and not a.attisdropped
      and a.atttypid <> 'xid8'::regtype
      and a.attname <> 'log_cnt'
    group by 1
    order by 1`);
  const found: Record<string, string[]> = {};
  for (const { name, columns } of rows as { name: string; columns: string }[]) {
    const { rows: lines } = await client.query(
      `
        select line
        from (select jsonb_build_array(${columns})::text as line from public.${pg.escapeIdentifier(name)}) as lines
        order by line collate "C"`,
    );
    found[name] = (lines as { line: string }[]).map(({ line }) => line);
  }
  return found;
}

/** The definition of every column, constraint, index, trigger and function, as sorted lines. */
export async function describeSchema(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query(`
    select
      'column ' || table_name || '.' || column_name || ' ' || data_type || coalesce(' ' || column_default, '')
        || ' ' || is_nullable || coalesce(' ' || generation_expression, '') as line
    from information_schema.columns
    where table_schema = 'public'
    union all
    select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint
    where connamespace = 'public'::regnamespace
    union all
    select indexdef
    from pg_indexes
    where schemaname = 'public'
    union all
    select pg_get_triggerdef(oid) || ' ' || tgenabled::text
    from pg_trigger
    where not tgisinternal
    union all
    select pg_get_functiondef(oid)
    from pg_proc
    where pronamespace = 'public'::regnamespace`);
  return (rows as { line: string }[]).map(({ line }) => line).toSorted();
}

/** The SHA-256 of every file below a folder, by its path. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashed = await Promise.all(
    files.toSorted().map(async (path) => [path.slice(folder.length + 1), sha256(await readFile(path))] as const),
  );
  return Object.fromEntries(hashed);
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
