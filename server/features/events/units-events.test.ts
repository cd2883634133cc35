import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { LiveEvent } from '#contract/events/live-events.ts';
import { createApp } from '#server/app.ts';
import { openConnection } from '#server/database/connection.ts';
import { properties } from '#server/database/schema.ts';
import { listen, type ListeningBrowser } from '#tools/testing/listen-events.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { openOwnSession, openSalesSession } from '#tools/testing/sales-sessions.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { mergeSettings } from '#tools/testing/merge-settings.ts';

const { db, url } = await ownDatabase();
const { projectId, unitIds } = await saveSampleProject(db, { units: 60 });
const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = unitIds;
const seller = await openSalesSession(db, projectId);
const client = await openOwnSession(db, projectId, await openSalesSession(db, projectId));

/** Starts an app with its own pool, in place of a separate process. */
async function start(pollInterval: number) {
  const connection = openConnection(url, 5);
  const app = await createApp({ connection, dataDir: '/nowhere', webFolder: '/nowhere', pollInterval });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(async () => {
    await app.close();
    await connection.close();
  });
  const read = async (path: string, cookie = '') =>
    (await app.inject({ url: `/api${path}`, headers: { cookie } })).json();
  return { app, address, connection, read };
}
const [one, two] = await Promise.all([start(100), start(100)]);

const setPrice = (id: number) =>
  db
    .update(properties)
    .set({ price: sql`price + 1` })
    .where(eq(properties.id, id));
const setAccess = async (visitorAccess: 'home' | 'browse') => {
  await mergeSettings(db, { visitorAccess });
  await expect.poll(async () => (await two.read(`/settings/${projectId}`)).visitorAccess).toBe(visitorAccess);
};
/** Runs `act`, which changes a unit, and returns the event that each browser receives about it. */
async function heardBy(browsers: readonly ListeningBrowser[], id: number, act: () => Promise<unknown>) {
  const events = browsers.map(async (browser) => {
    const { promise, resolve } = Promise.withResolvers<LiveEvent<'units'>>();
    browser.onEvent((_name, data) => {
      if ('properties' in data && (data.gone.includes(id) || data.properties.some((unit) => unit.id === id)))
        resolve(data);
    });
    return promise;
  });
  await act();
  return Promise.all(events);
}

/** The first event that states up to which version the units are current. */
const firstLive = async (browser: ListeningBrowser) =>
  browser.heard('hello').find((hello) => hello.live) ?? browser.heard('ping')[0] ?? browser.next('ping');

describe('an event of changed units', () => {
  it.each(['home', 'browse'] as const)(
    'holds the fields that the recipient may read, if visitors may %s',
    async (access) => {
      await setAccess(access);
      const cookies = ['', client.cookie, seller.cookie];
      const browsers = await Promise.all(cookies.map((cookie) => listen(two.address, cookie)));
      const heard = await heardBy(browsers, first, () => setPrice(first));
      const read = await Promise.all(cookies.map((cookie) => two.read(`/properties/${first}`, cookie)));
      expect(heard.map((event) => event.properties)).toEqual(read.map((unit) => [unit]));
      const [visitors, ...others] = heard.map((event) => Object.keys(event.properties[0] ?? {}));
      expect(visitors).not.toContain('price');
      expect(visitors).not.toContain('furniture_price');
      expect(visitors?.includes('code')).toBe(access === 'browse');
      for (const keys of others) expect(keys).toContain('price');
      for (const browser of browsers) browser.close();
    },
  );

  it('names a withdrawn unit to everybody, but only as gone', async () => {
    const browsers = [await listen(one.address), await listen(one.address, seller.cookie)];
    const withdraw = () =>
      db.update(properties).set({ withdrawn: true, status_id: UnitStatus.reserved }).where(eq(properties.id, fifth));
    const idsOf = (units: readonly { id: number }[]) => units.map(({ id }) => id);
    for (const { properties: changed, gone } of await heardBy(browsers, fifth, withdraw))
      expect([idsOf(changed).includes(fifth), gone]).toEqual([false, [fifth]]);
    const release = () =>
      db.update(properties).set({ status_id: UnitStatus.available }).where(eq(properties.id, fifth));
    for (const { properties: changed, gone } of await heardBy(browsers, fifth, release))
      expect([idsOf(changed).includes(fifth), gone]).toEqual([false, [fifth]]);
    for (const browser of browsers) browser.close();
  });

  it('begins where the last one ended, and a stream that opens later begins there or later', async () => {
    const browser = await listen(one.address);
    const [before] = await heardBy([browser], second, () => setPrice(second));
    const [after] = await heardBy([browser], third, () => setPrice(third));
    expect(after?.since).toBe(before?.version);
    expect(after?.version).toBeGreaterThan(after?.since ?? 0);
    const late = await listen(one.address);
    expect(late.heard('hello')).toMatchObject([{ since: after?.version, live: true }]);
    expect(late.heard('hello')[0]?.version).toBeGreaterThanOrEqual(after?.version ?? 0);
    for (const open of [browser, late]) open.close();
  });

  it('can be missed: any process returns the change in the call that catches up', async () => {
    const browser = await listen(one.address);
    const [missed] = await heardBy([browser], fourth, () => setPrice(fourth));
    const [next] = await heardBy([browser], first, () => setPrice(first));
    const { since: known = 0 } = missed ?? {};
    for (const process of [one, two]) {
      const answer = await process.read(`/changes?since=${known}&until=${next?.version}`, seller.cookie);
      expect(answer.version).toBeGreaterThanOrEqual(next?.version ?? 0);
      expect(answer.properties.map((unit: { id: number }) => unit.id)).toEqual(expect.arrayContaining([fourth, first]));
    }
    browser.close();
  });

  it('is not needed by a browser whose process was restarted while nothing changed', async () => {
    const browser = await listen(one.address);
    const [last] = await heardBy([browser], second, () => setPrice(second));
    // Others write, but not to units.
    await db.execute(sql`update clients set last_active_at = now()`);
    const restarted = await start(100);
    const again = await listen(restarted.address);
    const said = await firstLive(again);
    expect(said.since).toBeLessThanOrEqual(last?.version ?? 0);
    expect(said.version).toBeGreaterThan(last?.version ?? 0);
    for (const open of [browser, again]) open.close();
  });
});

describe('catching up', () => {
  it('queries the database once, not for every browser', async () => {
    const quiet = await start(3_600_000);
    const browser = await listen(quiet.address);
    const { version } = await firstLive(browser);
    const queries = vi.spyOn(quiet.connection.pool, 'query');
    const connects = vi.spyOn(quiet.connection.pool, 'connect');
    const path = `/api/changes?since=0&until=${version}`;
    const answers = await Promise.all(Array.from({ length: 40 }, () => quiet.app.inject({ url: path })));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ version, reset: false });
    expect([queries.mock.calls, connects.mock.calls]).toEqual([[], []]);
    // Without `until`, the database is asked whether there is anything newer.
    await setPrice(third);
    const [newest] = await Promise.all(Array.from({ length: 40 }, () => quiet.read(`/changes?since=${version}`)));
    expect(newest.properties).toMatchObject([{ id: third }]);
    expect(queries.mock.calls.length + connects.mock.calls.length).toBeLessThan(40);
    browser.close();
  });
});
