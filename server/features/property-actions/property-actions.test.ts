import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { makeUser, openSalesSession, type SalesSession } from '#tools/testing/sales-sessions.ts';
import { auditEntries, properties, propertyActions, propertyClaims } from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';

const {
  app,
  database: { db },
  ids,
} = await ownSampleApp({ settings: { canSell: true } });
let seller!: SalesSession;
let general = { id: 0, cookie: '' };
let unit = 0;

beforeEach(async () => {
  await db.delete(propertyActions);
  await db.delete(propertyClaims);
  await db.delete(auditEntries);
  unit = ids.unitIds[0]!;
  await db.update(properties).set({ status_id: UnitStatus.available }).where(eq(properties.id, unit));
  app.catalogue.invalidate();
  seller = await openSalesSession(db, ids.projectId);
  const id = await makeUser(db, ids.projectId, 'general_manager');
  general = { id, cookie: `session=${await beginSession(db, { userId: id })}` };
});

const send = async (
  method: 'PUT' | 'POST' | 'DELETE',
  path: string,
  { cookie }: { cookie: string },
  payload: object = {},
) => (await app.inject({ method, url: `/api${path}`, headers: { cookie }, payload })).json();
const get = async (path: string, { cookie }: { cookie: string }) =>
  (await app.inject({ url: `/api${path}`, headers: { cookie } })).json();
const change = (status: number) => send('PUT', `/properties/${unit}`, seller, { status });
const override = (status_id: number) => send('PUT', `/properties/updatePriceOrStatus/${unit}`, general, { status_id });
const endAction = (caller: { cookie: string } = seller) => send('DELETE', `/propertyActions/${unit}`, caller);

describe('ending an action', () => {
  it('does not remove a signed sale from the sales', async () => {
    await change(UnitStatus.sold);
    await override(UnitStatus.signed);
    for (const caller of [seller, general])
      expect(await endAction(caller)).toMatchObject({ response: false, error: 'error_transition' });
    expect(await get('/propertyActions/recentSells/get', general)).toMatchObject([
      { property_id: unit, status: UnitStatus.signed, client_id: seller.clientId },
    ]);
    expect(await get('/propertyActions', general)).toMatchObject([{ property_id: unit, status: UnitStatus.signed }]);
  });

  it('does not affect a later action of the same client on the unit', async () => {
    await change(UnitStatus.reserved);
    await change(UnitStatus.available);
    await change(UnitStatus.reserved);
    expect(await endAction()).toMatchObject({ response: false, error: 'error_transition' });
    expect(await get('/propertyActions', seller)).toMatchObject([
      { property_id: unit, status: UnitStatus.reserved, client_id: seller.clientId },
    ]);
    await change(UnitStatus.available);
    expect(await endAction()).toEqual({ response: true });
  });

  it('removes a leftover action on a unit that nobody holds', async () => {
    await db.insert(propertyActions).values({
      project_id: ids.projectId,
      user_id: seller.userId,
      client_id: seller.clientId,
      property_id: unit,
      status: UnitStatus.reserved,
      price: 1,
    });
    expect(await endAction(general)).toEqual({ response: true });
    expect(await get('/propertyActions', general)).toEqual([]);
  });
});

describe('a list of actions', () => {
  const looks = async () =>
    (await db.select().from(auditEntries).orderBy(desc(auditEntries.id)))
      .filter(({ user_id }) => user_id === general.id)
      .map(({ action, client_ids }) => [action, client_ids]);

  it('is audited as a read of the clients it names', async () => {
    await change(UnitStatus.sold);
    await get('/propertyActions', general);
    await get('/propertyActions/recentSells/get', general);
    expect(await looks()).toEqual([
      ['client.list', [seller.clientId]],
      ['client.list', [seller.clientId]],
    ]);
  });

  it('is not audited if it names nobody', async () => {
    await get('/propertyActions', general);
    expect(await looks()).toEqual([]);
  });

  it('is also audited for one unit, outside a presentation', async () => {
    await change(UnitStatus.reserved);
    expect(await send('POST', '/propertyActions', general, { property_id: unit })).toMatchObject({
      client: { id: seller.clientId },
    });
    expect(await looks()).toEqual([['client.read', [seller.clientId]]]);
  });
});
