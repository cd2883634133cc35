import { and, arrayContains, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openBrowser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { auditEntries } from '#server/database/schema.ts';

const {
  app,
  as,
  userOf,
  database: { db },
} = await ownStaffedApp();

it('a known browser gets sixty passkey challenges a minute, and uses up nobody else’s', async () => {
  const [rep, other] = [await as('rep'), await as('rep')];
  const ask = async (browser = rep) => (await browser.post('/users/login/passkeyOptions')).status;
  for (let time = 0; time < 60; time++) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
  expect([await ask(other), await ask(openBrowser(app))]).toEqual([200, 200]);
});

it('a wrong password of one’s own within a session is recorded like one at a login', async () => {
  const { id } = await userOf('rep');
  const rep = await as('rep');
  const refused = () =>
    db.$count(auditEntries, and(eq(auditEntries.action, 'user.refused'), arrayContains(auditEntries.user_ids, [id])));
  await rep.post('/secondFactors/confirm', { current_password: 'guess' });
  expect(await refused()).toBe(1);
  expect((await rep.post('/secondFactors/confirm', { current_password: 'asteria' })).body).toEqual({ response: true });
  expect(await refused()).toBe(1);
});
