import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { appCode } from '#tools/testing/app-code.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { waitForLockWaiter } from '#tools/testing/wait-for-lock-waiter.ts';
import { users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { listMethods, lockOwner } from '#server/second-factors/factors.ts';
import { endPendingLogins } from '#server/second-factors/pending-logins.ts';

const {
  app,
  ids,
  database: { db, pool },
} = await ownStaffedApp();

it('a login that a new password ends while the first factor is confirmed adds none, and logs nobody in', async () => {
  await db.execute(sql`update projects set settings = settings || '{"requireSecondFactor": "all"}'`);
  const [rep = { id: 0 }] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'rep@asteria.example'));
  const browser = openBrowser(app);
  expect((await browser.logIn('rep', ids.projectId)).body.error).toBe('enrolment_needed');
  const { secret } = (await browser.post('/secondFactors/app')).body;
  const confirm = async () => (await browser.post('/secondFactors/app/confirm', { code: appCode(secret) })).body;
  const confirmed = await inTransaction(db, async (tx) => {
    await lockOwner(tx, rep.id);
    const confirming = confirm();
    await waitForLockWaiter(pool, confirming);
    await endPendingLogins(tx, rep.id);
    return { confirming };
  });
  expect(await confirmed.confirming).toMatchObject({ response: false, error: 'login_step_over' });
  expect((await browser.get('/session')).body.user).toBeNull();
  expect(await listMethods(db, rep.id)).toEqual([]);
});
