import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, readLink, type BrowserResponse } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import type { Transaction } from '#server/database/connection.ts';
import {
  approvals,
  auditEntries,
  clients,
  mails,
  rateLimits,
  users,
  verificationCodes,
} from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';

const {
  app,
  ids,
  as,
  clientOf,
  userOf,
  database: { db },
} = await ownStaffedApp();
const rep = await as('rep');
const email = 'client@asteria.example';
const { id: client } = await clientOf('client');
const begin = (browser = openBrowser(app)) =>
  browser.post('/clientLogins', { email, project_id: ids.projectId, lang: 'en' });

beforeEach(async () => {
  await db.delete(rateLimits);
  await db.update(clients).set({ is_active: true, is_verified: true, erased_at: null }).where(eq(clients.id, client));
});

/** Makes requests while their client is locked, and runs `then` once all of them wait for the lock. */
async function whileLocked(
  ask: () => Promise<BrowserResponse>[],
  then: (tx: Transaction) => Promise<unknown>,
  hold = (tx: Transaction): Promise<unknown> => tx.select().from(clients).where(eq(clients.id, client)).for('update'),
): Promise<BrowserResponse[]> {
  const { answers } = await inTransaction(db, async (tx) => {
    await hold(tx);
    const answers = ask();
    const waiting = async () =>
      (
        await db.execute<{ count: number }>(
          sql`
            select count(*)::int as count
            from pg_stat_activity
            where datname = current_database()
              and wait_event_type = 'Lock'`,
        )
      ).rows[0]!.count;
    await expect.poll(waiting).toBe(answers.length);
    await then(tx);
    return { answers: Promise.all(answers) };
  });
  return answers;
}

describe('an approval of a client who is being changed concurrently', () => {
  const voidOpen = (tx: Transaction) =>
    tx
      .update(approvals)
      .set({ voided_at: sql`now()` })
      .where(eq(approvals.client_id, client));

  it('is accepted afterwards or not at all, without a deadlock', async () => {
    await begin();
    const { id, code } = await readLink(app, email);
    const [answer] = await whileLocked(() => [openBrowser(app).post('/clientLogins/accept', { id, code })], voidOpen);
    expect(answer).toMatchObject({ status: 200, body: { response: false, error: 'invalidCode' } });
  });

  it('is collected afterwards or not at all', async () => {
    const browser = openBrowser(app);
    await begin(browser);
    const { id, code } = await readLink(app, email);
    await openBrowser(app).post('/clientLogins/accept', { id, code });
    const [answer] = await whileLocked(() => [browser.post('/clientLogins/check', { id })], voidOpen);
    expect(answer).toMatchObject({ status: 200, body: { response: false } });
    expect((await browser.get('/session')).body.client).toBeNull();
  });
});

it('a client who is assigned to somebody else at the same moment is not invited', async () => {
  const before = await db.select().from(mails);
  const { id: other } = await userOf('rep2');
  const [row] = await db.select({ user_id: clients.user_id }).from(clients).where(eq(clients.id, client));
  const assign = (user_id: number | null) => (tx: Transaction) =>
    tx.update(clients).set({ user_id }).where(eq(clients.id, client));
  const [answer] = await whileLocked(
    () => [rep.post('/clientInvitations', { email, project_id: ids.projectId })],
    async () => undefined,
    assign(other),
  );
  await inTransaction(db, assign(row!.user_id));
  expect(answer!.body).toMatchObject({ response: false, error: 'error_client_of_another' });
  expect(await db.select().from(mails)).toHaveLength(before.length);
});

describe('a client who is disabled or erased at the same moment', () => {
  it.each([
    ['disabled', { is_active: false }],
    ['erased', { is_active: false, erased_at: new Date() }],
  ])('is %s: gets no mail, token or login, and the same answer as an unknown address', async (_, gone) => {
    const before = await db.select().from(mails);
    const set = (tx: Transaction) => tx.update(clients).set(gone).where(eq(clients.id, client));
    const answers = await whileLocked(
      () => [
        openBrowser(app).post('/clients/forgotPassword', { email }),
        rep.post('/clientInvitations', { email, project_id: ids.projectId }),
        begin(),
      ],
      async () => undefined,
      set,
    );
    expect(answers.map(({ body }) => [body.response, body.error])).toEqual([
      [false, 'error_no_such_user'],
      [false, 'error_no_such_client'],
      [false, 'client_login.email_or_password_wrong'],
    ]);
    expect(await db.select().from(mails)).toHaveLength(before.length);
    expect(await db.select().from(auditEntries).where(eq(auditEntries.action, 'client.invite'))).toEqual([]);
  });

  it('gets no code', async () => {
    await db.update(clients).set({ is_verified: false }).where(eq(clients.id, client));
    const browser = openBrowser(app);
    await begin(browser);
    await db.update(verificationCodes).set({ created_at: sql`now() - interval '3 minutes'` });
    const before = await db.select().from(mails);
    const set = (tx: Transaction) => tx.update(clients).set({ is_active: false }).where(eq(clients.id, client));
    const answers = await whileLocked(
      () => [browser.post('/clients/resendCode', { id: client, project_id: ids.projectId }), begin()],
      async () => undefined,
      set,
    );
    expect(answers.map(({ body }) => body.error)).toEqual([
      'error_no_such_client',
      'client_login.email_or_password_wrong',
    ]);
    expect(await db.select().from(mails)).toHaveLength(before.length);
  });

  it('gets no reset link, nor does a sales user', async () => {
    const manager = 'manager@asteria.example';
    const set = (tx: Transaction) => tx.update(users).set({ is_active: false }).where(eq(users.email, manager));
    const before = await db.select().from(mails);
    const answers = await whileLocked(
      () => [openBrowser(app).post('/users/forgotPassword', { email: manager })],
      async () => undefined,
      set,
    );
    expect(answers[0]!.body).toMatchObject({ response: false, error: 'error_no_such_user' });
    expect(await db.select().from(mails)).toHaveLength(before.length);
  });
});
