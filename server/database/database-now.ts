import { sql } from 'drizzle-orm';
import type { Queryable } from './connection.ts';

/** SQL: the database's clock in milliseconds, which all processes share. It advances during a transaction. */
export const clockNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`;

/** The time of `clockNow`. */
export async function databaseNow(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ now: number }>(sql`select ${clockNow} as now`);
  return Number(rows[0]?.now);
}
