import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ledPresentation, selfPresentation } from '#domain/presentations/presentation-status.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { required } from '#tools/required.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { makeUser, openSalesSession, type SalesSession } from '#tools/testing/sales-sessions.ts';
import {
  auditEntries,
  favourites,
  mails,
  presentations,
  properties,
  propertyViews,
  rateLimits,
  users,
} from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';

const {
  app,
  database: { db },
  ids,
} = await ownSampleApp({}, { mail: { isProduction: false } });
let led!: SalesSession;
let alone!: SalesSession;

beforeEach(async () => {
  led = await openSalesSession(db, ids.projectId);
  alone = await openSalesSession(db, ids.projectId, { alone: true });
  await db.delete(rateLimits);
});

const post = async (path: string, caller: { cookie: string }, payload: object = {}) => {
  const answer = await app.inject({ method: 'POST', url: `/api${path}`, headers: { cookie: caller.cookie }, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const get = async (path: string, caller: { cookie: string }) =>
  (await app.inject({ url: `/api${path}`, headers: { cookie: caller.cookie } })).json();

describe('a presentation', () => {
  it('can be ended twice with the same answer, and its session then has no client', async () => {
    for (const caller of [led, alone]) {
      const first = await post(`/presentations/terminate/${caller.presentationId}`, caller);
      expect(first.body).toMatchObject({ id: caller.presentationId, ended_at: expect.any(String) });
      expect(await post(`/presentations/terminate/${caller.presentationId}`, caller)).toEqual(first);
      expect(await get('/session', caller)).toMatchObject({ client: null, presentation: null });
    }
    expect((await get('/session', led)).user.id).toBe(led.userId);
  });

  it('of another user is answered as not found', async () => {
    const stranger = { cookie: `session=${await beginSession(db, { userId: await makeUser(db, ids.projectId) })}` };
    for (const caller of [stranger, alone])
      expect((await post(`/presentations/terminate/${led.presentationId}`, caller)).status).toBe(404);
    for (const id of [led.presentationId, 999_999])
      expect((await post(`/presentations/terminate/${id}`, { cookie: '' })).status).toBe(401);
  });

  it('is that of the session, whatever ids are sent', async () => {
    expect(
      (await post('/presentations', led, { user_id: 999, client_id: alone.clientId, status: selfPresentation })).body,
    ).toMatchObject({ id: led.presentationId, client_id: led.clientId, status: ledPresentation });
  });

  it('is not that of a project that does not exist', async () => {
    const begin = (project_id: number) => post('/presentations', led, { project_id });
    expect(await begin(999_999)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await begin(ids.projectId)).body).toMatchObject({ id: led.presentationId });
  });

  it('lasts while a person is active; polling does not count', async () => {
    const age = (minutes: number) =>
      db
        .update(presentations)
        .set({ last_active_at: sql`now() - make_interval(mins => ${minutes})` })
        .where(eq(presentations.id, led.presentationId));
    await age(15);
    const { body: presentation } = await post('/session/touch', led, { is_active: 0 });
    expect(presentation).toMatchObject({ presentation_id: led.presentationId, warning_seconds: 60 });
    expect(presentation.seconds_left).toBeLessThanOrEqual(60);
    expect((await post('/session/touch', led)).body.seconds_left).toBeGreaterThan(900);
    await age(16);
    expect((await post('/session/touch', led)).body.seconds_left ?? 0).toBe(0);
    await expect.poll(async () => (await get('/session', led)).client).toBeNull();
  });

  it('is mailed to its client only', async () => {
    await db.delete(mails);
    expect((await post('/presentations/sendMail', led, { client_id: alone.clientId })).status).toBe(404);
    expect((await post('/presentations/sendMail', led, { client_id: led.clientId, lang: 'tr' })).body).toEqual({
      response: true,
    });
    expect(await db.select().from(mails)).toMatchObject([{ subject: 'Sample sunumunuz' }]);
  });

  it('names in its mail the sales user only if one presented, and only the units of this presentation', async () => {
    const unit = required(ids.unitIds[0], 'a unit');
    const [row] = await db.select().from(properties).where(eq(properties.id, unit));
    const setStatus = (status: number) => post(`/properties/${unit}`, led, { _method: 'PUT', status });
    expect((await setStatus(UnitStatus.reserved)).body).toMatchObject({ response: true });
    for (const caller of [led, alone]) {
      for (const property_id of [undefined, ids.unitIds[1]]) {
        if (property_id !== undefined) await post('/propertyFavs', caller, { property_id });
        await db.delete(mails);
        await post('/presentations/sendMail', caller, { lang: 'en' });
        const [mail] = await db.select().from(mails);
        expect([caller === led, mail?.text]).toEqual([
          / presented Sample to you/.test(mail?.text ?? ''),
          expect.anything(),
        ]);
        expect(mail?.text.includes(row?.code ?? '?')).toBe(caller === led);
      }
    }
    await setStatus(UnitStatus.available);
  });
});

describe('favourites', () => {
  beforeEach(() => db.delete(favourites));

  it('are added once even if sent twice, and can be removed', async () => {
    const body = { client_id: alone.clientId, property_id: ids.unitIds[0] };
    const first = await post('/propertyFavs', alone, body);
    expect(first.body).toEqual({ response: true, id: expect.any(Number) });
    expect(await post('/propertyFavs', alone, { ...body, project_id: ids.projectId })).toEqual(first);
    expect((await post('/propertyFavs', alone, { ...body, project_id: 999 })).status).toBe(404);
    const shared = { properties: `[${ids.unitIds[0]}]`, project_id: 999 };
    expect((await post('/properties-share', alone, shared)).status).toBe(404);
    expect((await get('/session', alone)).client.favs).toMatchObject([
      { id: first.body.id, property_id: ids.unitIds[0] },
    ]);
    expect((await post('/propertyFavs/action', alone, { ...body, action: 'delete' })).body).toEqual(first.body);
    expect((await post('/propertyFavs/action', alone, { ...body, action: 'delete' })).body).toEqual({
      response: true,
      id: null,
    });
  });

  it('of another client cannot be changed', async () => {
    const {
      body: { id },
    } = await post('/propertyFavs', led, { property_id: ids.unitIds[1] });
    expect((await post('/propertyFavs', alone, { client_id: led.clientId, property_id: ids.unitIds[1] })).status).toBe(
      404,
    );
    expect((await post(`/propertyFavs/${id}`, alone, { _method: 'DELETE' })).status).toBe(404);
    expect((await post('/propertyFavs/multipleDelete', alone, { ids: `[${id}]` })).body).toEqual({
      response: true,
      deleted: 0,
    });
    expect((await post('/propertyFavs/multipleDelete', led, { ids: `[${id},${id}]` })).body).toEqual({
      response: true,
      deleted: 1,
    });
    expect(await db.select().from(favourites)).toEqual([]);
  });

  it('require a client', async () => {
    const user = { cookie: `session=${await beginSession(db, { userId: led.userId })}` };
    expect((await post('/propertyFavs', user, { property_id: ids.unitIds[0] })).body).toMatchObject({
      response: false,
      error: 'error_no_active_user_or_client',
    });
    expect((await post('/propertyFavs', led, { property_id: 999_999 })).status).toBe(404);
  });

  it('are mailed to the session’s client', async () => {
    await db.delete(mails);
    expect(
      (
        await post('/properties-share', led, {
          client_id: led.clientId,
          properties: JSON.stringify(ids.unitIds.slice(0, 2)),
          lang: 'en',
        })
      ).body,
    ).toEqual({ response: true });
    const [mail] = await db.select().from(mails);
    expect(mail!.text).toMatch(/A-101 · One bedroom · 84,5\u00a0m² · €\s100\.000$/m);
    expect((await post('/properties-share', led, { properties: '[999999]' })).body).toMatchObject({
      response: false,
      error: 'error_server',
    });
    expect((await post('/properties-share', led, { properties: 'nonsense' })).status).toBe(400);
  });
});

describe('what a sales user does with a client', () => {
  it('is audited: favourites, mails and reading their history; what a client does alone is not', async () => {
    const before = (await db.select().from(auditEntries)).length;
    const body = { property_id: ids.unitIds[0] };
    for (const caller of [alone, led]) {
      await post('/propertyFavs', caller, { ...body, client_id: caller.clientId });
      await post('/properties-share', caller, { client_id: caller.clientId, properties: `[${ids.unitIds[0]}]` });
      await post('/presentations/sendMail', caller, { client_id: caller.clientId });
    }
    await get(`/propertyViews/client/${led.clientId}`, led);
    await get(`/propertyActions/client/${led.clientId}`, led);
    await post('/properties-share', led, { client_id: led.clientId, properties: '[999999]' });
    const entries = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(20);
    const expected = ['client.read', 'client.read', 'client.mail', 'client.mail', 'client.favourite'];
    expect((await db.select().from(auditEntries)).length).toBe(before + expected.length);
    expect(
      entries.slice(0, expected.length).map(({ action, user_id, client_ids }) => ({ action, user_id, client_ids })),
    ).toEqual(expected.map((action) => ({ action, user_id: led.userId, client_ids: [led.clientId] })));
  });
});

describe('views', () => {
  it('are found, created, raised and never lowered; fifty concurrent ones count fifty', async () => {
    const body = { property_id: ids.unitIds[3] };
    expect((await post('/propertyViews/client/property', led, body)).body).toBeNull();
    await Promise.all(Array.from({ length: 50 }, () => post('/propertyViews', led, body)));
    const { body: view } = await post('/propertyViews/client/property', led, body);
    expect(view).toMatchObject({ view_count: 50, user_id: led.userId, client_id: led.clientId });
    expect((await post(`/propertyViews/${view.id}`, led, { _method: 'PUT', view_count: 51 })).body.view_count).toBe(51);
    expect((await post(`/propertyViews/${view.id}`, led, { _method: 'PUT', view_count: 1 })).body.view_count).toBe(51);
    expect((await post(`/propertyViews/${view.id}`, alone, { _method: 'PUT', view_count: 99 })).status).toBe(404);
    expect(await get(`/propertyViews/client/${led.clientId}`, led)).toMatchObject([{ id: view.id }]);
    expect((await get('/properties/popular/get', led))[0]).toMatchObject({ id: ids.unitIds[3], view_count: 51 });
    expect(await db.select().from(propertyViews)).toHaveLength(1);
    expect((await post(`/propertyViews/${view.id}`, led, { _method: 'PUT', view_count: 2_147_483_647 })).status).toBe(
      400,
    );
    await post(`/propertyViews/${view.id}`, led, { _method: 'PUT', view_count: 1_000_000 });
    expect((await post('/propertyViews', led, body)).body.view_count).toBe(1_000_000);
  });
});

describe('actions', () => {
  /** Changes the status of the first unit. */
  const change = (caller: SalesSession, status: number) =>
    app.inject({
      method: 'PUT',
      url: `/api/properties/${ids.unitIds[0]!}`,
      headers: { cookie: caller.cookie },
      payload: { status },
    });

  it('are listed in reach, confirmed without a duplicate, and ended by the cancellation', async () => {
    const unit = ids.unitIds[0]!;
    await change(led, UnitStatus.reserved);
    const [action] = await get('/propertyActions', led);
    expect(action).toMatchObject({
      property_id: unit,
      client_id: led.clientId,
      status: UnitStatus.reserved,
      price: 10_000_000,
    });
    expect((await post('/propertyActions', led, { property_id: unit, status: UnitStatus.reserved })).body).toEqual(
      action,
    );
    expect(await get(`/propertyActions/client/${led.clientId}`, led)).toEqual([action]);
    const stranger = await openSalesSession(db, ids.projectId);
    expect(await get('/propertyActions', stranger)).toEqual([]);
    expect((await post(`/propertyActions/${unit}`, stranger, { _method: 'DELETE' })).status).toBe(404);
    await change(led, UnitStatus.available);
    expect((await post(`/propertyActions/${unit}`, led, { _method: 'DELETE' })).body).toEqual({ response: true });
    expect(await get('/propertyActions', led)).toEqual([]);
    expect((await post('/propertyActions', led, { property_id: unit, status: UnitStatus.reserved })).status).toBe(404);
  });

  it('of a later buyer are not ended by the previous one', async () => {
    const unit = ids.unitIds[0]!;
    const general = await openSalesSession(db, ids.projectId, { role: 'general_manager' });
    await db.update(users).set({ parent_id: general.userId }).where(eq(users.id, led.userId));
    await change(general, UnitStatus.reserved);
    await change(general, UnitStatus.available);
    expect((await change(led, UnitStatus.reserved)).json()).toMatchObject({ response: true });
    expect((await post(`/propertyActions/${unit}`, general, { _method: 'DELETE' })).body).toEqual({ response: true });
    expect(await get('/propertyActions', led)).toMatchObject([{ property_id: unit, client_id: led.clientId }]);
    await change(led, UnitStatus.available);
  });

  it('name the holding client and the selling user to those who may see the client', async () => {
    const unit = ids.unitIds[0]!;
    await change(led, UnitStatus.reserved);
    const named = {
      client: { id: led.clientId, first_name: 'Some', last_name: 'One' },
      user: { id: led.userId, name: 'Sample User' },
    };
    expect(await get(`/propertyActions?property_id=${unit}`, led)).toMatchObject([named]);
    expect(await get(`/propertyActions?property_id=${ids.unitIds[1]!}`, led)).toEqual([]);
    expect(await get(`/propertyActions?property_id=${unit}`, await openSalesSession(db, ids.projectId))).toEqual([]);
    await change(led, UnitStatus.available);
    expect(await get(`/propertyActions?property_id=${unit}`, led)).toEqual([]);
  });
});
