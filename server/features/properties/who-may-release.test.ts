import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { priceCalls } from '#contract/calls/prices.ts';
import { statusChangeCalls } from '#contract/calls/status-changes.ts';
import { isCaller, seesWholeProject } from '#domain/people/actor.ts';
import type { ReleaseRule } from '#domain/properties/may-release.ts';
import { roles, type RoleId } from '#domain/people/roles.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { knownDevices, mails, projects, properties, propertyActions, propertyClaims } from '#server/database/schema.ts';
import { mailsOfClient, mailsToClient } from '#server/mail/mails-of-client.ts';
import { beginSession } from '#server/sessions/sessions.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { makeUser, openSalesSession, type SalesSession } from '#tools/testing/sales-sessions.ts';

const {
  app,
  database: { db },
  ids,
} = await ownSampleApp({ settings: { canSell: true } }, { mail: { isProduction: false } });
let [manager, seller, stranger]: SalesSession[] = [];
let unit = 0;

beforeEach(async () => {
  for (const table of [propertyActions, propertyClaims, mails]) await db.delete(table);
  unit = ids.unitIds[0]!;
  await setStatus(UnitStatus.available);
  await setRule('reach');
  manager = await openSalesSession(db, ids.projectId, { role: 'sales_manager' });
  seller = await openSalesSession(db, ids.projectId, { parent: manager.userId });
  stranger = await openSalesSession(db, ids.projectId, { role: 'broker' });
});

async function setStatus(status_id: UnitStatusId) {
  await db.update(properties).set({ status_id }).where(eq(properties.id, unit));
  app.catalogue.invalidate();
}
const setRule = (rule: ReleaseRule) =>
  db.update(projects).set({ settings: sql`${projects.settings} || ${JSON.stringify({ whoMayRelease: rule })}::jsonb` });

type Sent = { caller: SalesSession | undefined; payload?: object; language?: string | undefined };
const send = async (method: 'GET' | 'PUT', path: string, { caller, payload, language = 'en' }: Sent) =>
  (
    await app.inject({
      method,
      url: `/api${path}`,
      headers: { cookie: caller?.cookie ?? '', 'accept-language': language },
      ...(payload && { payload }),
    })
  ).json();
const change = (caller: SalesSession | undefined, status: number, language?: string) =>
  send('PUT', `/properties/${unit}`, { caller, payload: { status }, language });
const override = (caller: SalesSession | undefined, body: object) =>
  send('PUT', `/properties/updatePriceOrStatus/${unit}`, { caller, payload: body });
const release = async (caller: SalesSession | undefined, language?: string) =>
  statusChangeCalls.getRelease.answer.parse(await send('GET', `/properties/${unit}/release`, { caller, language }));
const statusNow = async () =>
  (await db.select().from(properties).where(eq(properties.id, unit))).map((row) => row.status_id)[0];
const openClaims = () =>
  db
    .select()
    .from(propertyClaims)
    .where(sql`closed_at is null`);

