import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { makeUser, openSalesSession, type SalesSession } from '#tools/testing/sales-sessions.ts';
import { waitForLockWaiter } from '#tools/testing/wait-for-lock-waiter.ts';
import { favourites, properties, propertyActions, propertyClaims } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { compareUnits } from '#server/features/development/compare-units.ts';
import { saveUnits } from '#server/features/development/save-units.ts';
import { lockProject } from '#server/project/change-project.ts';
import { beginSession } from '#server/sessions/sessions.ts';

const {
  app,
  database: { db, pool },
  ids,
} = await ownSampleApp({ settings: { canSell: true } });
let seller!: SalesSession;
let manager = '';
let general = '';
let visitor = '';
let unit = 0;

beforeEach(async () => {
  await db.delete(favourites);
  await db.delete(propertyActions);
  await db.delete(propertyClaims);
  await db
    .update(properties)
    .set({ status_id: UnitStatus.available, imported_status_id: UnitStatus.available, withdrawn: false });
  app.catalogue.invalidate();
  unit = ids.unitIds[0]!;
  const managerId = await makeUser(db, ids.projectId, 'sales_manager');
  seller = await openSalesSession(db, ids.projectId, { parent: managerId });
  const sessionOf = async (userId: number) => `session=${await beginSession(db, { userId })}`;
  [manager, general, visitor] = [
    await sessionOf(managerId),
    await sessionOf(await makeUser(db, ids.projectId, 'general_manager')),
    '',
  ];
});

const call = async (method: 'GET' | 'PUT' | 'POST', path: string, cookie: string, payload?: object) => {
  const answer = await app.inject({
    method,
    url: `/api${path}`,
    headers: cookie === '' ? {} : { cookie },
    ...(payload ? { payload } : {}),
  });
  return {
    status: answer.statusCode,
    text: answer.body,
    body: answer.body.startsWith('{') || answer.body.startsWith('[') ? answer.json() : null,
  };
};
const change = (status: number) => call('PUT', `/properties/${unit}`, seller.cookie, { status });
const override = (status_id: number, cookie = manager) =>
  call('PUT', `/properties/updatePriceOrStatus/${unit}`, cookie, { status_id, reason: 'settled' });
const idsOf = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id);
const listIds = async (cookie: string) => idsOf(await call('GET', '/properties', cookie));
const withdrawn = async () => (await call('GET', '/properties/withdrawn/get', seller.cookie)).body;

/** Loads a package without the unit. */
async function dropUnit() {
  const preview = await compareUnits(db, ids.projectId, []);
  const { kept } = await inTransaction(db, async (tx) => {
    await lockProject(tx);
    const none = new Map();
    return saveUnits(
      tx,
      ids.projectId,
      { units: [], heldUnits: [] },
      {
        buildings: none,
        roomTypes: none,
        apartmentTypes: none,
        buildingTypes: none,
      },
    );
  });
  app.catalogue.invalidate();
  const isIt = ({ number, building }: { number: string; building: string }) => number === '101' && building === 'A';
  return { preview: preview.units_held.find(isIt), kept: kept.find(isIt) };
}

