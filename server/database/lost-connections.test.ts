import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { openBrowser, type BrowserResponse } from '#tools/testing/browser.ts';
import type { Moment } from '#tools/testing/cut-statements.ts';
import { ownProxiedApp } from '#tools/testing/own-proxied-app.ts';
import { makeClient, openSalesSession } from '#tools/testing/sales-sessions.ts';
import { clients, favourites, rateLimits, users } from './schema.ts';

const { available, reserved } = UnitStatus;
const {
  app,
  database: { db },
  ids,
  proxy,
  connection: { pool },
  cutAt,
  as,
} = await ownProxiedApp();
const unit = ids.unitIds[0]!;
const session = await openSalesSession(db, ids.projectId);
const manager = await as('manager');
const general = await as('general');

beforeEach(() => db.delete(rateLimits));
afterEach(() => proxy.cut());

const rowOf = async <T>(query: ReturnType<typeof sql>) =>
  (await db.execute<{ row: T }>(sql`select row_to_json(found) as row from (${query}) found`)).rows[0]!.row;

/** A unit with the records of its status and history. */
type UnitState = {
  status_id: number;
  version: number;
  price: number;
  claims: number;
  actions: number;
  claimed: number;
  changes: number;
};
const readUnit = () =>
  rowOf<UnitState>(sql`
  select status_id, version, price, (select count(*) from unit_changes where property_id = p.id) as changes,
    (select count(*) from property_claims where property_id = p.id and closed_at is null) as claims,
    (select count(*) from property_actions where property_id = p.id and cancelled_at is null) as actions,
    (select count(*) from property_claims where property_id = p.id) as claimed from properties p where id = ${unit}`);

async function send(
  method: 'POST' | 'PUT',
  path: string,
  payload: object,
  headers: Record<string, string> = { cookie: session.cookie },
): Promise<BrowserResponse> {
  const answer = await app.inject({ method, url: `/api${path}`, payload, headers });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers, body: answer.json() };
}
const changeStatus = (status: number, key?: string) =>
  send(
    'PUT',
    `/properties/${unit}`,
    { status },
    { cookie: session.cookie, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  );

/** Expects that all connections of the pool are available at once, so that none has leaked. */
async function expectWholePool(): Promise<void> {
  const all = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const client of all) client.release();
}

/**
 * A call to repeat: `ask` makes it, `check` verifies what it left behind; `wasDone`: its answer reported success.
 */
type Trial = { ask(): Promise<BrowserResponse>; check(wasDone: boolean): Promise<void> };

/**
 * Repeats the call with its connection cut at the first statement, the second, and so on until it finishes uncut.
 * Returns the number of cuts.
 */
async function cutEverywhere(moment: Moment, begin: () => Promise<Trial>): Promise<number> {
  for (let statement = 1; ; statement += 1) {
    const trial = await begin();
    const { result, wasCut } = await cutAt(statement, moment, trial.ask);
    expect([statement, result.text, result.status === 200 || result.headers['retry-after'] === '2']).toEqual([
      statement,
      expect.any(String),
      true,
    ]);
    expect([200, 503]).toContain(result.status);
    await trial.check(result.status === 200);
    if (wasCut) continue;
    expect(result.status).toBe(200);
    await expectWholePool();
    return statement - 1;
  }
}

/** A change between two statuses, without a key or repeated with the same key. */
function changing(from: number, to: number, key: string | undefined): () => Promise<Trial> {
  let serial = 0;
  return async () => {
    serial += 1;
    const ownKey = key && `${key} ${serial}`.replaceAll(' ', '-');
    if ((await readUnit()).status_id !== from) await changeStatus(from);
    const before = await readUnit();
    const whole = (now: UnitState) =>
      expect(now).toMatchObject({
        claims: Number(now.status_id === reserved),
        actions: Number(now.status_id === reserved),
        changes: before.changes + now.version - before.version,
      });
    return {
      ask: () => changeStatus(to, ownKey),
      async check(wasDone) {
        const now = await readUnit();
        whole(now);
        if (wasDone) expect(now).toMatchObject({ status_id: to, version: before.version + 1 });
        const again = await changeStatus(to, ownKey);
        // Without a key, a retry cannot be distinguished from another request for the same change.
        expect([again.status, again.body.response]).toEqual([200, ownKey !== undefined || now.status_id === from]);
        const after = await readUnit();
        whole(after);
        expect(after).toMatchObject({
          status_id: to,
          version: before.version + 1,
          claimed: before.claimed + Number(to === 2),
        });
      },
    };
  };
}

