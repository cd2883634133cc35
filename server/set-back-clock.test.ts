import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { appCode } from '#tools/testing/app-code.ts';
import { emailIn, openBrowser } from '#tools/testing/browser.ts';
import { createDemoAccounts } from '#tools/testing/create-demo-accounts.ts';
import { ownClock, type SetClock } from '#tools/testing/moved-clock.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { addApp } from '#tools/testing/second-factors.ts';
import { createCleanup, sweep } from './cleanup.ts';
import { auditEntries, mails, users } from './database/schema.ts';
import { watchClock } from './jobs/clock-watch.ts';
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
  const logIn = async (code: string) => {
    const browser = openBrowser(app);
    await browser.logIn('rep', projectId);
    return (await browser.post('/users/login/code', { method: 'app', code })).body.response;
  };
  await setClock(day);
  expect(await logIn(appCode(secret, periodsOfDay))).toBe(true);
  await setClock(0);
  const next = appCode(secret, 1);
  await sweep(db);
  // Until now, codes of the next period may have been used.
  expect(await logIn(next)).toBe(false);
  await setClock(2 / 60);
  const later = appCode(secret, 4);
  expect(await logIn(later)).toBe(true);
  expect(await logIn(later)).toBe(false);
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

describe('a clock that is set a year ahead', () => {
  it('makes the cleanup delete nothing, and is reported; once it is right, people are still logged in', async () => {
    const reported: number[] = [];
    const cleanUp = createCleanup(
      db,
      (milliseconds) => reported.push(Math.round(milliseconds / 3_600_000)),
      watchClock(),
    );
    const manager = openBrowser(app);
    await manager.logIn('manager', projectId);
    const readAll = async () => [
      await db.select().from(auditEntries).orderBy(auditEntries.id),
      await db.select({ id: mails.id }).from(mails).orderBy(mails.id),
    ];
    const before = await readAll();
    await cleanUp();
    await setClock(365 * day);
    await cleanUp();
    await setClock(0);
    await cleanUp();
    await cleanUp();
    expect(reported).toEqual([365 * day, -365 * day]);
    expect(await readAll()).toEqual(before);
    expect(await emailIn(manager)).toBe('manager@asteria.example');
    // As a process does that was started while the clock was ahead.
    await setClock(365 * day);
    await sweep(db);
    await setClock(0);
    expect(await emailIn(manager)).toBeNull();
  });

  it('keeps the cleanup from deleting for a day', () => {
    let now = 0;
    const clock = watchClock(() => now);
    const states = [
      [0, 0],
      [600_000, 600_000],
      [1_200_000, 86_400_000],
      [80_000_000, 165_200_000],
      [90_000_000, 175_200_000],
    ].map(([at = 0, time = 0]) => {
      now = at;
      return [clock.note(time), clock.wasSet()];
    });
    expect(states).toEqual([
      [0, false],
      [0, false],
      [85_200_000, true],
      [0, true],
      [0, false],
    ]);
  });
});
