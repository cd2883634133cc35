import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#server/database/connection.ts';

/** PostgreSQL allows 65,535 parameters per statement. */
const maxParameters = 60_000;

type TableWithId = PgTable & { id: PgColumn };

/** Inserts any number of rows and returns their ids in the same order. */
export async function insertAll<T extends TableWithId>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<number[]> {
  const perStatement = Math.floor(maxParameters / Object.keys(getTableColumns(table)).length);
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += perStatement) {
    const made = await tx
      .insert(table as TableWithId)
      // Drizzle cannot derive the insert type of a table that is a type parameter.
      .values(rows.slice(from, from + perStatement) as never)
      .returning({ id: table.id });
    ids.push(...made.map((row) => row.id as number));
  }
  return ids;
}
