import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { listApplied } from '#server/database/migrate.ts';
import { reach } from '#server/database/reach.ts';
import { readMigrations } from '#server/database/read-migrations.ts';
import { BackupError } from './backup-error.ts';
import type { Header } from './archive-format.ts';
import { listErasedPeople, type ErasedPeople } from './erased-people.ts';

/** A consistent state of a database, unaffected by concurrent writes. */
export type Snapshot = {
  tables: Header['tables'];
  sequences: Header['sequences'];
  migrations: Header['migrations'];
  postgres: string;
  erased: ErasedPeople;
  /**
   * The rows of a table in COPY's text format, in parts of whole rows of some 4 MB each, with the number of rows of
   * each part.
   */
  readRows(table: Header['tables'][number]): AsyncIterable<{ data: Buffer; rows: number }>;
  /**
   * The folders and files below DATA_DIR/media that rows refer to; `file` is null if any file of the folder will do.
   */
  listNamedMedia(): Promise<{ folder: string; file: string | null }[]>;
  close(): Promise<void>;
};

const partSize = 4_000_000;
const newline = 0x0a;

/** The application name of the connections of backups and restores, which distinguishes them from servers. */
const applicationName = 'loggia backup';

/** Opens a connection without time limits and with the settings that the archive format requires. */
export async function connectForCopy(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: applicationName, keepAlive: true });
  // A lost connection fails the query that runs on it, or the next one.
  client.on('error', () => undefined);
  await reach(() => client.connect());
  for (const [name, value] of Object.entries({
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    intervalstyle: 'postgres',
    extra_float_digits: '1',
    client_encoding: 'UTF8',
    statement_timeout: '0',
    lock_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  }))
    await client.query(`set ${name} = '${value}'`);
  return client;
}

/** Opens a snapshot of the database at a URL. Throws if nothing was ever stored in it. */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = await connectForCopy(url);
  let closing: Promise<void> | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    const applied = await listApplied(client);
    if (applied.length === 0) throw new BackupError('The database is empty: there is nothing to back up.');
    const names = new Map((await readMigrations()).map(({ when, name }) => [when, name]));
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
    return {
      tables: await listTables(client),
      sequences: await listSequences(client),
      migrations: applied.map((when) => ({ when, name: names.get(when) ?? 'unknown' })),
      postgres: rows[0]?.version ?? '',
      erased: await listErasedPeople(client),
      readRows: (table) => readRows(client, table),
      listNamedMedia: () => listNamedMedia(client),
      close: () => (closing ??= client.end()),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/**
 * Tables with the columns that are stored. Generated columns are computed again. Columns of type xid8 are left out,
 * because they identify transactions of this cluster only.
 */
async function listTables(client: pg.Client): Promise<Header['tables']> {
  const { rows } = await client.query<Header['tables'][number]>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace
      and c.relkind = 'r'
      and a.attnum > 0
      and not a.attisdropped
      and a.attgenerated = ''
      and a.atttypid <> 'xid8'::regtype
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.relname
    order by c.relname`);
  return rows;
}

async function listSequences(client: pg.Client): Promise<Header['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  );
  const sequences: Header['sequences'] = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${pg.escapeIdentifier(name)}`,
    );
    for (const state of states) sequences.push({ name, ...state });
  }
  return sequences;
}

async function* readRows(
  client: pg.Client,
  { name, columns }: Header['tables'][number],
): AsyncGenerator<{ data: Buffer; rows: number }> {
  const list = columns.map(pg.escapeIdentifier).join(', ');
  const stream = client.query(copyTo(`copy public.${pg.escapeIdentifier(name)} (${list}) to stdout`));
  let pending: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    pending.push(chunk);
    size += chunk.length;
    if (size < partSize) continue;
    const data = Buffer.concat(pending);
    // In the text format every line break ends a row: those within values are escaped.
    const end = data.lastIndexOf(newline) + 1;
    if (end > 0) yield { data: data.subarray(0, end), rows: countRows(data.subarray(0, end)) };
    pending = [data.subarray(end)];
    size = data.length - end;
  }
  const data = Buffer.concat(pending);
  if (data.length > 0) yield { data, rows: countRows(data) };
}

function countRows(data: Buffer): number {
  let count = 0;
  for (let at = data.indexOf(newline); at !== -1; at = data.indexOf(newline, at + 1)) count++;
  return count;
}

async function listNamedMedia(client: pg.Client): Promise<{ folder: string; file: string | null }[]> {
  const { rows } = await client.query<{ folder: string; file: string | null }>(`
    select distinct media_id as folder, null as file from pictures
    union select media_id, file from documents
    union select found[1], null from tours, regexp_matches(tour::text, '/media/([^/"]+)/', 'g') as found`);
  return rows;
}
