import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { mails } from '#server/database/schema.ts';
import { mostRead } from '#tools/testing/most-read.ts';
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

it('finds the mails of a client without reading those of everybody', async () => {
  const query = db.select({ id: mails.id }).from(mails).where(mailsOfClient(clientId)).orderBy(mails.id);
  expect(await mostRead(db, query)).toBeLessThan(20);
});
