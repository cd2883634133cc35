import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '#server/database/connection.ts';
import { firstRow } from '#server/database/first-row.ts';

/** A node of a plan as PostgreSQL describes it. Rows are per loop. */
type PlanNode = {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
};

/** Runs a query, and returns how many rows were read at one place of its plan, at most. */
export async function mostRead(tx: Queryable, query: SQLWrapper): Promise<number> {
  return mostReadBelow(await planOf(tx, query));
}

/** Runs a query, and returns how many pages of tables and indices were read, one read twice counted twice. */
export async function pagesRead(tx: Queryable, query: SQLWrapper): Promise<number> {
  const plan = await planOf(tx, query);
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

async function planOf(tx: Queryable, query: SQLWrapper): Promise<PlanNode> {
  const { rows } = await tx.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (analyze, buffers, format json) ${query.getSQL()}`,
  );
  return firstRow(rows)['QUERY PLAN'][0].Plan;
}

function mostReadBelow(node: PlanNode): number {
  const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return Math.max(read, ...(node.Plans ?? []).map(mostReadBelow));
}
