import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Language } from '#domain/texts/language.ts';
import { approvals, projects } from '#server/database/schema.ts';
import { createDemoAccounts } from '#tools/testing/create-demo-accounts.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { openBrowser, readLink, readMails } from '#tools/testing/browser.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';

let project = 0;
const {
  app,
  database: { db },
} = await ownApp(
  async ({ db }) => {
    const { projectId } = await saveSampleProject(db, { settings: { languages: ['ar', 'en', 'tr'] } });
    project = projectId;
    await createDemoAccounts(db, projectId);
  },
  { mail: { isProduction: false } },
);

/** Offers these languages from now on, the first of them in place of all others. */
async function offer(...languages: Language[]) {
  await db
    .update(projects)
    .set({ settings: sql`jsonb_set(${projects.settings}, '{languages}', ${JSON.stringify(languages)}::jsonb)` });
  app.catalogue.invalidate();
  await app.inject(`/api/settings/${project}`);
}

// The languages of the development are known once the server has started.
await app.inject(`/api/settings/${project}`);

const address = (name: string) => `${name}@asteria.example`;
const isArabic = (text: string | undefined) => /\p{Script=Arabic}/u.test(text ?? '');
const lastTo = async (to: string) => (await readMails(app, to)).at(-1);
const login = { email: address('rep'), password: demoPassword, project_id: String(project) };

it('a call that names no language is answered and mailed in the first one of the development', async () => {
  const visitor = openBrowser(app);
  const email = 'layla@x.example';
  const person = { email, password: demoPassword, first_name: 'Layla', last_name: 'Haddad' };
  expect((await visitor.post('/clients', { ...person, project_id: String(project) })).body.response).toBe(true);
  expect((await readMails(app, email)).map(({ subject }) => isArabic(subject))).toEqual([true]);
  const refused = await visitor.post('/clients/forgotPassword', { email: 'x' });
  expect(isArabic(refused.text)).toBe(true);
  await visitor.post('/clients/forgotPassword', { email: address('guest') });
  expect(isArabic((await lastTo(address('guest')))?.subject)).toBe(true);
});

it('or in that of the latest login of who gets the mail, even if somebody else makes the call', async () => {
  const own = openBrowser(app);
  await own.post('/users/login', login, { 'accept-language': 'tr' });
  await openBrowser(app).post('/users/forgotPassword', { email: address('rep') }, { 'accept-language': 'en' });
  expect((await lastTo(address('rep')))?.subject).toBe('Yeni şifre belirleyin');
});

it('and in the one that it names, in any case', async () => {
  await openBrowser(app).post('/users/forgotPassword', { email: address('rep'), lang: 'en' });
  expect((await lastTo(address('rep')))?.subject).toBe('Set a new password');
});

it('or in the first one, if the development no longer offers that of the latest login', async () => {
  const guest = { email: address('client'), project_id: String(project), lang: 'tr' };
  const own = openBrowser(app);
  const { id } = (await own.post('/clientLogins', guest)).body;
  const { code } = await readLink(app, address('client'));
  await openBrowser(app).post('/clientLogins/accept', { id, code });
  expect((await own.post('/clientLogins/check', { id }, { 'accept-language': 'tr' })).body.client).toBeDefined();
  await own.post('/clientLogins', guest);
  expect((await lastTo(address('client')))?.subject).toMatch(/giriş/i);

  await offer('ar', 'en');
  // Requested while Turkish was offered, and mailed again afterwards.
  await db.update(approvals).set({ sent_at: sql`sent_at - interval '31 seconds'` });
  const pending = (await readLink(app, address('client'))).id;
  expect((await own.post('/clientLogins/resend', { id: pending, project_id: String(project) })).body).toEqual({
    response: true,
  });
  const again = await lastTo(address('client'));
  expect([isArabic(again?.subject), again?.text]).toEqual([true, expect.not.stringMatching(/giriş/i)]);
  const denied = await readLink(app, address('client'));
  await openBrowser(app).post('/clientLogins/deny', { id: denied.id, code: denied.code });
  expect(isArabic((await lastTo(address('rep')))?.subject)).toBe(true);
  // The sales user’s latest login was in Turkish, too.
  await openBrowser(app).post('/users/forgotPassword', { email: address('rep') }, { 'accept-language': 'en' });
  expect(isArabic((await lastTo(address('rep')))?.subject)).toBe(true);
  await openBrowser(app).post('/clients/forgotPassword', { email: address('client') }, { 'accept-language': 'en' });
  expect(isArabic((await lastTo(address('client')))?.subject)).toBe(true);
});
