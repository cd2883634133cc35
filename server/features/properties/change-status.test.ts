import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RoleName } from '#domain/people/roles.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { statusChangeCalls } from '#contract/calls/status-changes.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { makeUser, openSalesSession, type SalesSession } from '#tools/testing/sales-sessions.ts';
import { presentations, properties, propertyActions, propertyClaims, sessions } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { beginSession } from '#server/sessions/sessions.ts';

const {
  app,
  database: { db },
  ids,
} = await ownSampleApp({ settings: { canSell: true } }, { lockTimeout: 1_000 });
let session!: SalesSession;
let managerId = 0;
let unit = 0;

beforeEach(async () => {
  managerId = await makeUser(db, ids.projectId, 'sales_manager');
  session = await openSalesSession(db, ids.projectId, { parent: managerId });
  unit = ids.unitIds[0]!;
  await db.delete(propertyActions);
  await db.delete(propertyClaims);
  await db.update(properties).set({ status_id: UnitStatus.available }).where(eq(properties.id, unit));
  app.catalogue.invalidate();
});

const change = (
  status: number,
  { headers = {}, caller = session, body = {} }: { headers?: object; caller?: { cookie: string }; body?: object } = {},
) =>
  app.inject({
    method: 'POST',
    url: `/api/properties/${unit}`,
    headers: { cookie: caller.cookie, ...headers },
    payload: { _method: 'PUT', status: String(status), ...body },
  });
const openActions = () =>
  db
    .select()
    .from(propertyActions)
    .where(and(eq(propertyActions.property_id, unit), isNull(propertyActions.cancelled_at)));

