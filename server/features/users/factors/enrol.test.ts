import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { appCode } from '#tools/testing/app-code.ts';
import { openBrowser, type Browser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { waitForLockWaiter } from '#tools/testing/wait-for-lock-waiter.ts';
import { withoutLock } from '#tools/testing/without-lock.ts';
import { mergeSettings } from '#tools/testing/merge-settings.ts';
import { auditEntries, mails, sessions } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { listMethods, lockOwner } from '#server/second-factors/factors.ts';
import { endPendingLogins } from '#server/second-factors/pending-logins.ts';

const {
  app,
  ids,
  as,
  userOf,
  database: { db, pool },
} = await ownStaffedApp();

const demand = (requireSecondFactor: 'none' | 'all') => mergeSettings(db, { requireSecondFactor });
const begin = async (browser: Browser): Promise<string> => (await browser.post('/secondFactors/app')).body.secret;
const confirm = async (browser: Browser, secret: string) =>
  (await browser.post('/secondFactors/app/confirm', { code: appCode(secret) })).body;

/** A browser that has sent the correct password, and has to set up a factor before it is logged in. */
async function beginLogin(name: string): Promise<Browser> {
  await demand('all');
  const browser = openBrowser(app);
  expect((await browser.logIn(name, ids.projectId)).body.error).toBe('enrolment_needed');
  return browser;
}

beforeEach(async () => {
  await demand('none');
  await db.execute(sql`truncate authenticator_apps, recovery_codes, pending_logins, sessions, mails, audit_entries`);
});

it('a pending login that ends while its first factor is being confirmed adds no factor and logs nobody in', async () => {
  const { id } = await userOf('rep');
  const browser = await beginLogin('rep');
  const secret = await begin(browser);
  const confirmed = await inTransaction(db, async (tx) => {
    await lockOwner(tx, id);
    const confirming = confirm(browser, secret);
    await waitForLockWaiter(pool, confirming);
    await endPendingLogins(tx, id);
    return { confirming };
  });
  expect(await confirmed.confirming).toMatchObject({ response: false, error: 'login_step_over' });
  expect((await browser.get('/session')).body.user).toBeNull();
  expect(await listMethods(db, id)).toEqual([]);
});

describe('an app that is confirmed three times at once', () => {
  const ownerLock = { lock: /^(select .+ from "users" where .+) for no key update$/, instead: '$1 for share' };

  /** Confirms three times at once: nothing is written before all three requests have read. */
  async function confirmThrice(browser: Browser) {
    const secret = await begin(browser);
    const { answers } = await inTransaction(db, async (tx) => {
      await tx.execute(sql`lock table authenticator_apps in share mode`);
      const confirming = Promise.all([0, 1, 2].map(() => confirm(browser, secret)));
      await waitForLockWaiter(pool, confirming, 3);
      return { answers: confirming };
    });
    return (await answers).map(({ error, recovery_codes }) => error ?? recovery_codes.length).toSorted();
  }
  const count = async (name: string) => ({
    mails: await db.$count(mails, eq(mails.kind, 'appAdded')),
    entries: await db.$count(auditEntries, eq(auditEntries.action, 'user.addFactor')),
    sessions: await db.$count(sessions, eq(sessions.user_id, (await userOf(name)).id)),
  });

  it('is added once, with one set of recovery codes', async () => {
    expect(await confirmThrice(await as('rep'))).toEqual([10, 'code_wrong', 'code_wrong']);
    expect(await count('rep')).toEqual({ mails: 1, entries: 1, sessions: 1 });
  });

  it('would be added three times if its owner were not locked', async () => {
    const rep = await as('rep');
    expect(await withoutLock(ownerLock, () => confirmThrice(rep))).toEqual([10, 10, 10]);
    expect(await count('rep')).toEqual({ mails: 3, entries: 3, sessions: 1 });
  });

  it('begins one session if it completes a login', async () => {
    expect(await confirmThrice(await beginLogin('rep'))).toEqual([10, 'login_step_over', 'login_step_over']);
    expect(await count('rep')).toEqual({ mails: 1, entries: 1, sessions: 1 });
  });

  it('would begin three sessions if its owner were not locked', async () => {
    const browser = await beginLogin('rep');
    expect(await withoutLock(ownerLock, () => confirmThrice(browser))).toEqual([10, 10, 10]);
    expect(await count('rep')).toEqual({ mails: 3, entries: 3, sessions: 3 });
  });
});