describe('a unit that another seller’s client holds', () => {
  it.each([2, 3])('cannot be released in a presentation; the refusal names who may (status %i)', async (status) => {
    await change(seller, status);
    const refused = { response: false, error: 'error_not_yours' };
    const english =
      'Only the sales user of the client who holds it, their sales manager or a general manager can make this residence available';
    const turkish =
      'Bu konutu yalnızca konutun ayrıldığı müşterinin satış sorumlusu, onun satış müdürü ya da bir genel müdür yeniden satışa açabilir';
    expect(await change(stranger, UnitStatus.available)).toMatchObject({
      ...refused,
      message: english,
      property: { status_id: status },
    });
    expect(await change(stranger, UnitStatus.available, 'tr')).toMatchObject({ ...refused, message: turkish });
    expect(await release(stranger, 'tr')).toMatchObject({ ...refused, message: turkish });
    expect(await release(seller)).toEqual({ response: true, in: 'presentation' });
    expect(await statusNow()).toBe(status);
    expect(await openClaims()).toMatchObject([{ client_id: seller?.clientId }]);
    expect(await change(seller, UnitStatus.available)).toMatchObject({ response: true });
  });

  it('can be released by the manager above, and by general managers', async () => {
    const others = [manager, await openSalesSession(db, ids.projectId, { role: 'general_manager' })];
    for (const other of others) {
      await change(seller, UnitStatus.reserved);
      expect(await change(other, UnitStatus.available)).toMatchObject({
        response: true,
        property: { status: 'available' },
      });
    }
    await change(seller, UnitStatus.reserved);
    expect(
      await change(await openSalesSession(db, ids.projectId, { role: 'sales_manager' }), UnitStatus.available),
    ).toMatchObject({
      error: 'error_not_yours',
    });
  });

  it('can get another status in the dashboard from the manager above, and none from another manager', async () => {
    const otherManager = await openSalesSession(db, ids.projectId, { role: 'sales_manager' });
    await change(seller, UnitStatus.reserved);
    for (const status_id of Object.values(UnitStatus).filter((status) => status !== UnitStatus.reserved))
      expect(await override(otherManager, { status_id })).toMatchObject({ status: 403, code: 'not_yours' });
    expect(await statusNow()).toBe(UnitStatus.reserved);
    expect(await override(manager, { status_id: UnitStatus.signed })).toMatchObject({ status: 'signed' });
    expect(await override(otherManager, { status_id: UnitStatus.available })).toMatchObject({ code: 'not_yours' });
    expect(await override(manager, { status_id: UnitStatus.available })).toMatchObject({ status: 'available' });
    expect(await override(otherManager, { status_id: UnitStatus.blocked })).toMatchObject({ status: 'blocked' });
  });

  it('can be released by the client’s new seller after the client was assigned to them', async () => {
    await change(seller, UnitStatus.reserved);
    await db.execute(sql`update clients set user_id = ${stranger?.userId} where id = ${seller?.clientId}`);
    expect(await release(seller)).toMatchObject({ error: 'error_not_yours' });
    expect(await change(stranger, UnitStatus.available)).toMatchObject({ response: true });
  });
});

it('units reserved or sold without a holder can be released by managers, blocked units by any seller', async () => {
  for (const status of [UnitStatus.reserved, UnitStatus.sold]) {
    await setStatus(status);
    expect(await change(seller, UnitStatus.available)).toMatchObject({
      error: 'error_not_yours',
      message: 'Only a sales manager or a general manager can make this residence available',
    });
    expect(await change(manager, UnitStatus.available)).toMatchObject({ response: true });
  }
  await setStatus(UnitStatus.blocked);
  expect(await change(stranger, UnitStatus.available)).toMatchObject({ response: true });
});

it('with `managers`, only managers can release blocked units', async () => {
  await setRule('managers');
  await setStatus(UnitStatus.blocked);
  expect(await release(seller)).toMatchObject({ error: 'error_not_yours' });
  expect(await change(seller, UnitStatus.available)).toMatchObject({
    error: 'error_not_yours',
    property: { status: 'blocked' },
  });
  expect(await change(manager, UnitStatus.available)).toMatchObject({ response: true });
  await change(seller, UnitStatus.reserved);
  expect(await change(seller, UnitStatus.available)).toMatchObject({ response: true });
});

it('with `anyone`, any seller in a presentation can release a unit', async () => {
  await setRule('anyone');
  await change(seller, UnitStatus.sold);
  expect(await release(stranger)).toEqual({ response: true, in: 'presentation' });
  expect(await change(stranger, UnitStatus.available)).toMatchObject({ response: true });
});

it('a project that was loaded before the setting existed has its default', async () => {
  await db.update(projects).set({ settings: sql`${projects.settings} - 'whoMayRelease'` });
  await change(seller, UnitStatus.reserved);
  expect(await change(stranger, UnitStatus.available)).toMatchObject({ error: 'error_not_yours' });
  app.catalogue.invalidate();
  expect(await send('GET', `/settings/${ids.projectId}`, { caller: seller })).toMatchObject({
    whoMayRelease: 'reach',
  });
});

