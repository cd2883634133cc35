import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { ownClock, type SetClock } from '#tools/testing/moved-clock.ts';
import { required } from '#tools/required.ts';
import { askForStatus } from '#tools/testing/sales-client.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { makeClient, openSalesSession } from '#tools/testing/sales-sessions.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { plainBrand } from '#contract/brand.ts';
import { openSmtp } from '#tools/testing/smtp.ts';
import { sweep } from './cleanup.ts';
import {
  auditEntries,
  clients,
  idempotencyKeys,
  mails,
  packageUploads,
  presentations,
  properties,
  propertyActions,
  propertyClaims,
  sessions,
  verificationCodes,
} from './database/schema.ts';
import { createSmtpTransport } from './mail/transport.ts';
import { giveUpMails } from './mail/give-up.ts';
import { queueMail } from './mail/outbox.ts';
import { readMailState } from './mail/mail-state.ts';
import { sendNext } from './mail/sender.ts';
import { inTransaction } from './database/transaction.ts';
import { hashSessionToken } from './sessions/session-cookie.ts';
import { correctedColumns } from './set-back-clock.ts';

let projectId: number = 0;
let units: number[] = [];
let setClock: SetClock = async () => undefined;
const {
  app,
  database: { db },
} = await ownApp(async (own) => {
  setClock = await ownClock(own);
  ({ projectId, unitIds: units } = await saveSampleProject(own.db, { units: 12 }));
  await own.db.update(properties).set({ status_id: UnitStatus.available });
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const nextUnit = () => required(units.pop(), 'a unit');
afterEach(() => setClock(0));

const transportTo = (port: number) =>
  createSmtpTransport(
    `smtp://127.0.0.1:${port}`,
    () => 'no-reply@show.example',
    async () => 'Sample',
  );
const queueResetLink = (to: string) =>
  inTransaction(db, (tx) =>
    queueMail(tx, new URL('https://show.example'), to, {
      kind: 'resetLink',
      language: 'en',
      project: { projectName: 'Sample', projectNames: {}, brand: plainBrand, timeZone: 'Europe/Athens' },
      values: { name: 'Somebody' },
      url: new URL('https://show.example/userResetPassword/1/abc'),
    }),
  );

const countOf = async (unit: number) => ({
  claims: await db.$count(propertyClaims, and(eq(propertyClaims.property_id, unit), isNull(propertyClaims.closed_at))),
  actions: await db.$count(propertyActions, eq(propertyActions.property_id, unit)),
});
const once = { claims: 1, actions: 1 };

describe('a clock that is set back five hours', () => {
  it('ends no session, no presentation and no reservation, and a key still answers once', async () => {
    const { cookie } = await openSalesSession(db, projectId);
    const unit = nextUnit();
    const other = nextUnit();
    expect((await askForStatus(address, cookie, { unit, status: 2, key: 'before' })).response).toBe(true);
    await setClock(-5);
    expect((await askForStatus(address, cookie, { unit, status: 2, key: 'before' })).response).toBe(true);
    expect(await countOf(unit)).toEqual(once);
    expect((await askForStatus(address, cookie, { unit: other, status: 2 })).response).toBe(true);
    expect((await askForStatus(address, cookie, { unit, status: 1 })).response).toBe(true);
    await sweep(db);
    expect((await askForStatus(address, cookie, { unit, status: 2, key: 'before' })).response).toBe(true);
    expect((await countOf(unit)).claims).toBe(0);
  });
});

describe('a clock that was ahead by a day and is right again', () => {
  it('lets neither sessions nor links last a day longer, nor anybody wait for a day', async () => {
    await setClock(24);
    const { token, cookie, clientId, presentationId } = await openSalesSession(db, projectId);
    const id_hash = hashSessionToken(token);
    await db
      .update(sessions)
      .set({ confirmed_at: sql`now()` })
      .where(eq(sessions.id_hash, id_hash));
    await db
      .insert(verificationCodes)
      .values({ client_id: clientId, code_hash: '', link_hash: 'ahead', browser_hash: 'ahead' });
    const [upload] = await db
      .insert(packageUploads)
      .values({ project_id: projectId, file_name: 'x.zip', bytes: 1, state: 'checking', base_version: '' })
      .returning();
    await setClock(0);
    const usual = await openSalesSession(db, projectId);
    const readUsual = () => db.select().from(sessions).where(eq(sessions.presentation_id, usual.presentationId));
    const before = await readUsual();
    await sweep(db);
    expect(await readUsual()).toEqual(before);
    const hours = (at: Date | null) => (at === null ? null : Math.round((at.getTime() - Date.now()) / 3_600_000) + 0);
    const [session] = await db.select().from(sessions).where(eq(sessions.id_hash, id_hash));
    expect([session!.expires_at, session!.idle_expires_at, session!.confirmed_at].map(hours)).toEqual([12, 2, null]);
    const [presentation] = await db.select().from(presentations).where(eq(presentations.id, presentationId));
    const [code] = await db.select().from(verificationCodes).where(eq(verificationCodes.link_hash, 'ahead'));
    const [received] = await db.select().from(packageUploads).where(eq(packageUploads.id, upload!.id));
    expect([presentation!.last_active_at, code!.created_at, received!.touched_at].map(hours)).toEqual([0, 0, 0]);
    expect((await askForStatus(address, cookie, { unit: nextUnit(), status: 2 })).http).toBe(200);
    await setClock(3);
    expect((await askForStatus(address, cookie, { unit: nextUnit(), status: 2 })).http).toBe(401);
  });

  it('hides neither that no mail can be sent, nor that a client is due for erasure', async () => {
    await db.delete(mails);
    const smtp = await openSmtp();
    await setClock(24 * 365);
    const { clientId } = await openSalesSession(db, projectId);
    await queueResetLink('ahead@x.example');
    expect(await sendNext(db, transportTo(smtp.port), () => undefined)).toBe(true);
    await smtp.close();
    await setClock(0);
    await sweep(db);
    await queueResetLink('waiting@x.example');
    await sendNext(db, transportTo(smtp.port), () => undefined);
    expect((await readMailState(db)).waiting).toBe(1);
    const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
    expect(required(client, 'the client').last_active_at.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  it.each([
    ['login link that is requested again', true, false],
    ['login link that is resent', true, true],
    ['verification code that is requested again', false, false],
  ])('mails a %s', async (_what, is_verified, isResent) => {
    const clientId = await makeClient(db, projectId, null);
    const [client] = await db.update(clients).set({ is_verified }).where(eq(clients.id, clientId)).returning();
    const browser = openBrowser(app);
    const request = () => browser.post('/clientLogins', { email: client!.email, project_id: projectId });
    const countMails = () => db.$count(mails, eq(mails.about_client_id, clientId));
    await setClock(24);
    const { id } = (await request()).body;
    await request();
    expect(await countMails()).toBe(1);
    await setClock(0);
    const resend = () => browser.post('/clientLogins/resend', { id, project_id: projectId });
    expect((await (isResent ? resend() : request())).body.response).toBe(true);
    expect(await countMails()).toBe(2);
  });

  it('is known to every moment that ends something', async () => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select table_name || '.' || column_name as name
      from information_schema.columns
      where table_schema = 'public' and column_name like '%expires_at'`);
    // A logout that the company announced is kept until its time, which the company's clock says.
    const kept = 'company_logouts.expires_at';
    expect(correctedColumns).toEqual(
      expect.arrayContaining(rows.map(({ name }) => name).filter((name) => name !== kept)),
    );
  });
});

describe('a clock that is set ahead', () => {
  it('by an hour ends the presentation, and reservations stay', async () => {
    const { cookie } = await openSalesSession(db, projectId);
    const unit = nextUnit();
    const other = nextUnit();
    expect((await askForStatus(address, cookie, { unit, status: 2 })).response).toBe(true);
    await setClock(1);
    expect(await askForStatus(address, cookie, { unit: other, status: 2 })).toMatchObject({
      error: 'error_no_active_user_or_client',
    });
    expect(await countOf(unit)).toEqual(once);
  });

  it('by a month loses no mail that was not sent, which is sent when the clock is right', async () => {
    await db.delete(mails);
    await queueResetLink('unsent@x.example');
    await setClock(24 * 31);
    await giveUpMails(db);
    await sweep(db);
    await setClock(0);
    const smtp = await openSmtp();
    expect(await sendNext(db, transportTo(smtp.port), () => undefined)).toBe(true);
    expect(smtp.received).toHaveLength(1);
    await smtp.close();
  });

  it('by three hours ends the session, which is valid again when the clock is right', async () => {
    const { cookie } = await openSalesSession(db, projectId);
    const unit = nextUnit();
    await setClock(3);
    expect((await askForStatus(address, cookie, { unit, status: 2 })).http).toBe(401);
    await setClock(0);
    // The presentation may have been ended meanwhile, which is recorded and not undone.
    expect((await askForStatus(address, cookie, { unit, status: 2 })).http).toBe(200);
  });

  it('by a day: a retry whose key was deleted meanwhile does not reserve anything a second time', async () => {
    const { cookie } = await openSalesSession(db, projectId);
    const unit = nextUnit();
    expect((await askForStatus(address, cookie, { unit, status: 2, key: 'forgotten' })).response).toBe(true);
    await setClock(25);
    await db.execute("delete from idempotency_keys where created_at < now() - interval '1 day'");
    expect(await db.$count(idempotencyKeys, eq(idempotencyKeys.key, 'forgotten'))).toBe(0);
    await setClock(0);
    expect(await askForStatus(address, cookie, { unit, status: 2, key: 'forgotten' })).toMatchObject({
      error: 'error_unit_taken',
    });
    expect(await countOf(unit)).toEqual(once);
  });
});

it('a mail that could not be sent is deleted after a month in which the product was in use', async () => {
  await db.delete(mails);
  await db.delete(auditEntries);
  await queueResetLink('never@x.example');
  await db.update(mails).set({ created_at: sql`now() - interval '40 days'` });
  await giveUpMails(db);
  const enterOnDays = (days: number[]) =>
    db.insert(auditEntries).values(
      days.map((day) => ({
        action: 'user.login',
        at: sql`now() - make_interval(days => ${day})`,
      })),
    );
  await enterOnDays(Array.from({ length: 29 }, (_, index) => index + 1));
  await enterOnDays([1, 1, 50]);
  await sweep(db);
  expect(await db.$count(mails)).toBe(1);
  await enterOnDays([30]);
  await sweep(db);
  expect(await db.$count(mails)).toBe(0);
});

it('a mail server that is down for a day gets every mail once when it is back, without constant attempts', async () => {
  await db.delete(mails);
  const away = await openSmtp();
  await away.close();
  const transport = transportTo(away.port);
  const to = ['one@x.example', 'two@x.example', 'three@x.example'];
  for (const address of to) await queueResetLink(address);
  const sendAll = async () => {
    while (await sendNext(db, transport, () => undefined));
  };
  for (let hour = 0; hour <= 24; hour += 0.5) {
    await setClock(hour);
    await sendAll();
  }
  const waiting = await db.select().from(mails);
  expect(waiting.map(({ sent_at }) => sent_at)).toEqual(to.map(() => null));
  // At least once an hour, and hardly more: not at each of these 49 checks.
  for (const { tries } of waiting) expect([tries >= 24, tries <= 40]).toEqual([true, true]);
  const back = await openSmtp(away.port);
  await setClock(25.5);
  await sendAll();
  await sendAll();
  expect(back.received.map((mail) => /^To: (.+)$/m.exec(mail)?.[1]?.trim()).toSorted()).toEqual(to.toSorted());
  await back.close();
});
