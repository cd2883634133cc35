import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '#server/database/schema.ts';
import { lockUserTree } from '#server/people/lock-users.ts';
import type { openBrowser } from '#tools/testing/browser.ts';
import { duringTransaction } from '#tools/testing/during-transaction.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';

const {
  as,
  userOf,
  database: { db, pool },
} = await ownStaffedApp();
const manager = await as('manager');
const rep = await userOf('rep');

type Call = (browser: ReturnType<typeof openBrowser>) => Promise<{ status: number }>;

/** A call by the manager of the sales rep, who is moved below nobody while it runs. */
async function whileMovedAway(call: Call): Promise<number> {
  const away = async (tx: Parameters<typeof lockUserTree>[0]) => {
    await lockUserTree(tx);
    await tx.update(users).set({ parent_id: null }).where(eq(users.id, rep.id));
  };
  try {
    return (await duringTransaction(pool, away, () => call(manager))).status;
  } finally {
    await db.update(users).set({ parent_id: rep.parent_id }).where(eq(users.id, rep.id));
  }
}

it.each<[string, Call]>([
  ['keeps their second factors', (browser) => browser.post(`/users/${rep.id}/secondFactors`, { _method: 'DELETE' })],
  ['gets no link for another password', (browser) => browser.post(`/users/${rep.id}/passwordLink`)],
  ['keeps their name', (browser) => browser.post(`/users/${rep.id}`, { _method: 'PUT', name: 'Somebody Else' })],
])('a sales user who is moved out of reach while their former manager makes a call %s', async (_, call) => {
  expect(await whileMovedAway(call)).toBe(404);
  expect(await userOf('rep')).toEqual(rep);
  expect((await call(manager)).status).toBe(200);
});