const moments = ['before', 'after'] as const;

describe.each(moments)('a connection that ends %s any statement', (moment) => {
  it('leaves a reservation complete or undone, and a retry does not repeat it', async () => {
    expect(await cutEverywhere(moment, changing(available, reserved, undefined))).toBeGreaterThan(6);
  });

  it('leaves a reservation with a key complete or undone, and a retry makes it once', async () => {
    expect(await cutEverywhere(moment, changing(available, reserved, `reserve-${moment}`))).toBeGreaterThan(8);
  });

  it('leaves a cancelled reservation complete or undone, and a retry makes it once', async () => {
    expect(await cutEverywhere(moment, changing(reserved, available, `cancel-${moment}`))).toBeGreaterThan(8);
  });

  it('leaves price and history consistent after a price change', async () => {
    let price = 20_000_000;
    const cuts = await cutEverywhere(moment, async () => {
      price += 1;
      const before = await readUnit();
      const wanted = price;
      const cookie = [...general.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const ask = () => send('PUT', `/properties/updatePriceOrStatus/${unit}`, { price: wanted }, { cookie });
      return {
        ask,
        async check(wasDone) {
          const now = await readUnit();
          expect(now.changes - before.changes).toBe(now.version - before.version);
          expect(now.price).toBe(wasDone || now.version > before.version ? wanted : before.price);
          expect((await ask()).status).toBe(200);
          expect((await readUnit()).price).toBe(wanted);
        },
      };
    });
    expect(cuts).toBeGreaterThan(7);
  });

  it('leaves at most one favourite', async () => {
    const count = () =>
      rowOf<{ marks: number }>(sql`select count(*) as marks from favourites where client_id = ${session.clientId}`);
    const mark = () =>
      send('POST', '/propertyFavs/action', { client_id: session.clientId, property_id: unit, action: 'add' });
    const cuts = await cutEverywhere(moment, async () => {
      await db.delete(favourites);
      return {
        ask: mark,
        async check(wasDone) {
          expect((await count()).marks).toBeGreaterThanOrEqual(Number(wasDone));
          expect((await mark()).body.response).toBe(true);
          expect(await count()).toEqual({ marks: 1 });
        },
      };
    });
    expect(cuts).toBeGreaterThan(3);
  });

  it('does not prevent the next login', async () => {
    const cuts = await cutEverywhere(moment, async () => {
      await db.delete(rateLimits);
      const logIn = () =>
        openBrowser(app).post('/users/login', {
          email: 'rep@asteria.example',
          password: demoPassword,
          project_id: ids.projectId,
        });
      return {
        ask: logIn,
        check: async () => expect(await logIn()).toMatchObject({ status: 200, body: { response: true } }),
      };
    });
    expect(cuts).toBeGreaterThan(8);
  });

  it('leaves a merge complete or undone', async () => {
    const [{ id: user_id } = { id: 0 }] = await db
      .select({ id: users.id })
      .from(users)
      .where(sql`email = 'rep@asteria.example'`);
    const cuts = await cutEverywhere(moment, async () => {
      const kept = await makeClient(db, ids.projectId, user_id);
      const other = await makeClient(db, ids.projectId, user_id);
      await db.insert(favourites).values({ client_id: other, property_id: unit });
      const read = () =>
        rowOf<{ moved: boolean; marks: number; notes: number }>(sql`
          select
            merged_into_id is not null as moved,
            (select count(*) from favourites where client_id = ${kept}) as marks,
            (select count(*) from client_notes where client_id = ${kept}) as notes
          from ${clients}
          where id = ${other}`);
      const merge = () => manager.post(`/clients/${kept}/merge`, { other_id: other });
      return {
        ask: merge,
        async check(wasDone) {
          const now = await read();
          expect(now).toEqual({ moved: wasDone || now.moved, marks: Number(now.moved), notes: Number(now.moved) });
          expect((await merge()).status).toBe(now.moved ? 404 : 200);
          expect(await read()).toEqual({ moved: true, marks: 1, notes: 1 });
        },
      };
    });
    expect(cuts).toBeGreaterThan(15);
  });
});
