import { sql } from 'drizzle-orm';
import type { Queryable } from './connection.ts';

/** The database's clock in milliseconds: all processes share it. It does not stand still inside a transaction. */
export async function databaseNow(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ now: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as now`);
  return Number(rows[0]!.now);
}
