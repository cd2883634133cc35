import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { auditEntries, rateLimits } from '#server/database/schema.ts';
import { loggerFor } from '#server/http/logger.ts';
import { openBrowser, readMails } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { addApp } from '#tools/testing/second-factors.ts';
import { softwarePasskey } from '#tools/testing/software-passkey.ts';

const lines: string[] = [];
const logger = Object.assign(
  { stream: { write: (line: string) => void lines.push(line) } },
  loggerFor({ logLevel: 'info', isProduction: true }),
);
const { app, ids, as, clientOf, database, dataDir } = await ownStaffedApp({ logger });
const { db } = database;
const project_id = ids.projectId;
const failed = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'a login failed')
    .map(({ call, refused, times }) => `${call} ${refused} ${times}`);
const logInAs = (email: string, password = 'guess', browser = openBrowser(app)) =>
  browser.post('/users/login', { email, password, project_id });

beforeEach(async () => {
  lines.length = 0;
  await db.delete(rateLimits);
});

it('a login with an unknown address is logged without the address, and so is one too many', async () => {
  expect((await logInAs('planted@x.example')).body.error).toBe('error_user_email');
  expect(failed()).toEqual(['login error_user_email 1']);
  for (let time = 0; time < 5; time++) await logInAs('planted@x.example');
  expect(failed()).toEqual(['login error_user_email 1', 'login too_many_requests 1']);
  expect(lines.join('')).not.toMatch(/planted|127\.0\.0/);
  expect(await db.$count(auditEntries, eq(auditEntries.action, 'user.refused'))).toBe(0);
});

it('unrequested passkey answers, and unknown codes, links and tokens, are logged', async () => {
  const browser = openBrowser(app);
  const passkey = softwarePasskey().prove({ challenge: 'nobody asked', rpId: 'localhost' });
  await browser.post('/users/login/passkey', { passkey, project_id });
  await browser.post('/users/login/code', { method: 'app', code: '123456' });
  await browser.post('/users/loginByToken', { token: 'none', project_id });
  await browser.post('/clients/verify', { id: 999_999, code: '123456' });
  await browser.post('/users/checkResetToken', { id: 1, token: 'none' });
  await browser.post('/clientLogins/accept', { id: 1, code: 'none' });
  expect(failed()).toEqual([
    'loginByPasskey passkey_failed 1',
    'loginByCode login_step_over 1',
    'loginByToken error_user_email 1',
    'verifyClient verification_code_invalid 1',
    'checkUserResetToken invalidToken 1',
    'acceptClientLogin invalidCode 1',
  ]);
});

it('what succeeds, is half done or was not understood is not', async () => {
  await addApp(db, await as('rep'));
  expect((await logInAs('rep@asteria.example', 'asteria')).body.error).toBe('second_factor_needed');
  await logInAs('rep2@asteria.example', 'asteria');
  await openBrowser(app).post('/users/login', {});
  await openBrowser(app).post('/users/forgotPassword', { email: 'nobody@x.example' });
  expect(failed()).toEqual([]);
});

it('what is being counted is logged when the server ends', async () => {
  const other = await createApp({ connection: database, dataDir, webFolder: '/nowhere', logger });
  for (let time = 0; time < 3; time++)
    await openBrowser(other).post('/users/loginByToken', { token: 'none', project_id });
  await other.close();
  expect(failed()).toEqual(['loginByToken error_user_email 1', 'loginByToken error_user_email 2']);
});

it('a wrong code of a client is in the audit log with where it came from, at most five times a code', async () => {
  const { id, email } = await clientOf('new');
  const browser = openBrowser(app);
  await browser.post('/clientLogins', { email, project_id });
  const [, code = ''] = /\b(\d{6})\b/.exec((await readMails(app, email)).at(-1)?.text ?? '') ?? [];
  const wrong = code === '000000' ? '111111' : '000000';
  for (let time = 0; time < 7; time++) await browser.post('/clients/verify', { id, code: wrong });
  await openBrowser(app).post('/clients/verify', { id, code: wrong });
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'client.refused'));
  expect(entries.map(({ client_ids, user_id, fields, network }) => [client_ids, user_id, fields, network])).toEqual(
    Array.from({ length: 5 }, () => [[id], null, ['code'], '127.0.0.*']),
  );
});
