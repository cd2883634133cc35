import { sql, type SQL } from 'drizzle-orm';

/** How many numbers there are for the snapshots that have the same lowest running transaction. */
const perTransaction = 16_384;

/**
 * SQL, as text: the number of the statement's snapshot. Of two snapshots of a database, in whichever process, the one
 * with the higher number contains everything that the other does. It counts the transactions that have ended (all below
 * `xmax` but those still running) for each lowest running one (`xmin`), which `lowestRunning` returns.
 */
export const snapshotNumber: SQL<string> = sql<string>`(
  select (
    lowest * ${sql.raw(String(perTransaction))}
    + least(${sql.raw(String(perTransaction - 1))}, highest - lowest - running)
  )::text
  from (
    select
      pg_snapshot_xmin(now_seen)::text::bigint as lowest,
      pg_snapshot_xmax(now_seen)::text::bigint as highest,
      (select count(*) from pg_snapshot_xip(now_seen)) as running
    from pg_current_snapshot() as now_seen
  ) as seen)`;

/** The lowest transaction that a snapshot may not contain, by its number: all before it had ended. */
export function lowestRunning(number: number): number {
  return Math.floor(number / perTransaction);
}

/** The lowest number of snapshots that contain everything written by a transaction and those before it. */
export function numberAfter(transaction: number): number {
  return (transaction + 1) * perTransaction;
}
