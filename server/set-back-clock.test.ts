import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { appCode } from '#tools/testing/app-code.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { createDemoAccounts } from '#tools/testing/create-demo-accounts.ts';
import { ownClock, type SetClock } from '#tools/testing/moved-clock.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { addApp } from '#tools/testing/second-factors.ts';
import { sweep } from './cleanup.ts';
import { users } from './database/schema.ts';
import { findAccountLanguage } from './people/mail-language.ts';

let setClock: SetClock = async () => undefined;
let projectId = 0;
const {
  app,
  database: { db },
} = await ownApp(
  async (own) => {
    setClock = await ownClock(own);
    ({ projectId } = await saveSampleProject(own.db));
    await createDemoAccounts(own.db, projectId);
  },
  { mail: { isProduction: false }, secretsKey: 'a key of the operator with 32 characters' },
);
afterEach(() => setClock(0));
const day = 24;
const periodsOfDay = 2_880;

it('codes of an app are accepted again once a clock that was ahead, like that of the app, is right', async () => {
  const owner = openBrowser(app);
  await owner.logIn('rep', projectId);
  const { secret } = await addApp(db, owner);
  const logIn = async (periods: number) => {
    const browser = openBrowser(app);
    await browser.logIn('rep', projectId);
    return (await browser.post('/users/login/code', { method: 'app', code: appCode(secret, periods) })).body.response;
  };
  await setClock(day);
  expect(await logIn(periodsOfDay)).toBe(true);
  await setClock(0);
  await sweep(db);
  // Until now, codes of the next period may have been used.
  expect(await logIn(1)).toBe(false);
  await setClock(2 / 60);
  expect(await logIn(4)).toBe(true);
  expect(await logIn(4)).toBe(false);
});

it('mails have the language of the latest login, not of one while the clock was ahead', async () => {
  const logIn = (lang: string) =>
    openBrowser(app).post('/users/login', {
      email: 'manager@asteria.example',
      password: 'asteria',
      project_id: projectId,
      lang,
    });
  await setClock(day);
  await logIn('tr');
  await setClock(0);
  await sweep(db);
  expect((await logIn('en')).body.response).toBe(true);
  const [manager] = await db.select().from(users).where(eq(users.email, 'manager@asteria.example'));
  expect(await findAccountLanguage(db, { userId: manager!.id })).toBe('en');
});
