import { desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sessions } from '#server/database/schema.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { logInAtCompany } from '#tools/testing/company.ts';
import { ownCompanyApp } from '#tools/testing/own-company-app.ts';

const { app, begin, comeBack, database } = await ownCompanyApp();

async function logInBy(changeAddress: (address: URL) => void) {
  const browser = openBrowser(app);
  const address = new URL((await begin(browser)).url);
  changeAddress(address);
  const startedAt = Date.now();
  expect(await comeBack(browser, await logInAtCompany(address.href, 'rep'))).toBe('/list-view');
  const [session] = await database.db.select().from(sessions).orderBy(desc(sessions.id)).limit(1);
  const ended = await browser.post('/users/me/endOtherSessions', {});
  return { confirmedAt: session!.confirmed_at, startedAt, endsOthers: ended.body.response === true };
}

it('a company login requires a recent authentication, whose time becomes that of the session’s confirmation', async () => {
  const { confirmedAt, startedAt, endsOthers } = await logInBy((address) => {
    expect(address.searchParams.get('max_age')).toBe('600');
  });
  expect(confirmedAt?.getMilliseconds()).toBe(0);
  expect(confirmedAt?.getTime()).toBeGreaterThan(startedAt - 2000);
  expect(endsOthers).toBe(true);
});

it('a company login without the time of authentication does not confirm the session', async () => {
  const { confirmedAt, endsOthers } = await logInBy((address) => address.searchParams.delete('max_age'));
  expect(confirmedAt).toBeNull();
  expect(endsOthers).toBe(false);
});
