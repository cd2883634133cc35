import { sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';

/**
 * SQL, as text: what a number of a snapshot belongs to. Numbers of two epochs cannot be compared, since a database that
 * went back counts the same transactions again. It changes with every restore of a backup (the row), in another cluster
 * (`system_identifier`), with every promotion after a takeover or a return to a point in time (the timeline, by which
 * names of log files begin), and where a dump was read into another database or other tables of the same cluster. A
 * copy of the database's files that is put back has the same epoch.
 */
export const epoch: SQL<string> = sql<string>`left(encode(sha256(convert_to(concat_ws(' ',
    (select max(id::text) from epochs), (select system_identifier from pg_control_system()),
    left(pg_walfile_name(pg_current_wal_lsn()), 8), (select oid from pg_database where datname = current_database()),
    'epochs'::regclass::oid), 'UTF8')), 'hex'), 16)`;

/** Begins another epoch, in the transaction of the caller. */
export async function beginEpoch(client: pg.ClientBase): Promise<void> {
  await client.query('delete from epochs');
  await client.query('insert into epochs default values');
}
