import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '#server/database/connection.ts';
import { firstRow } from '#server/database/first-row.ts';

/** A node of a plan as PostgreSQL describes it. Rows are per loop. */
type PlanNode = {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
};

/** Runs a query, and returns how many rows were read at one place of its plan, at most. */
export async function mostRead(tx: Queryable, query: SQLWrapper): Promise<number> {
  const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (analyze, format json) ${query.getSQL()}`,
  );
  return mostReadBelow(firstRow(rows)['QUERY PLAN'][0].Plan);
}

function mostReadBelow(node: PlanNode): number {
  const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return Math.max(read, ...(node.Plans ?? []).map(mostReadBelow));
}