it.each([5, 6, 7])('names who may change status %i, which cannot be changed in a presentation', async (status_id) => {
  await change(seller, UnitStatus.reserved);
  await override(manager, { status_id });
  const isHeld = status_id !== UnitStatus.issue;
  expect(await release(seller)).toMatchObject({
    error: 'error_dashboard_only',
    message: `The status of this residence can only be changed in the dashboard, by ${
      isHeld
        ? 'the sales manager of the team whose client holds it, or a general manager'
        : 'a sales manager or a general manager'
    }`,
  });
  expect(await release(manager)).toEqual({ response: true, in: 'dashboard' });
  const other = {
    cookie: `session=${await beginSession(db, { userId: await makeUser(db, ids.projectId, 'sales_manager') })}`,
  };
  expect(await release(other as SalesSession)).toMatchObject({ response: !isHeld });
  expect(await change(manager, UnitStatus.available)).toMatchObject({ error: 'error_transition' });
});

it('bulk changes and price lists need no separate rule: users who may make them may release any unit', () => {
  const { applyBulkPrices, applyPriceList } = priceCalls;
  for (const { callers } of [applyBulkPrices, applyPriceList])
    for (const { id: role_id } of roles) {
      const user = { id: 1, role_id: role_id as RoleId, below: new Set<number>() };
      const mayCall = callers.some((caller) => isCaller({ user, client: null }, caller));
      expect(mayCall && !seesWholeProject(user)).toBe(false);
    }
});

describe('the seller whose client loses a unit', () => {
  const outbox = () => db.select().from(mails);

  it('gets a mail, queued in the transaction of the change and in their language', async () => {
    await db
      .insert(knownDevices)
      .values({ device_hash: `of ${seller?.userId}`, user_id: seller?.userId ?? 0, language: 'tr' });
    await change(seller, UnitStatus.sold);
    await change(manager, UnitStatus.available);
    const [mail, ...others] = await outbox();
    expect(others).toEqual([]);
    const [user] = (await db.execute<{ email: string }>(sql`select email from users where id = ${seller?.userId}`))
      .rows;
    expect(mail).toMatchObject({ to: user?.email, subject: 'A-101 artık Some One adına ayrılmış değil' });
    expect(mail?.text).toContain('Durumu “Satıldı” iken “Satışta” yapıldı');
    expect(mail?.text).toContain('Değiştiren: bir satış müdürü, ');
    expect(mail?.text).not.toContain('Sample User');
    const { rows } = await db.execute(
      sql`
        select 1
        from mails m
        join unit_changes c on c.created_at = m.created_at
        where c.property_id = ${unit}
          and c.cause = 'cancel'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('is told the reason given in the dashboard, and the name of a user below them', async () => {
    await change(manager, UnitStatus.reserved);
    await setRule('anyone');
    await change(seller, UnitStatus.available);
    expect((await outbox())[0]?.text).toContain('Changed by Sample User, ');
    await change(seller, UnitStatus.reserved);
    await override(manager, { status_id: UnitStatus.blocked, reason: 'The bank withdrew its offer' });
    const text = (await outbox()).map((mail) => mail.text).find((one) => one.includes('bank'));
    expect(text).toContain('Its status was changed from “Reserved” to “Blocked”');
    expect(text).toContain('“The bank withdrew its offer”');
  });

  it('gets no mail about their own changes, a unit that their client still holds, or refused changes', async () => {
    await change(seller, UnitStatus.reserved);
    await override(manager, { status_id: UnitStatus.sold });
    await change(stranger, UnitStatus.available);
    await change(seller, UnitStatus.available);
    expect(await outbox()).toEqual([]);
  });

  it('gets a mail that is erased with the client, but not listed among the mails to the client', async () => {
    await change(seller, UnitStatus.reserved);
    await change(manager, UnitStatus.available);
    const clientId = seller?.clientId ?? 0;
    expect(await db.select().from(mails).where(mailsOfClient(clientId))).toHaveLength(1);
    expect(await db.select().from(mails).where(mailsToClient(clientId))).toEqual([]);
  });
});
