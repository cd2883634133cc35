import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { propertyActionCalls } from '#contract/calls/property-actions.ts';
import { projects, properties, propertyActions } from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { makeClient, makeUser } from '#tools/testing/sales-sessions.ts';
import { checkList } from '#tools/testing/send-list.ts';

const highest = 1_000_000_000_000_000;
const {
  app,
  database: { db },
  ids,
} = await ownSampleApp({ settings: { currency: 'KWD', currencyUnit: 'KD', areaUnit: 'sqft' }, units: 14 });
const general = await makeUser(db, ids.projectId, 'general_manager');
const cookie = `session=${await beginSession(db, { userId: general })}`;
const unit = ids.unitIds[0]!;

const post = (path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api${path}`, headers: { cookie }, payload });
const setPrice = (price: number) => post(`/properties/updatePriceOrStatus/${unit}`, { price, _method: 'PUT' });
const download = (format: string, lang: string) =>
  app.inject({ url: `/api/properties/export?format=${format}&lang=${lang}`, headers: { cookie } });
const check = async (list: Buffer) => (await checkList(app, cookie, list)).json() as object;
const setCurrency = async (currency: string) => {
  const [project] = await db.select().from(projects);
  await db.update(projects).set({ settings: { ...project!.settings, currency, currencyUnit: currency } });
  app.catalogue.invalidate();
};

test.each([
  ['KWD', 284_500_255, '284500.255', '284500,255'],
  ['KWD', highest, '1000000000000', '1000000000000'],
  ['JPY', highest, '1000000000000000', '1000000000000000'],
  ['AED', 121_000_000_050, '1210000000.5', '1210000000,5'],
])('a price in %s of %i minor units is exported with its decimals and read back', async (currency, price, en, tr) => {
  await setCurrency(currency);
  expect((await setPrice(price)).json()).toMatchObject({ price });
  expect((await download('csv', 'en')).body).toContain(`,${en}\r\n`);
  expect((await download('csv', 'tr')).body).toContain(`;${tr}\r\n`);
  for (const [format, lang] of [
    ['csv', 'en'],
    ['csv', 'tr'],
    ['xlsx', 'en'],
  ] as const)
    expect(await check((await download(format, lang)).rawPayload)).toMatchObject({ mistakes: [], changes: [] });
});

test('a price list is read in the currency of the project', async () => {
  await setCurrency('KWD');
  await setPrice(100_000_000);
  expect(await check(Buffer.from('code,price\nA-101,KWD 120000.255\n'))).toMatchObject({
    changes: [{ id: unit, old_price: 100_000_000, new_price: 120_000_255 }],
  });
  expect(await check(Buffer.from('code,price\nA-101,100000000\n'))).toMatchObject({
    mistakes: [{ code: 'price_in_cents' }],
  });
  expect(await check(Buffer.from('code,price\nA-101,120000.2551\n'))).toMatchObject({
    mistakes: [{ code: 'price_decimals' }],
  });
});

test('a bulk change accepts amounts up to the highest, and none beyond', async () => {
  await setPrice(100_000_000);
  const bulk = { kind: 'fixed', step: '1', statuses: '["available"]' };
  const preview = async (amount: number) =>
    (await post('/properties/prices/preview', { ...bulk, amount: String(amount) })).json() as object;
  expect(await preview(highest - 100_000_000_000)).toMatchObject({
    rows: expect.arrayContaining([{ id: unit, old_price: 100_000_000, new_price: highest - 99_900_000_000 }]),
  });
  expect(await preview(highest)).toMatchObject({ code: 'price_out_of_range' });
  expect((await setPrice(highest + 1)).statusCode).toBe(400);
});

test('sales at the highest price are summed by month', async () => {
  const client_id = await makeClient(db, ids.projectId, general);
  const action = { project_id: ids.projectId, user_id: general, client_id, status: UnitStatus.sold, price: highest };
  const sum = async () => {
    const url = '/api/propertyActions/revenueByMonthAndYear/get?from=2026-02-01&to=2026-02-28';
    const answer = await app.inject({ url, headers: { cookie } });
    return propertyActionCalls.countRevenueByMonth.answer.parse(answer.json());
  };
  const sell = (count: number) =>
    db
      .insert(propertyActions)
      .values(
        ids.unitIds
          .slice(0, count)
          .map((property_id) => ({ ...action, property_id, created_at: new Date('2026-02-10T10:00:00Z') })),
      );
  await sell(9);
  expect(await sum()).toMatchObject([{ year: 2026, month: 2, revenue: 9 * highest }]);
  await db.delete(propertyActions).where(eq(propertyActions.user_id, general));
  await sell(14);
  expect(await sum()).toMatchObject([{ revenue: 14 * highest }]);
});

test('areas are returned in m², whatever unit they are shown in', async () => {
  await db.update(properties).set({ gross_area: 84.5 }).where(eq(properties.id, unit));
  app.catalogue.invalidate();
  expect((await app.inject({ url: `/api/properties/${unit}`, headers: { cookie } })).json()).toMatchObject({
    gross_area: 84.5,
  });
});
