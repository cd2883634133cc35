import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { priceCalls } from '#contract/calls/prices.ts';
import { properties } from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { recordLog } from '#tools/testing/record-log.ts';
import { makeUser, openSalesSession } from '#tools/testing/sales-sessions.ts';

const log = recordLog();
const {
  app,
  database: { db, pool },
  ids,
} = await ownSampleApp(
  { settings: { canSell: true } },
  {
    lockTimeout: 1_000,
    logger: log.logger,
  },
);
const [unit = 0] = ids.unitIds;
const general = {
  cookie: `session=${await beginSession(db, { userId: await makeUser(db, ids.projectId, 'general_manager') })}`,
};
const post = (path: string, payload: object, headers: object = general) =>
  app.inject({ method: 'POST', url: `/api${path}`, headers: { 'accept-language': 'tr', ...headers }, payload });
const priceOf = async () => (await db.select().from(properties).where(eq(properties.id, unit)))[0]?.price;

beforeEach(() => log.clear());

/** Runs `act` while a database console has the unit locked. */
async function whileLocked<T>(act: () => Promise<T>): Promise<T> {
  const console = await pool.connect();
  try {
    await console.query("set application_name = 'a console'");
    await console.query('begin');
    await console.query('select from properties where id = $1 for update', [unit]);
    return await act();
  } finally {
    console.release(true);
  }
}

const turkish = 'Başka biri şu anda bunu değiştiriyor, bu yüzden hiçbir şey değişmedi. Lütfen birazdan tekrar deneyin';
/** The holder of the lock, as the log describes it. */
const holder =
  /^Gave up waiting for a row, which is locked by process \d+ of PostgreSQL \(a console, idle in transaction/;

it('the price of a locked unit is not changed; the manager is told why, and the log names the holder of the lock', async () => {
  const before = await priceOf();
  const answer = await whileLocked(() =>
    post(`/properties/updatePriceOrStatus/${unit}`, { _method: 'PUT', price: 77 }),
  );
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '1',
    expect.objectContaining({ code: 'unavailable', detail: turkish }),
  ]);
  expect(await priceOf()).toBe(before);
  expect(log.lines().map(({ err }) => [err?.sqlstate, err?.message])).toEqual([
    ['55P03', expect.stringMatching(holder)],
  ]);
});

it('neither is a bulk change, which can be applied with the same preview once the lock is gone', async () => {
  const change = { kind: 'percent', amount: '1000', step: '100' };
  const { seen } = priceCalls.previewBulkPrices.answer.parse((await post('/properties/prices/preview', change)).json());
  const refused = await whileLocked(() => post('/properties/prices/apply', { ...change, seen }));
  expect([refused.statusCode, refused.json().detail]).toEqual([503, turkish]);
  expect((await post('/properties/prices/apply', { ...change, seen })).statusCode).toBe(200);
});

it('neither is the unit reserved; the seller is told why, and the log names the holder of the lock', async () => {
  const { cookie } = await openSalesSession(db, ids.projectId);
  const reserve = () =>
    post(
      `/properties/${unit}`,
      { _method: 'PUT', status: UnitStatus.reserved },
      { cookie, 'idempotency-key': 'a-reservation' },
    );
  const refused = await whileLocked(reserve);
  expect([refused.statusCode, refused.json().detail]).toEqual([409, turkish]);
  expect((await reserve()).json()).toMatchObject({ response: true });
});
