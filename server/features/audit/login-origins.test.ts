import { and, arrayContains, desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditCalls } from '#contract/calls/audit.ts';
import { sweep } from '#server/cleanup.ts';
import { auditEntries, clients, rateLimits } from '#server/database/schema.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { openBrowser, readLink } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { addApp } from '#tools/testing/second-factors.ts';

const {
  app,
  ids,
  as,
  userOf,
  clientOf,
  database: { db },
} = await ownStaffedApp({ trustProxy: ['127.0.0.1'] });
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const general = await as('general');

/** Logs in, by default from an address that is reserved for documentation (RFC 3849). */
const logIn = (email: string, password: string, from = '2001:db8:1:2:3:4:5:6', userAgent = firefox) =>
  openBrowser(app, userAgent).post(
    '/users/login',
    { email, password, project_id: ids.projectId },
    { 'x-forwarded-for': from },
  );
const newest = async () =>
  auditCalls.listAudit.answer
    .parse((await general.get('/audit?noun=user&per_page=1')).body)
    .map(({ action, fields, device, network }) => ({ action, fields, device, network }))[0];

beforeEach(() => db.delete(rateLimits));

describe('an entry of a login', () => {
  it('has the shortened network and the device', async () => {
    await logIn('rep@asteria.example', demoPassword);
    const home = { device: 'Firefox, Linux', network: '2001:db8:1:2::*' };
    expect(await newest()).toEqual({ action: 'user.login', fields: ['password'], ...home });
    await logIn('rep@asteria.example', 'wrong', '203.0.113.77', 'something else');
    const elsewhere = { device: '', network: '203.0.113.*' };
    expect(await newest()).toEqual({ action: 'user.refused', fields: ['password'], ...elsewhere });
  });

  it('also has them after wrong codes and wrong guesses within a session', async () => {
    const rep = await as('rep2');
    await addApp(db, rep);
    await rep.post(
      '/secondFactors/confirm',
      { current_password: 'asteria', code: '000000' },
      { 'x-forwarded-for': '203.0.113.5' },
    );
    expect(await newest()).toMatchObject({ action: 'user.refused', device: 'Safari, iPhone', network: '203.0.113.*' });
    const visitor = openBrowser(app, firefox);
    await visitor.logIn('rep2', ids.projectId);
    for (let time = 0; time < 5; time++) {
      await visitor.post('/users/login/code', { method: 'app', code: '000000' });
      expect(await newest()).toMatchObject({ fields: time < 4 ? ['app'] : [], device: 'Firefox, Linux' });
    }
    expect(await newest()).toMatchObject({ action: 'user.wrongCodes' });
  });

  it('loses them after 90 days, but remains', async () => {
    const { id } = await userOf('broker');
    const ofBroker = and(eq(auditEntries.action, 'user.login'), arrayContains(auditEntries.user_ids, [id]));
    const read = () =>
      db.select({ network: auditEntries.network, device: auditEntries.device }).from(auditEntries).where(ofBroker);
    for (const days of [89, 91]) {
      await logIn('broker@asteria.example', demoPassword);
      await db
        .update(auditEntries)
        .set({ at: sql`now() - make_interval(days => ${days})` })
        .where(and(ofBroker, sql`at > now() - interval '1 day'`));
    }
    await sweep(db);
    expect((await read()).map(({ network }) => network).sort()).toEqual(['2001:db8:1:2::*', null]);
    expect((await read()).map(({ device }) => device).sort()).toEqual(['Firefox, Linux', null]);
  });
});

describe('the origin of a client’s login', () => {
  it('is in the client’s export and erased with the client, unless a sales user was logged in', async () => {
    const alone = await openSalesSession(db, ids.projectId, { alone: true });
    const client = openBrowser(app, firefox);
    client.cookies.set('session', alone.token);
    await client.post('/secondFactors/confirm', { current_password: 'guess' });
    const led = { action: 'client.login', user_id: alone.userId, client_ids: [alone.clientId] };
    await db.insert(auditEntries).values({ ...led, device: 'Chrome, Mac', network: '198.51.100.*' });
    const admin = await as('admin');
    const { accesses } = (await admin.get(`/clients/${alone.clientId}/export`)).body;
    expect(accesses).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'client.refused', device: 'Firefox, Linux', network: '127.0.0.*' }),
        expect.objectContaining({ action: 'client.login', device: null, network: null }),
      ]),
    );
    expect((await admin.post(`/clients/${alone.clientId}`, { _method: 'DELETE' })).body).toEqual({ response: true });
    const entries = await db
      .select({ action: auditEntries.action, network: auditEntries.network })
      .from(auditEntries)
      .where(arrayContains(auditEntries.client_ids, [alone.clientId]));
    expect(entries).toEqual(
      expect.arrayContaining([
        { action: 'client.refused', network: null },
        { action: 'client.login', network: '198.51.100.*' },
      ]),
    );
  });

  it('is that of the denied browser in the entry of a denial', async () => {
    const { id, email } = await clientOf('client');
    await db.update(clients).set({ is_verified: true }).where(eq(clients.id, id));
    const stranger = openBrowser(app, firefox);
    await stranger.post('/clientLogins', { email, project_id: ids.projectId, lang: 'en' });
    const link = await readLink(app, email);
    await openBrowser(app).post('/clientLogins/deny', { id: link.id, code: link.code });
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'client.deny'))
      .orderBy(desc(auditEntries.id));
    expect(entry).toMatchObject({ by_client_id: id, device: 'Firefox, Linux', network: '127.0.0.*' });
  });
});
