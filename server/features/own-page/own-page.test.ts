import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownPageCalls } from '#contract/calls/own-page.ts';
import { dayMs } from '#domain/dates/utc-day.ts';
import { viewingDays } from '#domain/viewings/viewing-day.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { required } from '#tools/required.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { openSalesSession, type SalesSession } from '#tools/testing/sales-sessions.ts';
import { auditEntries, clients, properties } from '#server/database/schema.ts';
import { beginSession } from '#server/sessions/sessions.ts';

const {
  app,
  database: { db },
  ids,
} = await ownSampleApp({ settings: { canSell: true } });
const unit = required(ids.unitIds[0], 'a unit');
const another = required(ids.unitIds[7], 'a unit');
const reserved = 2;
let led!: SalesSession;
let general!: SalesSession;

beforeEach(async () => {
  led = await openSalesSession(db, ids.projectId);
  general = await openSalesSession(db, ids.projectId, { role: 'general_manager' });
});

const put = async (path: string, { cookie }: { cookie: string }, payload: object) =>
  (await app.inject({ method: 'PUT', url: `/api${path}`, headers: { cookie }, payload })).statusCode;
const setStatus = async (caller: SalesSession, id: number, status: number) =>
  expect(await put(`/properties/${id}`, caller, { status })).toBe(200);
const read = async ({ cookie }: { cookie: string }) =>
  app.inject({ url: '/api/clients/me/dealings', headers: { cookie } });
const dealings = async (caller: { cookie: string }) =>
  ownPageCalls.getOwnDealings.answer.parse((await read(caller)).json());
/** A session that the client began, on their own device. */
const loginOf = async ({ clientId }: SalesSession) => ({ cookie: `session=${await beginSession(db, { clientId })}` });

describe('what is held for a client', () => {
  it('is listed with the price at the time of the reservation, whatever the price is later', async () => {
    const client = await loginOf(led);
    expect(await dealings(client)).toEqual({ holdings: [], viewings: [] });
    await setStatus(led, unit, reserved);
    const [{ price, code, number } = { price: 0 }] = await db.select().from(properties).where(eq(properties.id, unit));
    expect(await put(`/properties/updatePriceOrStatus/${unit}`, general, { price: price + 5_000_00 })).toBe(200);
    const { holdings } = await dealings(client);
    expect(holdings).toEqual([
      {
        property_id: unit,
        property: { id: unit, number, code },
        status: reserved,
        price,
        since: expect.any(String),
      },
    ]);
    expect(await dealings(led)).toEqual({ holdings, viewings: [] });
    await setStatus(led, unit, UnitStatus.available);
    expect((await dealings(client)).holdings).toEqual([]);
  });

  it('follows the dashboard: an offer, a signed contract, and a release', async () => {
    const client = await loginOf(led);
    await setStatus(led, another, reserved);
    for (const status_id of [UnitStatus.offer, UnitStatus.signed, UnitStatus.sold]) {
      expect(await put(`/properties/updatePriceOrStatus/${another}`, general, { status_id })).toBe(200);
      expect((await dealings(client)).holdings).toMatchObject([{ property_id: another, status: status_id }]);
    }
    expect(await put(`/properties/updatePriceOrStatus/${another}`, general, { status_id: UnitStatus.available })).toBe(
      200,
    );
    expect((await dealings(client)).holdings).toEqual([]);
  });

  it('is hidden from other clients and from sales users without a client in their session', async () => {
    await setStatus(led, unit, reserved);
    expect(await dealings(await loginOf(general))).toEqual({ holdings: [], viewings: [] });
    expect((await read({ cookie: `session=${await beginSession(db, { userId: led.userId })}` })).statusCode).toBe(403);
    expect((await read({ cookie: '' })).statusCode).toBe(401);
    await setStatus(led, unit, UnitStatus.available);
  });

  it('stays listed when a new package does not contain the unit', async () => {
    await setStatus(led, unit, reserved);
    await db.update(properties).set({ withdrawn: true }).where(eq(properties.id, unit));
    expect((await dealings(await loginOf(led))).holdings).toMatchObject([{ property_id: unit }]);
    await db.update(properties).set({ withdrawn: false }).where(eq(properties.id, unit));
    await setStatus(led, unit, UnitStatus.available);
  });

  it('is audited when read in a presentation by a sales user, and not when read by the client', async () => {
    const entries = async () =>
      (await db.select().from(auditEntries).where(eq(auditEntries.user_id, led.userId))).map((entry) => entry.action);
    await dealings(await loginOf(led));
    expect(await entries()).toEqual([]);
    await dealings(led);
    expect(await entries()).toEqual(['client.read']);
  });
});

describe('the viewings of a client', () => {
  const { first, last } = viewingDays(Date.now() + dayMs);
  const request = (caller: SalesSession, day: string, half: string) =>
    app.inject({ method: 'POST', url: '/api/viewings', headers: { cookie: caller.cookie }, payload: { day, half } });

  it('are listed with a calendar file that only they can read', async () => {
    await db.update(clients).set({ first_name: 'Ada' }).where(eq(clients.id, led.clientId));
    await request(led, first, 'morning');
    await request(led, last, 'afternoon');
    const client = await loginOf(led);
    const { viewings } = await dealings(client);
    expect(viewings).toMatchObject([
      { day: last, half: 'afternoon', client_id: led.clientId },
      { day: first, half: 'morning' },
    ]);
    const file = ({ cookie }: { cookie: string }, id = viewings[0]?.id ?? 0, headers = {}) =>
      app.inject({ url: `/api/viewings/${id}/viewing.ics?lang=tr`, headers: { cookie, ...headers } });
    const answer = await file(client);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="ziyaret.ics"; filename*=UTF-8''ziyaret.ics`,
      'cache-control': 'no-store',
    });
    expect(answer.body).toContain('SUMMARY:Sample ziyareti\r\n');
    expect(answer.body).toContain(`DTSTART:${last.replaceAll('-', '')}T130000\r\n`);
    expect((await file(client, undefined, { 'if-none-match': answer.headers.etag })).statusCode).toBe(304);
    expect((await file(await loginOf(general))).statusCode).toBe(404);
    expect((await file(client, 999_999)).statusCode).toBe(404);
  });
});
