import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { properties, rateLimits, sessions, users } from '#server/database/schema.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { emailIn, openBrowser, type Browser } from '#tools/testing/browser.ts';
import { listen } from '#tools/testing/listen-events.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { askForStatus } from '#tools/testing/sales-client.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { addApp, addPasskey } from '#tools/testing/second-factors.ts';
import { hashPassword } from '#server/people/password.ts';

const {
  app,
  ids,
  as,
  userOf,
  database: { db },
} = await ownStaffedApp({ pollInterval: 50 });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const rep = 'rep@asteria.example';

const prove = (browser: Browser, proof: Record<string, unknown> = { current_password: demoPassword }) =>
  browser.post('/secondFactors/confirm', proof);
const endOthers = (browser: Browser) => browser.post('/users/me/endOtherSessions');
const idIn = (browser: Browser) => browser.cookies.get('session') ?? '';
/** A browser that sends this session id. */
const withId = (id: string) => {
  const other = openBrowser(app);
  other.cookies.set('session', id);
  return other;
};
/** Lets the time pass in which the former id is still accepted. */
const passTime = () => db.update(sessions).set({ former_until: sql`now() - interval '1 second'` });

beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(sessions);
});

describe('a confirmation within a session', () => {
  it('gives the session a new id, and voids the old one', async () => {
    const browser = await as('rep');
    const before = idIn(browser);
    expect((await prove(browser)).body).toEqual({ response: true });
    expect(idIn(browser)).toMatch(/^[\w-]{43}$/);
    expect(idIn(browser)).not.toBe(before);
    await passTime();
    expect([await emailIn(withId(before)), await emailIn(browser)]).toEqual([null, rep]);
    expect(await db.$count(sessions)).toBe(1);
  });

  it('also does so by a code or a passkey, and each time', async () => {
    const browser = await as('rep2');
    const { codes } = await addApp(db, browser);
    const passkey = await addPasskey(browser);
    const seen = [idIn(browser)];
    await prove(browser, { current_password: demoPassword, code: codes[0] });
    seen.push(idIn(browser));
    const { options } = (await browser.post('/users/login/passkeyOptions')).body;
    expect((await prove(browser, { passkey: passkey.prove(options) })).body).toEqual({ response: true });
    seen.push(idIn(browser));
    expect(new Set(seen).size).toBe(3);
    await passTime();
    expect(await Promise.all(seen.map((id) => emailIn(withId(id))))).toEqual([null, null, 'rep2@asteria.example']);
  });

  it('changes nothing if it is wrong', async () => {
    const browser = await as('rep');
    const before = idIn(browser);
    await prove(browser, { current_password: 'guess' });
    expect([idIn(browser), await emailIn(browser)]).toEqual([before, rep]);
  });

  it('with a change of the password voids the old id', async () => {
    const browser = await as('broker');
    const before = idIn(browser);
    const { id } = await userOf('broker');
    const fields = { _method: 'PUT', password: 'another one', current_password: demoPassword };
    expect((await browser.post(`/users/${id}`, fields)).status).toBe(200);
    await db
      .update(users)
      .set({ password_hash: await hashPassword(demoPassword) })
      .where(eq(users.id, id));
    await passTime();
    expect([await emailIn(withId(before)), await emailIn(browser)]).toEqual([null, 'broker@asteria.example']);
  });
});

describe('requests that are under way with the old id', () => {
  it('are answered for a while, but do not count as confirmed', async () => {
    const browser = await as('rep');
    const old = withId(idIn(browser));
    await prove(browser);
    expect(await emailIn(old)).toBe(rep);
    expect((await endOthers(old)).body.error).toBe('confirm_first');
    expect((await old.get('/secondFactors')).body.is_confirmed).toBe(false);
    expect((await browser.get('/secondFactors')).body.is_confirmed).toBe(true);
    expect((await endOthers(browser)).body).toEqual({ response: true });
  });

  it('do not reveal the new id', async () => {
    const browser = await as('rep');
    const before = idIn(browser);
    await prove(browser);
    const old = withId(before);
    for (const path of ['/session', '/secondFactors', '/users/me/sessions']) await old.get(path);
    expect(idIn(old)).toBe(before);
  });

  it('get the same new id if they confirm too, after a lost answer or in two tabs at once', async () => {
    const browser = await as('rep');
    const tabs = [1, 2, 3, 4].map(() => withId(idIn(browser)));
    const answers = await Promise.all(tabs.map((tab) => prove(tab)));
    expect(answers.map(({ body }) => body)).toEqual(tabs.map(() => ({ response: true })));
    expect(new Set(tabs.map(idIn)).size).toBe(1);
    await prove(browser);
    expect(idIn(browser)).toBe(idIn(tabs[0]!));
    await passTime();
    expect([await emailIn(browser), await db.$count(sessions)]).toEqual([rep, 1]);
  });

  it('end the whole session if they log out', async () => {
    const browser = await as('rep');
    const old = withId(idIn(browser));
    await prove(browser);
    await old.post('/session/logout');
    expect(await emailIn(browser)).toBeNull();
  });
});

it('a repeated request gets its first answer, even if the id was renewed in between', async () => {
  const { cookie, token, userId } = await openSalesSession(db, ids.projectId);
  await db
    .update(users)
    .set({ password_hash: await hashPassword(demoPassword) })
    .where(eq(users.id, userId));
  await db.update(properties).set({ status_id: UnitStatus.available });
  const browser = withId(token);
  const unit = ids.unitIds[0]!;
  const first = await askForStatus(address, cookie, { unit, status: 2, key: 'kept' });
  await prove(browser);
  const again = await askForStatus(address, `session=${idIn(browser)}`, { unit, status: 2, key: 'kept' });
  expect(first.response).toBe(true);
  expect(again).toEqual(first);
});

it('a stream of the old id ends once that is void, and one of the new id stays', async () => {
  const browser = await as('rep');
  const before = await listen(address, `session=${idIn(browser)}`);
  await prove(browser);
  const after = await listen(address, `session=${idIn(browser)}`);
  await passTime();
  await before.ended;
  const event = after.next('units');
  await db.update(properties).set({ price: 4_000_000 }).where(eq(properties.id, ids.unitIds[1]!));
  expect(await event).toMatchObject({ properties: [{ id: ids.unitIds[1] }] });
  await browser.post('/session/logout');
  await after.ended;
});
