import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { unitStatuses } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { priceCalls } from '#contract/calls/prices.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { makeUser, openSalesSession } from '#tools/testing/sales-sessions.ts';
import { applyList, checkList } from '#tools/testing/send-list.ts';
import { writeXlsx } from '#tools/testing/write-xlsx.ts';
import { properties, propertyActions, propertyClaims, unitChanges, users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { beginSession } from '#server/sessions/sessions.ts';

const {
  app,
  database: { db },
  ids,
} = await ownSampleApp({ settings: { canSell: true }, units: 40 });
let general = { id: 0, cookie: '' };
const unitOf = (index: number) => ids.unitIds[index]!;

beforeEach(async () => {
  await db.delete(propertyActions);
  await db.delete(propertyClaims);
  for (const [index, id] of ids.unitIds.entries())
    await db
      .update(properties)
      .set({ price: properties.imported_price, status_id: unitStatuses[index % unitStatuses.length]!.id })
      .where(eq(properties.id, id));
  await db.delete(unitChanges);
  app.catalogue.invalidate();
  const id = await makeUser(db, ids.projectId, 'general_manager');
  general = { id, cookie: `session=${await beginSession(db, { userId: id })}` };
});

const post = (path: string, payload: object, cookie = general.cookie) =>
  app.inject({ method: 'POST', url: `/api${path}`, headers: { cookie }, payload });
const put = (path: string, payload: object, cookie = general.cookie) =>
  post(path, { ...payload, _method: 'PUT' }, cookie);
const history = async (id: number, cookie = general.cookie) =>
  priceCalls.listUnitHistory.answer.parse(
    (await app.inject({ url: `/api/properties/${id}/history`, headers: { cookie } })).json(),
  );
const pricesNow = async () =>
  new Map((await db.select().from(properties).orderBy(asc(properties.id))).map((row) => [row.id, row.price]));
const tenPercent = { kind: 'percent', amount: '1000', step: '100', floors: '[1]', statuses: '["available"]' };

describe('the history of a unit', () => {
  it('records every kind of change with who, when, old value, new value and why', async () => {
    const seller = await openSalesSession(db, ids.projectId);
    const id = unitOf(0);
    await put(`/properties/${id}`, { status: UnitStatus.reserved }, seller.cookie);
    await put(`/properties/${id}`, { status: UnitStatus.available }, seller.cookie);
    await put(`/properties/${id}`, { status: UnitStatus.sold }, seller.cookie);
    await put(`/properties/${id}`, { status: UnitStatus.available }, seller.cookie);
    await put(`/properties/updatePriceOrStatus/${id}`, {
      price: 12_000_000,
      status_id: UnitStatus.blocked,
      reason: 'Shown to the bank',
    });
    const preview = (await post('/properties/prices/preview', { ...tenPercent, statuses: '["blocked"]' })).json();
    await post('/properties/prices/apply', {
      ...tenPercent,
      statuses: '["blocked"]',
      seen: preview.seen,
      reason: 'Spring',
    });
    const list = Buffer.from('code;price;status\r\nA-101;140.000;available\r\n');
    const checked = (await checkList(app, general.cookie, list)).json();
    expect(checked).toMatchObject({
      mistakes: [],
      unchanged: 0,
      changes: [
        {
          line: 2,
          id,
          old_price: 13_200_000,
          new_price: 14_000_000,
          old_status_id: UnitStatus.blocked,
          new_status_id: UnitStatus.available,
        },
      ],
    });
    await applyList(app, general.cookie, list, { seen: checked.seen, reason: 'List of June' });

    const { available, reserved, sold, blocked } = UnitStatus;
    const changes = (await history(id)).map(
      ({ user, cause, reason, old_status_id, new_status_id, old_price, new_price }) => ({
        user: user?.id,
        cause,
        reason,
        status: [old_status_id, new_status_id],
        price: [old_price / 100_000, new_price / 100_000],
      }),
    );
    expect(changes).toEqual([
      { user: general.id, cause: 'list', reason: 'List of June', status: [blocked, available], price: [132, 140] },
      { user: general.id, cause: 'bulk', reason: 'Spring', status: [blocked, blocked], price: [120, 132] },
      {
        user: general.id,
        cause: 'override',
        reason: 'Shown to the bank',
        status: [available, blocked],
        price: [100, 120],
      },
      { user: seller.userId, cause: 'cancel', reason: '', status: [sold, available], price: [100, 100] },
      { user: seller.userId, cause: 'sell', reason: '', status: [available, sold], price: [100, 100] },
      { user: seller.userId, cause: 'cancel', reason: '', status: [reserved, available], price: [100, 100] },
      { user: seller.userId, cause: 'reserve', reason: '', status: [available, reserved], price: [100, 100] },
    ]);
  });

  it('records nothing for a change without effect or rolled back', async () => {
    const seller = await openSalesSession(db, ids.projectId);
    await put(`/properties/${unitOf(1)}`, { status: UnitStatus.reserved }, seller.cookie);
    await put(`/properties/updatePriceOrStatus/${unitOf(0)}`, { price: 10_000_000 });
    await inTransaction(db, async (tx) => {
      await tx
        .update(properties)
        .set({ price: 1 })
        .where(eq(properties.id, unitOf(2)));
      throw new Error('rolled back');
    }).catch(() => undefined);
    expect(await db.select().from(unitChanges)).toEqual([]);
  });

  it('names only people the reader may see', async () => {
    const seller = await openSalesSession(db, ids.projectId);
    await put(`/properties/${unitOf(0)}`, { status: UnitStatus.reserved }, seller.cookie);
    const [name] = await db.select({ name: users.name }).from(users).where(eq(users.id, seller.userId));
    const other = await openSalesSession(db, ids.projectId);
    expect((await history(unitOf(0), seller.cookie))[0]!.user).toEqual({ id: seller.userId, ...name });
    expect((await history(unitOf(0), other.cookie))[0]!.user).toBeNull();
    expect(
      (await app.inject({ url: '/api/properties/999999/history', headers: { cookie: general.cookie } })).statusCode,
    ).toBe(404);
  });
});

describe('a price change of one unit', () => {
  it('is refused if the unit has changed meanwhile', async () => {
    const { version } = (
      await app.inject({ url: `/api/properties/${unitOf(0)}`, headers: { cookie: general.cookie } })
    ).json();
    expect((await put(`/properties/updatePriceOrStatus/${unitOf(0)}`, { price: 11_000_000, version })).statusCode).toBe(
      200,
    );
    expect(
      (await put(`/properties/updatePriceOrStatus/${unitOf(0)}`, { price: 12_000_000, version })).json(),
    ).toMatchObject({ status: 409, code: 'stale_preview' });
    expect((await pricesNow()).get(unitOf(0))).toBe(11_000_000);
  });
});

describe('a bulk price change', () => {
  it('is previewed, and applied exactly as previewed', async () => {
    const before = await pricesNow();
    const preview = priceCalls.previewBulkPrices.answer.parse(
      (await post('/properties/prices/preview', tenPercent)).json(),
    );
    expect(preview.rows.map((row) => row.id)).toEqual([0, 7, 14].map(unitOf));
    expect(preview.rows[0]).toEqual({ id: unitOf(0), old_price: 10_000_000, new_price: 11_000_000 });
    expect(await pricesNow()).toEqual(before);
    expect((await post('/properties/prices/apply', { ...tenPercent, seen: preview.seen })).json()).toEqual({
      changed: 3,
    });
    expect(await pricesNow()).toEqual(
      new Map([...before].map(([id, price]) => [id, preview.rows.find((row) => row.id === id)?.new_price ?? price])),
    );
    expect(
      (await app.inject({ url: `/api/properties/${unitOf(7)}`, headers: { cookie: general.cookie } })).json().price,
    ).toBe(preview.rows[1]!.new_price);
  });

  it.each([
    [
      'a price changed',
      async () => void (await put(`/properties/updatePriceOrStatus/${unitOf(7)}`, { price: 5_000_000 })),
    ],
    [
      'a unit was reserved',
      async () =>
        void (await put(
          `/properties/${unitOf(0)}`,
          { status: UnitStatus.reserved },
          (await openSalesSession(db, ids.projectId)).cookie,
        )),
    ],
    [
      'a unit came into scope',
      async () => void (await put(`/properties/updatePriceOrStatus/${unitOf(3)}`, { status_id: UnitStatus.available })),
    ],
  ])('is rejected as stale if meanwhile %s', async (_name, happens) => {
    const { seen } = (await post('/properties/prices/preview', tenPercent)).json();
    await happens();
    const between = await pricesNow();
    expect((await post('/properties/prices/apply', { ...tenPercent, seen })).json()).toMatchObject({
      status: 409,
      code: 'stale_preview',
    });
    expect(await pricesNow()).toEqual(between);
    expect((await post('/properties/prices/apply', { ...tenPercent, amount: '2000', seen })).statusCode).toBe(409);
  });

  it('is applied once when sent twice concurrently', async () => {
    const { seen } = (await post('/properties/prices/preview', tenPercent)).json();
    const answers = await Promise.all([1, 2].map(() => post('/properties/prices/apply', { ...tenPercent, seen })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect(await db.select().from(unitChanges)).toHaveLength(3);
  });

  it.each([
    [{ kind: 'fixed', amount: '-99999999' }, 422],
    [{ kind: 'percent', amount: 'x' }, 400],
    [{ kind: 'gift', amount: '1' }, 400],
    [{ kind: 'fixed', amount: '1', floors: 'x' }, 400],
    [{ kind: 'fixed', amount: '1', step: '0' }, 400],
    [{}, 400],
  ])('answers %j with %i', async (payload, status) => {
    expect((await post('/properties/prices/preview', payload)).statusCode).toBe(status);
  });

  it('is for general managers and above', async () => {
    const manager = `session=${await beginSession(db, { userId: await makeUser(db, ids.projectId, 'sales_manager') })}`;
    expect((await post('/properties/prices/preview', tenPercent, manager)).statusCode).toBe(403);
    expect(
      (
        await put(
          `/properties/updatePriceOrStatus/${unitOf(0)}`,
          { status_id: UnitStatus.blocked, reason: 'x' },
          manager,
        )
      ).statusCode,
    ).toBe(200);
    expect((await put(`/properties/updatePriceOrStatus/${unitOf(0)}`, { price: 1 }, manager)).statusCode).toBe(403);
  });
});

describe('price lists', () => {
  const download = async (format: string, lang: string) =>
    app.inject({ url: `/api/properties/export?format=${format}&lang=${lang}`, headers: { cookie: general.cookie } });

  it.each([
    ['csv', 'en'],
    ['csv', 'tr'],
    ['xlsx', 'en'],
  ])('exported as %s (%s) and imported again change nothing', async (format, lang) => {
    await db
      .update(properties)
      .set({ price: 10_000_050 })
      .where(eq(properties.id, unitOf(0)));
    app.catalogue.invalidate();
    const answer = await download(format, lang);
    expect(answer.headers['content-disposition']).toMatch(
      new RegExp(`attachment; filename="${lang === 'tr' ? 'konutlar' : 'units'}-[\\d-]+\\.${format}"`),
    );
    expect((await checkList(app, general.cookie, answer.rawPayload)).json()).toMatchObject({
      mistakes: [],
      changes: [],
      unchanged: 40,
    });
  });

  it.each([
    ['commas', Buffer.from('code,price\nA-101,120000.50\n')],
    ['semicolons and decimal commas', Buffer.from('kod;fiyat\r\nA-101;120.000,50\r\n')],
    ['tabs, quotation marks and a mark of order', Buffer.from('\ufeff"code"\t"price"\n"a-101"\t"€ 120,000.50"\n')],
    [
      'a workbook',
      writeXlsx([
        ['code', 'price'],
        ['A-101', 120_000.5],
      ]),
    ],
  ])('are read with %s', async (_name, file) => {
    const answer = priceCalls.checkPriceList.answer.parse((await checkList(app, general.cookie, file)).json());
    expect(answer).toMatchObject({
      mistakes: [],
      changes: [{ id: unitOf(0), line: 2, old_price: 10_000_000, new_price: 12_000_050 }],
    });
  });

  it('are rejected as stale if checked before another change', async () => {
    const list = Buffer.from('code,price\nA-101,120000\n');
    const { seen } = (await checkList(app, general.cookie, list)).json();
    await put(`/properties/updatePriceOrStatus/${unitOf(0)}`, { price: 11_000_000 });
    expect((await applyList(app, general.cookie, list, { seen })).json()).toMatchObject({
      code: 'stale_preview',
    });
    expect((await pricesNow()).get(unitOf(0))).toBe(11_000_000);
  });
});
