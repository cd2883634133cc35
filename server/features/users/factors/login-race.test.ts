import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, it } from 'vitest';
import type { Transaction } from '#server/database/connection.ts';
import { sessions, users } from '#server/database/schema.ts';
import { appCode } from '#tools/testing/app-code.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { addApp } from '#tools/testing/second-factors.ts';
import { waitForLockWaiter } from '#tools/testing/wait-for-lock-waiter.ts';

const {
  app,
  ids,
  as,
  userOf,
  database: { db, pool },
} = await ownStaffedApp({ secretsKey: 'a key of the operator with 32 characters' });

it('a login whose code is being accepted leaves no session when the factors are reset at that moment', async () => {
  const { id } = await userOf('rep');
  const { secret } = await addApp(db, await as('rep'));
  const general = await as('general');
  await db.delete(sessions).where(eq(sessions.user_id, id));
  const browser = openBrowser(app);
  await browser.logIn('rep', ids.projectId);
  const user = await pool.connect();
  const limits = await pool.connect();
  try {
    // The login waits for the lock of the user and then, once its code is accepted, for the rate limits that it resets.
    await user.query('begin');
    const tx = drizzle(user) as unknown as Transaction;
    await tx.select().from(users).where(eq(users.id, id)).for('no key update');
    const answer = browser.post('/users/login/code', { method: 'app', code: appCode(secret) });
    await waitForLockWaiter(pool, answer);
    await limits.query('begin');
    await limits.query('lock table rate_limits');
    await user.query('commit');
    await waitForLockWaiter(pool, answer);
    expect((await general.post(`/users/${id}/secondFactors`, { _method: 'DELETE' })).body.response).toBe(true);
    await limits.query('commit');
    await answer;
    expect(await db.$count(sessions, eq(sessions.user_id, id))).toBe(0);
  } finally {
    user.release();
    limits.release();
  }
});
