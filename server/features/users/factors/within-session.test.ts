import { and, arrayContains, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { auditEntries } from '#server/database/schema.ts';

const {
  app,
  as,
  userOf,
  database: { db },
} = await ownStaffedApp();

it('a known browser gets sixty passkey challenges a minute, without using up those of others', async () => {
  const rep = await as('rep');
  const other = await as('rep');
  const ask = async (browser = rep) => (await browser.post('/users/login/passkeyOptions')).status;
  for (let time = 0; time < 60; time++) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
  expect([await ask(other), await ask(openBrowser(app))]).toEqual([200, 200]);
});

describe('challenges for a new passkey are limited to sixty a minute', () => {
  const begin = async (browser: Browser) => (await browser.post('/secondFactors/passkeyOptions')).status;
  const useUp = async (browser: Browser) => {
    for (let time = 0; time < 60; time++) expect(await begin(browser)).toBe(200);
  };

  it('in each known browser, so that a stolen session does not use up those of the owner', async () => {
    const own = await as('rep');
    const stolen = await as('rep');
    const colleague = await as('rep2');
    await useUp(stolen);
    const refused = await stolen.post('/secondFactors/passkeyOptions');
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect([await begin(own), await begin(colleague)]).toEqual([200, 200]);
    stolen.cookies.delete('device');
    expect(await begin(stolen)).toBe(200);
  });

  it('by user and network in all other browsers', async () => {
    const first = await as('general');
    const second = await as('general');
    const own = await as('general');
    const colleague = await as('admin');
    for (const browser of [first, second, colleague]) browser.cookies.delete('device');
    await useUp(first);
    expect([await begin(first), await begin(second), await begin(own), await begin(colleague)]).toEqual([
      429, 429, 200, 200,
    ]);
  });

  it('without counting requests of strangers, who get none', async () => {
    const stranger = openBrowser(app);
    for (let time = 0; time < 70; time++)
      expect((await stranger.post('/secondFactors/passkeyOptions')).body.error).toBe('login_step_over');
    const manager = await as('manager');
    manager.cookies.delete('device');
    expect(await begin(manager)).toBe(200);
  });
});

it('a wrong password or code within a session is audited like one at a login', async () => {
  const { id } = await userOf('rep');
  const rep = await as('rep');
  const refused = () =>
    db.$count(auditEntries, and(eq(auditEntries.action, 'user.refused'), arrayContains(auditEntries.user_ids, [id])));
  await rep.post('/secondFactors/confirm', { current_password: 'guess' });
  expect(await refused()).toBe(1);
  expect((await rep.post('/secondFactors/confirm', { current_password: 'asteria', code: '123456' })).body.error).toBe(
    'code_wrong',
  );
  expect(await refused()).toBe(2);
  expect((await rep.post('/secondFactors/confirm', { current_password: 'asteria' })).body).toEqual({ response: true });
  expect(await refused()).toBe(2);
});
