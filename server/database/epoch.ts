import { sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';

/**
 * SQL: the epoch of the database, as text. Snapshot numbers of two epochs cannot be compared, because a database that
 * was set back assigns the same numbers again. The epoch changes with every restore of a backup (the row), in another
 * cluster (`system_identifier`), with every failover and point-in-time recovery (the timeline, with which the names of
 * WAL files begin), and if a dump is loaded into another database or other tables of the same cluster. It does not
 * change if the database's files are replaced by a copy.
 */
export const epoch: SQL<string> = sql<string>`left(encode(sha256(convert_to(concat_ws(' ',
    (select max(id::text) from epochs), (select system_identifier from pg_control_system()),
    left(pg_walfile_name(pg_current_wal_lsn()), 8), (select oid from pg_database where datname = current_database()),
    'epochs'::regclass::oid), 'UTF8')), 'hex'), 16)`;

/** Begins a new epoch, in the transaction of the caller. */
export async function beginEpoch(client: pg.ClientBase): Promise<void> {
  await client.query('delete from epochs');
  await client.query('insert into epochs default values');
}
