import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createSecret, hashSecret } from '#server/people/secret.ts';
import { issueResetToken } from '#server/people/reset-token.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { appCode } from '#tools/testing/app-code.ts';
import { openBrowser, type Browser, type BrowserResponse } from '#tools/testing/browser.ts';
import { ownProxiedApp } from '#tools/testing/own-proxied-app.ts';
import { makeClient, makeUser } from '#tools/testing/sales-sessions.ts';
import { addApp } from '#tools/testing/second-factors.ts';
import { approvals, authenticatorApps, rateLimits, recoveryCodes, users, verificationCodes } from './schema.ts';
import { inTransaction } from './transaction.ts';

const {
  app,
  database: { db },
  ids,
  cutAt,
  as,
} = await ownProxiedApp();
const rep = await as('rep');
const broker = await as('broker');
const [user = { id: 0 }] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'rep@asteria.example'));

const newClient = () => makeClient(db, ids.projectId, user.id);

async function resetLink(account: { clientId: number } | { userId: number }): Promise<string> {
  const issued = await inTransaction(db, (tx) => issueResetToken(tx, account));
  return issued?.token ?? '';
}

/** A login link of a new client, which a browser waits for. */
async function begunLogin(accepted_at: Date | null): Promise<{ id: number; code: string; browser: Browser }> {
  const code = createSecret();
  const secret = createSecret();
  const rows = await db
    .insert(approvals)
    .values({
      kind: 'login',
      project_id: ids.projectId,
      client_id: await newClient(),
      code_hash: hashSecret(code),
      browser_hash: hashSecret(secret),
      device: '',
      network: '',
      language: 'en',
      number: 10,
      accepted_at,
      expires_at: new Date(Date.now() + 600_000),
    })
    .returning({ id: approvals.id });
  const browser = openBrowser(app);
  browser.cookies.set('waiting', secret);
  return { id: rows[0]!.id, code, browser };
}

/** Recovery codes of a user with an authenticator app, and the rows that make them valid again. */
async function withRecoveryCodes(): Promise<{ codes: string[]; rows: (typeof recoveryCodes.$inferInsert)[] }> {
  await db.delete(authenticatorApps);
  await db.delete(recoveryCodes);
  const { codes } = await addApp(db, rep);
  return { codes, rows: await db.select().from(recoveryCodes) };
}
let recovery: Awaited<ReturnType<typeof withRecoveryCodes>> | undefined;
let currentPassword = demoPassword;

/**
 * What can be done once. `begin` prepares a new attempt and returns its request; `isDone` tells success from refusal.
 * Connections end at the statement `from` and every later one: hashing makes some steps slow, and those before it are
 * reads.
 */
type Step = {
  from?: number;
  begin(): Promise<() => Promise<BrowserResponse>>;
  isDone?(body: BrowserResponse['body']): boolean;
};

const steps: Record<string, Step> = {
  'a new password of a client by a mailed link': {
    from: 8,
    async begin() {
      const id = await newClient();
      const token = await resetLink({ clientId: id });
      return () => openBrowser(app).post('/clients/resetPassword', { id, token, password: 'long enough' });
    },
  },
  'a new password of a sales user by a mailed link': {
    from: 8,
    async begin() {
      const id = await makeUser(db, ids.projectId);
      const token = await resetLink({ userId: id });
      return () => openBrowser(app).post('/users/resetPassword', { id, token, password: 'quite long enough' });
    },
  },
  'a new password of a sales user by the current one': {
    from: 14,
    async begin() {
      const password = randomUUID();
      const current_password = currentPassword;
      currentPassword = password;
      const { id } = (await broker.get('/session')).body.user;
      return () => broker.post(`/users/${id}`, { _method: 'PUT', current_password, password });
    },
    isDone: (body) => body.email === 'broker@asteria.example',
  },
  'an address verified by the mailed link': {
    async begin() {
      const id = await newClient();
      const code = createSecret();
      await db.insert(verificationCodes).values({
        client_id: id,
        code_hash: '',
        link_hash: hashSecret(code),
        browser_hash: hashSecret(createSecret()),
      });
      return () => openBrowser(app).post('/clients/verify', { id, code });
    },
  },
  'a login of a client that was accepted': {
    async begin() {
      const { id, browser } = await begunLogin(new Date());
      return () => browser.post('/clientLogins/check', { id });
    },
  },
  'a login that was not the client’s': {
    async begin() {
      const { id, code } = await begunLogin(null);
      return () => openBrowser(app).post('/clientLogins/deny', { id, code });
    },
  },
  'an authenticator app, with recovery codes that are shown once': {
    from: 22,
    async begin() {
      await db.delete(authenticatorApps);
      await db.delete(recoveryCodes);
      const { secret } = (await rep.post('/secondFactors/app')).body;
      return () => rep.post('/secondFactors/app/confirm', { code: appCode(secret) });
    },
    isDone: (body) => body.recovery_codes?.length === 10,
  },
  'a login with a recovery code': {
    from: 22,
    async begin() {
      recovery ??= await withRecoveryCodes();
      await db.insert(recoveryCodes).values(recovery.rows).onConflictDoNothing();
      const [code] = recovery.codes;
      const browser = openBrowser(app);
      await browser.logIn('rep', ids.projectId);
      return () => browser.post('/users/login/code', { method: 'recovery', code });
    },
  },
};

it.each(Object.entries(steps))('%s succeeds at last, whenever the connection ended', async (_name, step) => {
  const isDone = step.isDone ?? ((body: BrowserResponse['body']) => body.response === true);
  const first = step.from ?? 1;
  let cuts = 0;
  for (let isCut = true; isCut; cuts += 1) {
    await db.delete(rateLimits);
    const ask = await step.begin();
    // Before a statement: what was not committed then never will be.
    const { result, wasCut } = await cutAt(first + cuts, 'before', ask);
    isCut = wasCut;
    expect([200, 503]).toContain(result.status);
    const answer = result.status === 503 ? await ask() : result;
    expect({ cuts, text: answer.text, isDone: isDone(answer.body) }).toMatchObject({ cuts, isDone: true });
  }
  expect(cuts).toBeGreaterThan(3);
});
