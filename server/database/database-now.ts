import { sql } from 'drizzle-orm';
import type { Queryable } from './connection.ts';

/** The database's clock in milliseconds, which all processes share. It advances during a transaction. */
export async function databaseNow(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ now: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as now`);
  return Number(rows[0]?.now);
}
