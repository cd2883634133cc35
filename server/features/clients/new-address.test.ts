import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { openBrowser, readLink, readMails } from '#tools/testing/browser.ts';
import { registrationOf } from '#tools/testing/registration-of.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { clients, mails, rateLimits } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';

const {
  app,
  ids,
  as,
  database: { db },
} = await ownStaffedApp();
await db.execute(sql`update projects set settings = settings || '{"clientVerification": 1}'::jsonb`);

const rep = await as('rep');
const manager = await as('manager');
const admin = await as('admin');
const register = async (email: string, browser = rep): Promise<number> =>
  (await browser.post('/clients', registrationOf(ids.projectId, email))).body.client.id;
const move = (id: number, email: string) => rep.post(`/clients/${id}`, { _method: 'PUT', email });
const codeTo = async (email: string) =>
  /^(\d{6}) is your/.exec((await readMails(app, email)).at(-1)?.subject ?? '')?.[1];
const mailsTo = (email: string) => db.select().from(mails).where(eq(mails.to, email)).orderBy(mails.id);

beforeEach(() => db.delete(rateLimits));

it('is not verified by a code sent to the old one, and gets its own code immediately', async () => {
  const browser = openBrowser(app);
  const id = await register('typo@x.example', browser);
  const old = await codeTo('typo@x.example');
  expect(old).toBeDefined();
  expect((await admin.post(`/clients/${id}`, { _method: 'PUT', email: 'right@x.example' })).body).toMatchObject({
    email: 'right@x.example',
    is_verified: false,
  });
  expect((await browser.post('/clients/verify', { id, code: old })).body.error).toBe('verification_code_invalid');
  expect((await browser.post('/clients/resendCode', { id, project_id: ids.projectId, lang: 'en' })).body).toEqual({
    response: true,
  });
  expect(
    (await browser.post('/clients/verify', { id, code: await codeTo('right@x.example') })).body.client.is_verified,
  ).toBe(true);
});

it('invalidates reset links sent to the old one, unless only its case changed', async () => {
  const id = await register('old@x.example');
  await openBrowser(app).post('/clients/forgotPassword', { email: 'old@x.example' });
  const { code: token } = await readLink(app, 'old@x.example');
  await move(id, 'Old@x.example');
  expect((await openBrowser(app).post('/clients/checkResetToken', { id, token })).body.response).toBe(true);
  await move(id, 'new@x.example');
  expect((await openBrowser(app).post('/clients/resetPassword', { id, token, password: 'stolen' })).body.error).toBe(
    'invalidToken',
  );
});

it('receives a code or link that is requested at the same moment', async () => {
  const id = await register('quick@x.example');
  await db.execute(sql`update verification_codes set created_at = now() - interval '3 minutes'`);
  await inTransaction(db, async (tx) => {
    await tx.update(clients).set({ email: 'slow@x.example' }).where(eq(clients.id, id));
    const answers = Promise.all([
      rep.post('/clients/resendCode', { id, project_id: ids.projectId }),
      openBrowser(app).post('/clients/forgotPassword', { email: 'quick@x.example' }),
      rep.post('/clientInvitations', { email: 'quick@x.example', project_id: ids.projectId }),
    ]);
    await expect
      .poll(
        async () =>
          (
            await db.execute<{ waiting: number }>(
              sql`
                select count(*)::int as waiting
                from pg_stat_activity
                where datname = current_database()
                  and wait_event_type = 'Lock'`,
            )
          ).rows[0]!.waiting,
      )
      .toBe(3);
    return { answers };
  }).then(({ answers }) => answers);
  expect((await mailsTo('slow@x.example')).map((mail) => mail.kind).toSorted()).toEqual([
    'invitation',
    'resetLink',
    'verificationCode',
  ]);
});

it('keeps earlier mails with the client for listing, export and erasure, not with a later owner of the address', async () => {
  const id = await register('first@x.example');
  await rep.post('/clientInvitations', { email: 'first@x.example', project_id: ids.projectId });
  // As in the outbox of an earlier version, whose mails did not name their client.
  await db.update(mails).set({ about_client_id: null }).where(eq(mails.to, 'first@x.example'));
  await move(id, 'second@x.example');
  await openBrowser(app).post('/clients/forgotPassword', { email: 'second@x.example' });
  await move(id, 'third@x.example');
  const heir = await register('first@x.example');
  const sent = (await db.select().from(mails).where(eq(mails.about_client_id, id)).orderBy(mails.id)).map(
    (mail) => mail.kind,
  );
  expect(sent).toEqual(['thankYou', 'verificationCode', 'invitation', 'resetLink']);
  expect((await rep.get(`/clients/${id}/dealings`)).body.mails.map((mail: { kind: string }) => mail.kind)).toEqual(
    sent.toReversed(),
  );
  expect([
    (await rep.get(`/clients/${id}/export`)).body.mails.length,
    (await rep.get(`/clients/${heir}/export`)).body.mails.length,
  ]).toEqual([4, 2]);
  expect((await admin.post(`/clients/${id}`, { _method: 'DELETE' })).body).toEqual({ response: true });
  expect((await mailsTo('first@x.example')).map((mail) => mail.about_client_id)).toEqual([heir, heir]);
  expect(await mailsTo('second@x.example')).toEqual([]);
});

it('moves earlier mails in a merge, except the notice to the sales team', async () => {
  const kept = await register('kept@x.example');
  const other = await register('before@x.example');
  await move(other, 'after@x.example');
  await rep.post('/clientInvitations', { email: 'after@x.example', project_id: ids.projectId });
  const { id, code } = await readLink(app, 'after@x.example');
  await openBrowser(app).post('/clientInvitations/deny', { id, code });
  expect((await db.select().from(mails).where(eq(mails.about_client_id, other))).map((mail) => mail.kind)).toContain(
    'notMe',
  );
  await manager.post(`/clients/${kept}/merge`, { other_id: other });
  expect(
    (await rep.get(`/clients/${kept}/dealings`)).body.mails.map((mail: { kind: string }) => mail.kind).toSorted(),
  ).toEqual(['invitation', 'thankYou', 'thankYou', 'verificationCode', 'verificationCode']);
  await admin.post(`/clients/${kept}`, { _method: 'DELETE' });
  expect(
    await db
      .select()
      .from(mails)
      .where(
        sql`${mails.to} in ('kept@x.example', 'before@x.example', 'after@x.example') or ${mails.about_client_id} in (${kept}, ${other})`,
      ),
  ).toEqual([]);
});
