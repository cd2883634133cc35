import { sql, type SQL } from 'drizzle-orm';

/** How many numbers there are for the snapshots that have the same lowest running transaction. */
const perTransaction = 16_384;

/**
 * SQL: the number of the statement's snapshot, as text. Of two snapshots of a database, even in different processes,
 * the one with the higher number contains everything that the other does. The number combines the lowest running
 * transaction (`xmin`, which `lowestRunning` returns) with the count of later ones that have ended (all below `xmax`
 * except those running).
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

/** The lowest transaction that was still running in the snapshot with this number: all before it had ended. */
export function lowestRunning(number: number): number {
  return Math.floor(number / perTransaction);
}

/** The lowest number of a snapshot that contains everything written by a transaction and those before it. */
export function numberAfter(transaction: number): number {
  return (transaction + 1) * perTransaction;
}