describe('reserving', () => {
  it('writes status, claim and action together, visible to everyone immediately', async () => {
    const answer = await change(UnitStatus.reserved);
    expect(statusChangeCalls.changeStatus.answer.parse(answer.json())).toMatchObject({
      response: true,
      property: { id: unit, status: 'reserved', status_id: UnitStatus.reserved },
    });
    const holder = {
      client_id: session.clientId,
      user_id: session.userId,
      presentation_id: session.presentationId,
      status: UnitStatus.reserved,
    };
    expect(await db.select().from(propertyClaims)).toMatchObject([{ ...holder, property_id: unit, closed_at: null }]);
    expect(await openActions()).toMatchObject([{ ...holder, price: 10_000_000 }]);
    expect((await app.inject({ url: `/api/properties/${unit}` })).json().status).toBe('reserved');
  });

  it('refuses a second reservation, with the reason and the unit’s current state', async () => {
    await change(UnitStatus.reserved);
    const other = await openSalesSession(db, ids.projectId);
    const answer = await change(UnitStatus.reserved, { caller: other, headers: { 'accept-language': 'tr' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      response: false,
      error: 'error_unit_taken',
      message: 'Bu konut az önce başkası için ayrıldı',
      property: { status: 'reserved' },
    });
    expect(await db.select().from(propertyClaims)).toHaveLength(1);
  });

  it('detects a held unit by the database constraint alone', async () => {
    await db
      .insert(propertyClaims)
      .values({ property_id: unit, client_id: session.clientId, user_id: session.userId, status: UnitStatus.reserved });
    expect((await change(UnitStatus.reserved)).json()).toMatchObject({ response: false, error: 'error_unit_taken' });
    await expect(
      db.insert(propertyClaims).values({
        property_id: unit,
        client_id: session.clientId,
        user_id: session.userId,
        status: UnitStatus.reserved,
      }),
    ).rejects.toMatchObject({ cause: { constraint: 'property_claims_one_open' } });
  });

  it('is undone by cancelling, which keeps the history', async () => {
    await change(UnitStatus.reserved);
    expect((await change(UnitStatus.available)).json()).toMatchObject({
      response: true,
      property: { status: 'available' },
    });
    expect(await openActions()).toEqual([]);
    expect(await db.select().from(propertyActions)).toHaveLength(1);
    expect((await change(UnitStatus.sold)).json()).toMatchObject({ response: true, property: { status: 'sold' } });
    expect((await change(UnitStatus.available)).json()).toMatchObject({ response: true });
  });

  it.each([
    [1, 1],
    [1, 4],
    [2, 3],
    [4, 2],
    [5, 1],
    [1, 9],
    [1, -1],
  ])('rejects %i to %i and changes nothing', async (from, to) => {
    await db
      .update(properties)
      .set({ status_id: from as UnitStatusId })
      .where(eq(properties.id, unit));
    expect((await change(to)).json()).toMatchObject({
      response: false,
      error: 'error_transition',
      property: { status_id: from },
    });
    expect(await db.select().from(propertyActions)).toEqual([]);
  });
});

describe('permission to reserve', () => {
  const nobody = { response: false, error: 'error_no_active_user_or_client', message: 'No active user or client' };

  it('is denied without a client, after the presentation, and on a page that shows an earlier client', async () => {
    const alone = { cookie: `session=${await beginSession(db, { userId: await makeUser(db, ids.projectId) })}` };
    expect((await change(UnitStatus.reserved, { caller: alone })).json()).toMatchObject(nobody);
    expect((await change(UnitStatus.reserved, { body: { client_id: session.clientId + 1 } })).json()).toMatchObject(
      nobody,
    );
    expect(
      (await change(UnitStatus.reserved, { body: { presentation_id: session.presentationId + 1 } })).json(),
    ).toMatchObject(nobody);
    await db
      .update(presentations)
      .set({ last_active_at: sql`now() - interval '16 minutes'` })
      .where(eq(presentations.id, session.presentationId));
    expect((await change(UnitStatus.reserved)).json()).toMatchObject(nobody);
    expect(await db.select().from(propertyClaims)).toEqual([]);
  });

  it('is denied to clients alone and to visitors', async () => {
    const client = await openSalesSession(db, ids.projectId, { alone: true });
    expect((await change(UnitStatus.reserved, { caller: client })).statusCode).toBe(403);
    expect((await change(UnitStatus.reserved, { caller: { cookie: '' } })).statusCode).toBe(401);
  });

  it.each([
    [{ status: 'x' }, 400],
    [{ status: '' }, 400],
    [{ property_id: '999999' }, 422],
    [{ client_id: 'x' }, 400],
  ])('answers %j with %i', async (body, status) => {
    expect((await change(UnitStatus.reserved, { body })).statusCode).toBe(status);
  });
});

describe('an idempotency key', () => {
  it('repeats the same answer without repeating the change', async () => {
    const first = await change(UnitStatus.reserved, { headers: { 'idempotency-key': 'one' } });
    await change(UnitStatus.available);
    const again = await change(UnitStatus.reserved, { body: { idempotency_key: 'one' } });
    expect(again.body).toBe(first.body);
    expect(await openActions()).toEqual([]);
  });

  it('gives fifty concurrent requests one effect and one answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => change(UnitStatus.reserved, { headers: { 'idempotency-key': 'fifty' } })),
    );
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect(answers[0]!.json().response).toBe(true);
    expect(await db.select().from(propertyActions)).toHaveLength(1);
  });

  it('rejects a different body, and belongs to one session', async () => {
    await change(UnitStatus.reserved, { headers: { 'idempotency-key': 'two' } });
    expect((await change(UnitStatus.available, { headers: { 'idempotency-key': 'two' } })).statusCode).toBe(422);
    expect(
      (
        await change(UnitStatus.reserved, {
          headers: { 'idempotency-key': 'two' },
          caller: await openSalesSession(db, ids.projectId),
        })
      ).json(),
    ).toMatchObject({ error: 'error_unit_taken' });
    const long = { 'idempotency-key': 'x'.repeat(201), 'accept-language': 'tr' };
    const refused = await change(UnitStatus.reserved, { headers: long });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([
      { path: 'idempotency_key', message: expect.stringContaining('En fazla 200 karakter') },
    ]);
  });

  it('answers 409 while the first request is still running', async () => {
    const locked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const blocking = inTransaction(db, async (tx) => {
      await tx.select().from(properties).where(eq(properties.id, unit)).for('update');
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const answer = await change(UnitStatus.reserved, { headers: { 'idempotency-key': 'late' } });
    released.resolve();
    await blocking;
    expect(answer.statusCode).toBe(409);
    expect((await change(UnitStatus.reserved, { headers: { 'idempotency-key': 'late' } })).json().response).toBe(true);
  });
});

describe('price and status overrides', () => {
  const update = (cookie: string, payload: object) =>
    app.inject({ method: 'PUT', url: `/api/properties/updatePriceOrStatus/${unit}`, headers: { cookie }, payload });
  const cookieOf = async (role: RoleName) =>
    `session=${await beginSession(db, { userId: await makeUser(db, ids.projectId, role) })}`;

  it('a manager may set the status, a general manager also the price', async () => {
    const rep = await cookieOf('sales_rep');
    const manager = await cookieOf('sales_manager');
    const general = await cookieOf('general_manager');
    expect((await update(rep, { status_id: UnitStatus.blocked })).statusCode).toBe(403);
    expect((await update(manager, { price: 5 })).statusCode).toBe(403);
    expect((await update(manager, { status_id: '7' })).json()).toMatchObject({ status: 'issue' });
    expect((await update(general, { price: '12345678901', status_id: '' })).json()).toMatchObject({
      price: 12_345_678_901,
      status: 'issue',
    });
    expect((await update(general, {})).statusCode).toBe(400);
    expect((await update(general, { price: -1 })).statusCode).toBe(400);
    await update(general, { price: 10_000_000 });
  });

  it('a reserved unit set to sold is sold to its client; set to available, it is released', async () => {
    await change(UnitStatus.reserved);
    const manager = `session=${await beginSession(db, { userId: managerId })}`;
    await update(manager, { status_id: UnitStatus.sold });
    expect(await openActions()).toMatchObject([{ status: UnitStatus.sold, client_id: session.clientId }]);
    await update(manager, { status_id: UnitStatus.available });
    expect(await openActions()).toEqual([]);
    await change(UnitStatus.reserved);
    await update(await cookieOf('general_manager'), { status_id: UnitStatus.sold, price: 9_900_000 });
    expect(await openActions()).toMatchObject([{ status: UnitStatus.sold, price: 9_900_000 }]);
    await update(await cookieOf('general_manager'), { status_id: UnitStatus.available, price: 10_000_000 });
    expect((await change(UnitStatus.reserved)).json().response).toBe(true);
  });
});

it('logging out ends the presentation', async () => {
  await app.inject({ method: 'POST', url: '/api/session/logout', headers: { cookie: session.cookie } });
  expect(await db.select().from(sessions).where(eq(sessions.presentation_id, session.presentationId))).toEqual([]);
  expect((await change(UnitStatus.reserved)).statusCode).toBe(401);
});
