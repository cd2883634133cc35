import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '#server/database/schema.ts';
import { appCode } from '#tools/testing/app-code.ts';
import { openBrowser, type Browser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { addApp } from '#tools/testing/second-factors.ts';
import { withoutLock } from '#tools/testing/without-lock.ts';

const {
  app,
  ids,
  as,
  database: { db },
} = await ownStaffedApp({ secretsKey: 'a key of the operator with 32 characters' });

const begin = async (name: string) => {
  const browser = openBrowser(app);
  await browser.logIn(name, ids.projectId);
  return browser;
};
const typeCode = (browser: Browser, code: string, method = 'app') =>
  browser.post('/users/login/code', { method, code });

beforeEach(async () => {
  await db.delete(rateLimits);
  await db.execute(sql`truncate passkeys, authenticator_apps, recovery_codes, pending_logins`);
});

describe('a code that is used twice at once', () => {
  const stepCheck = { lock: /"authenticator_apps"\."last_step" < (\$\d+)/, instead: '$1::bigint is not null' };
  const takenCode = {
    lock: /^delete from ("recovery_codes" where .+) returning "user_id"$/,
    instead: 'select "user_id" from $1',
  };
  const twice = async (name: string, code: string, method: string) => {
    const browsers = [await begin(name), await begin(name)];
    const answers = await Promise.all(browsers.map((browser) => typeCode(browser, code, method)));
    return answers.map(({ body }) => body.response).toSorted();
  };

  it('logs in once if it is from an app', async () => {
    const { secret } = await addApp(db, await as('rep'));
    for (let round = 0; round < 5; round += 1) {
      await db.execute(sql`update authenticator_apps set last_step = 0`);
      expect(await twice('rep', appCode(secret), 'app')).toEqual([false, true]);
    }
    await db.execute(sql`update authenticator_apps set last_step = 0`);
    const control = withoutLock(stepCheck, () => twice('rep', appCode(secret), 'app'));
    expect(await control).toEqual([true, true]);
  });

  it('logs in both people if two people use their own codes at once', async () => {
    const rep = await addApp(db, await as('rep'));
    const rep2 = await addApp(db, await as('rep2'));
    const first = await begin('rep');
    const second = await begin('rep2');
    const answers = await Promise.all([typeCode(first, appCode(rep.secret)), typeCode(second, appCode(rep2.secret))]);
    expect(answers.map(({ body }) => body.response)).toEqual([true, true]);
  });

  it('logs in once if it is a recovery code', async () => {
    const { codes } = await addApp(db, await as('rep'));
    for (const code of codes.slice(0, 3)) expect(await twice('rep', code, 'recovery')).toEqual([false, true]);
    const control = withoutLock(takenCode, () => twice('rep', codes[3] ?? '', 'recovery'));
    expect(await control).toEqual([true, true]);
  });

  it('begins one session if both requests are from one browser', async () => {
    const { secret } = await addApp(db, await as('rep'));
    const browser = await begin('rep');
    const answers = await Promise.all([0, 1].map((period) => typeCode(browser, appCode(secret, period))));
    expect(answers.map(({ body }) => body.response).toSorted()).toEqual([false, true]);
  });
});
