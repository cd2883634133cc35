import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { auditCalls } from '#contract/calls/audit.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { makeUser, openSalesSession } from '#tools/testing/sales-sessions.ts';
import { applyList, checkList } from '#tools/testing/send-list.ts';
import { auditEntries, properties, propertyActions, propertyClaims } from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';

const {
  app,
  database: { db },
  ids,
} = await ownSampleApp({ settings: { canSell: true }, units: 40 });
let general = { id: 0, cookie: '' };
let unit = { id: 0, name: '' };

beforeEach(async () => {
  await db.delete(propertyActions);
  await db.delete(propertyClaims);
  await db.delete(auditEntries);
  await db.update(properties).set({ price: properties.imported_price, status_id: UnitStatus.available });
  app.catalogue.invalidate();
  const id = await makeUser(db, ids.projectId, 'general_manager');
  general = { id, cookie: `session=${await beginSession(db, { userId: id })}` };
  const [row] = await db
    .select({ id: properties.id, name: properties.code })
    .from(properties)
    .where(eq(properties.id, ids.unitIds[0]!));
  unit = row!;
});

const post = (path: string, payload: object, cookie = general.cookie) =>
  app.inject({ method: 'POST', url: `/api${path}`, headers: { cookie }, payload });
const put = (path: string, payload: object, cookie = general.cookie) =>
  post(path, { ...payload, _method: 'PUT' }, cookie);
const entries = async (query = 'noun=property') =>
  auditCalls.listAudit.answer.parse(
    (await app.inject({ url: `/api/audit?${query}`, headers: { cookie: general.cookie } })).json(),
  );

it('reserving, releasing and selling a unit are logged with the unit, the client and the sales user', async () => {
  const seller = await openSalesSession(db, ids.projectId);
  for (const status of [UnitStatus.reserved, UnitStatus.available, UnitStatus.sold])
    expect((await put(`/properties/${unit.id}`, { status }, seller.cookie)).json()).toMatchObject({ response: true });
  const found = await entries();
  expect(found.map(({ action, user, fields, subject_count }) => [action, user?.id, fields, subject_count])).toEqual(
    Array.from({ length: 3 }, () => ['property.status', seller.userId, ['status_id'], 2]),
  );
  expect(found[0]!.subjects).toEqual([
    { noun: 'property', ...unit },
    { noun: 'client', id: seller.clientId, name: 'Some One' },
  ]);
});

it('a refused change is not logged, and a repeated attempt is logged once', async () => {
  const first = await openSalesSession(db, ids.projectId);
  const second = await openSalesSession(db, ids.projectId);
  for (const _ of [1, 2])
    await put(`/properties/${unit.id}`, { status: UnitStatus.reserved, idempotency_key: 'one' }, first.cookie);
  await put(`/properties/${unit.id}`, { status: UnitStatus.reserved }, second.cookie);
  expect((await entries()).map(({ user }) => user?.id)).toEqual([first.userId]);
});

it('a status or price override is logged, and an override that changes nothing is not', async () => {
  await put(`/properties/updatePriceOrStatus/${unit.id}`, { price: 12_000_000, status_id: UnitStatus.blocked });
  await put(`/properties/updatePriceOrStatus/${unit.id}`, { price: 12_000_000, status_id: UnitStatus.blocked });
  expect((await entries()).map(({ action, user, fields, subjects }) => [action, user?.id, fields, subjects])).toEqual([
    ['property.price', general.id, ['price'], [{ noun: 'property', ...unit }]],
    ['property.status', general.id, ['status_id'], [{ noun: 'property', ...unit }]],
  ]);
});

it('a status override names the client who held the unit', async () => {
  const seller = await openSalesSession(db, ids.projectId);
  await put(`/properties/${unit.id}`, { status: UnitStatus.reserved }, seller.cookie);
  for (const status_id of [UnitStatus.sold, UnitStatus.available])
    await put(`/properties/updatePriceOrStatus/${unit.id}`, { status_id });
  const holder = { noun: 'client', id: seller.clientId, name: 'Some One' };
  expect((await entries()).slice(0, 2).map(({ user, subjects }) => [user?.id, subjects])).toEqual(
    Array.from({ length: 2 }, () => [general.id, [{ noun: 'property', ...unit }, holder]]),
  );
});

it('a bulk price change and a price list are one entry each, with the units they changed', async () => {
  const change = { kind: 'percent', amount: '1000', step: '100', floors: '[1]', statuses: '["available"]' };
  const { seen, rows } = (await post('/properties/prices/preview', change)).json();
  await post('/properties/prices/apply', { ...change, seen });
  const list = Buffer.from(`code;price;status\r\n${unit.name};140.000;blocked\r\n`);
  const checked = (await checkList(app, general.cookie, list)).json();
  await applyList(app, general.cookie, list, { seen: checked.seen });
  const cheaper = Buffer.from(`code;price\r\n${unit.name};139.000\r\n`);
  await applyList(app, general.cookie, cheaper, {
    seen: (await checkList(app, general.cookie, cheaper)).json().seen,
  });
  expect(
    (await entries()).map(({ action, user, fields, subject_count }) => [action, user?.id, fields, subject_count]),
  ).toEqual([
    ['property.list', general.id, ['price'], 1],
    ['property.list', general.id, ['price', 'status_id'], 1],
    ['property.price', general.id, ['price'], rows.length],
  ]);
});

it('the log can be filtered by unit', async () => {
  const other = ids.unitIds[1]!;
  await put(`/properties/updatePriceOrStatus/${unit.id}`, { price: 12_000_000 });
  await put(`/properties/updatePriceOrStatus/${other}`, { price: 13_000_000 });
  expect((await entries(`property_id=${other}`)).map(({ subjects }) => subjects.map(({ id }) => id))).toEqual([
    [other],
  ]);
});
