import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { mails } from '#server/database/schema.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { makeClient } from '#tools/testing/sales-sessions.ts';
import { mailsOfClient } from './mails-of-client.ts';

const {
  ids,
  userOf,
  database: { db },
} = await ownStaffedApp();
let clientId: number;

beforeAll(async () => {
  clientId = await makeClient(db, ids.projectId, (await userOf('rep')).id);
  await db.execute(sql`
    insert into mails (message_id, "to", kind, subject, text, html)
    select '<' || n || '@x.example>', 'somebody' || n || '@x.example', 'thankYou', '', '', ''
    from generate_series(1, 5000) n`);
  await db.execute(sql`analyze`);
});

/** A node of a plan as PostgreSQL describes it. Rows are per loop. */
type PlanNode = {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
};

/** How many rows were read at one place of a plan, at most. */
function mostRead(node: PlanNode): number {
  const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return Math.max(read, ...(node.Plans ?? []).map(mostRead));
}

it('finds the mails of a client without reading those of everybody', async () => {
  const query = db.select({ id: mails.id }).from(mails).where(mailsOfClient(clientId)).orderBy(mails.id);
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (analyze, format json) ${query.getSQL()}`,
  );
  expect(mostRead(rows[0]!['QUERY PLAN'][0].Plan)).toBeLessThan(20);
});