describe('a unit that is missing in a new package while a client holds it', () => {
  beforeEach(() => change(UnitStatus.reserved));

  it('is named in preview and load with the sales user of its holder, until it is settled', async () => {
    const { preview, kept } = await dropUnit();
    expect(preview).toMatchObject({ number: '101', status_id: UnitStatus.reserved, user_id: seller.userId });
    expect(kept).toEqual({
      building: 'A',
      number: '101',
      held: { status_id: UnitStatus.reserved, user_id: seller.userId },
    });
    await change(UnitStatus.available);
    expect(await dropUnit()).toMatchObject({ preview: undefined, kept: { held: null } });
  });

  it('is shown to sales users as withdrawn, and not listed as a unit of the development to anybody', async () => {
    await dropUnit();
    for (const cookie of [seller.cookie, manager, visitor]) expect(await listIds(cookie)).not.toContain(unit);
    expect(await withdrawn()).toMatchObject([{ id: unit, status: 'reserved', is_withdrawn: true }]);
    expect((await call('GET', '/properties/withdrawn/get', visitor)).status).toBe(401);
    expect((await call('GET', `/properties/${unit}`, visitor)).status).toBe(404);
    expect((await call('GET', `/properties/${unit}`, manager)).body).toMatchObject({ is_withdrawn: true });
    expect((await call('GET', `/properties/${unit}/history`, manager)).body[0]).toMatchObject({ cause: 'reserve' });
  });

  it('can be released in a presentation, and is then gone', async () => {
    await dropUnit();
    expect((await change(UnitStatus.reserved)).body).toMatchObject({ response: false, error: 'error_unit_taken' });
    const released = { response: true, property: { status_id: UnitStatus.available, is_withdrawn: true } };
    const release = () =>
      call('PUT', `/properties/${unit}`, seller.cookie, { status: UnitStatus.available, idempotency_key: 'release' });
    expect((await release()).body).toMatchObject(released);
    expect(await withdrawn()).toEqual([]);
    expect((await release()).body).toMatchObject(released);
    expect((await change(UnitStatus.reserved)).status).toBe(404);
    expect((await override(UnitStatus.reserved)).status).toBe(404);
    expect((await call('GET', `/properties/${unit}`, manager)).status).toBe(404);
    expect(await db.select().from(propertyClaims)).toMatchObject([{ closed_at: expect.any(Date) }]);
  });

  it('cannot be released by anybody outside the holder’s team', async () => {
    await dropUnit();
    const stranger = await openSalesSession(db, ids.projectId);
    const release = await call('PUT', `/properties/${unit}`, stranger.cookie, { status: UnitStatus.available });
    expect(release.body).toMatchObject({ response: false, error: 'error_not_yours' });
    const otherManager = await makeUser(db, ids.projectId, 'sales_manager');
    const cookie = `session=${await beginSession(db, { userId: otherManager })}`;
    expect(await override(UnitStatus.available, cookie)).toMatchObject({ status: 403, body: { code: 'not_yours' } });
    expect(await withdrawn()).toMatchObject([{ id: unit, status: 'reserved' }]);
  });

  it('can be sold or released in the dashboard', async () => {
    await dropUnit();
    expect((await override(UnitStatus.signed)).body).toMatchObject({ status: 'signed', is_withdrawn: true });
    expect((await call('GET', '/propertyActions/recentSells/get', general)).body).toMatchObject([
      { property_id: unit },
    ]);
    expect((await override(UnitStatus.available)).body).toMatchObject({ status: 'available', is_withdrawn: true });
    expect(await withdrawn()).toEqual([]);
    expect((await override(UnitStatus.sold)).status).toBe(404);
  });

  it('is released once by simultaneous requests, and cannot be taken', async () => {
    await dropUnit();
    const answers = await Promise.all([
      override(UnitStatus.available),
      change(UnitStatus.available),
      change(UnitStatus.reserved),
      change(UnitStatus.sold),
      override(UnitStatus.available),
      change(UnitStatus.reserved),
    ]);
    expect(answers.every(({ status }) => [200, 404].includes(status))).toBe(true);
    expect(await db.select().from(properties).where(eq(properties.id, unit))).toMatchObject([
      { status_id: UnitStatus.available },
    ]);
    expect(await db.select().from(propertyClaims)).toMatchObject([{ closed_at: expect.any(Date) }]);
  });

  it('cannot be taken by a change that waited while it was released', async () => {
    await dropUnit();
    const waiting = await inTransaction(db, async (tx) => {
      await tx.select().from(properties).where(eq(properties.id, unit)).for('no key update');
      const late = override(UnitStatus.sold);
      await waitForLockWaiter(pool, late);
      await tx.update(propertyClaims).set({ closed_at: new Date() });
      await tx.update(properties).set({ status_id: UnitStatus.available }).where(eq(properties.id, unit));
      return { late };
    });
    expect((await waiting.late).status).toBe(404);
    expect(await db.select().from(properties).where(eq(properties.id, unit))).toMatchObject([
      { status_id: UnitStatus.available },
    ]);
  });

  it('is an ordinary unit again if a later package contains it', async () => {
    await dropUnit();
    await db.update(properties).set({ withdrawn: false }).where(eq(properties.id, unit));
    app.catalogue.invalidate();
    expect(await listIds(visitor)).toContain(unit);
    expect((await change(UnitStatus.available)).body.property).not.toHaveProperty('is_withdrawn');
  });

  it('is left out of price lists, bulk prices and exports', async () => {
    await dropUnit();
    const bulk = { kind: 'percent', amount: 1000, step: 1 };
    expect((await call('POST', '/properties/prices/preview', general, bulk)).body.rows).toEqual([]);
    expect((await call('GET', '/properties/export?format=csv&lang=en', general)).text).not.toContain('A-101');
  });

  it('cannot be marked by a client', async () => {
    await dropUnit();
    const mark = { client_id: seller.clientId, property_id: unit };
    expect((await call('POST', '/propertyFavs', seller.cookie, mark)).status).toBe(404);
  });
});

it('a blocked unit that is missing in a new package stays until it is made available', async () => {
  await override(UnitStatus.blocked);
  expect(await dropUnit()).toMatchObject({ kept: { held: { status_id: UnitStatus.blocked, user_id: null } } });
  expect(await withdrawn()).toMatchObject([{ id: unit, status: 'blocked' }]);
  await override(UnitStatus.available);
  expect(await withdrawn()).toEqual([]);
});

it('a change to a withdrawn unit is sent to browsers only as gone', async () => {
  await change(UnitStatus.reserved);
  await dropUnit();
  const { version } = (await call('GET', '/changes', seller.cookie)).body;
  await change(UnitStatus.available);
  const { body } = await call('GET', `/changes?since=${version}`, visitor);
  expect(body.properties).toEqual([]);
  expect(body.gone).toContain(unit);
});
