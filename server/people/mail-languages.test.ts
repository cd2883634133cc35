import { expect, it } from 'vitest';
import { createDemoAccounts } from '#tools/demo/create-demo-accounts.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { openBrowser, readMails } from '#tools/testing/browser.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';

let project = 0;
const { app } = await ownApp(
  async ({ db }) => {
    const { projectId } = await saveSampleProject(db, { settings: { languages: ['ar', 'en', 'tr'] } });
    project = projectId;
    await createDemoAccounts(db, projectId, false);
  },
  { mail: { isProduction: false } },
);

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
