import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '#server/database/connection.ts';
import { pendingLogins, sessions, users } from '#server/database/schema.ts';
import { hashPassword } from '#server/people/password.ts';
import { endSessionsOfUser } from '#server/sessions/end-sessions.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { waitForLockWaiter } from '#tools/testing/wait-for-lock-waiter.ts';
import { withoutLock } from '#tools/testing/without-lock.ts';

const {
  app,
  ids,
  userOf,
  database: { db, pool },
} = await ownStaffedApp();
const passwordCheck = {
  lock: / and "users"."password_hash" = \$3\) for share$/,
  instead: ` and $3::text <> '') for share`,
};

/**
 * Logs in with the old password, which is correct when it is checked, while its owner sets another one, which ends
 * every session. Returns the answer, and how many sessions and pending logins are left.
 */
async function logInDuringReset(name: string) {
  const { id } = await userOf(name);
  const [before] = await db.select().from(users).where(eq(users.id, id));
  const password_hash = await hashPassword('another long password');
  const client = await pool.connect();
  try {
    await client.query('begin');
    const tx = drizzle(client) as unknown as Transaction;
    await tx.update(users).set({ password_hash }).where(eq(users.id, id));
    await endSessionsOfUser(tx, id);
    const answered = openBrowser(app).logIn(name, ids.projectId);
    await waitForLockWaiter(pool, answered);
    await client.query('commit');
    const { body } = await answered;
    const left = {
      sessions: await db.$count(sessions, eq(sessions.user_id, id)),
      pending: await db.$count(pendingLogins, eq(pendingLogins.user_id, id)),
    };
    return { isLoggedIn: body.response, error: body.error, ...left };
  } finally {
    client.release();
    await db
      .update(users)
      .set({ password_hash: before?.password_hash ?? '' })
      .where(eq(users.id, id));
    await db.delete(sessions).where(eq(sessions.user_id, id));
  }
}

describe('a login with the old password while another one is set', () => {
  const nothing = { isLoggedIn: false, error: 'error_user_email', sessions: 0, pending: 0 };

  it('opens no session that outlives the old password', async () => {
    expect(await logInDuringReset('rep')).toEqual(nothing);
  });

  it('would open one if the password were not compared under the lock', async () => {
    expect(await withoutLock(passwordCheck, () => logInDuringReset('rep'))).toMatchObject({
      isLoggedIn: true,
      sessions: 1,
    });
  });

  it('does not begin a second step either', async () => {
    await db.execute(`update projects set settings = settings || '{"requireSecondFactor": "all"}'`);
    expect(await logInDuringReset('rep')).toEqual(nothing);
    const before = await openBrowser(app).logIn('rep', ids.projectId);
    expect(before.body.error).toBe('enrolment_needed');
  });
});
