import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { Role } from '#domain/people/roles.ts';
import { calls } from '#contract/calls/index.ts';
import { createApp, type App } from '#server/app.ts';
import { listen, type ListeningBrowser } from '#tools/testing/listen-events.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { registrationOf } from '#tools/testing/registration-of.ts';
import { openSalesSession, type SalesSession } from '#tools/testing/sales-sessions.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { waitForLockWaiter } from '#tools/testing/wait-for-lock-waiter.ts';
import { mergeSettings } from '#tools/testing/merge-settings.ts';
import { openConnection } from '#server/database/connection.ts';
import { approvals, clients, presentations, properties, users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { hashSecret } from '#server/people/secret.ts';

const { db, url } = await ownDatabase();
const { projectId, unitIds } = await saveSampleProject(db);

/** Starts an app with its own pool, in place of a separate process. */
async function start(): Promise<{ app: App; address: string; close(): Promise<void> }> {
  const connection = openConnection(url, 5);
  const app = await createApp({ connection, dataDir: '/nowhere', webFolder: '/nowhere', pollInterval: 100 });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await connection.close();
  };
  return { app, address, close };
}
const [one, two] = await Promise.all([start(), start()]);
afterAll(() => Promise.all([one.close(), two.close()]));

const session = await openSalesSession(db, projectId);
const post = (cookie: string, path: string, payload: object) =>
  one.app.inject({ method: 'POST', url: `/api${path}`, headers: { cookie }, payload });
const change = (status: number, unit = unitIds[0]!) =>
  one.app.inject({
    method: 'PUT',
    url: `/api/properties/${unit}`,
    headers: { cookie: session.cookie },
    payload: { status },
  });

describe('the stream', () => {
  it('notifies every browser through every process, and what they read afterwards is not older', async () => {
    const browsers = await Promise.all([listen(one.address), listen(two.address), listen(two.address, session.cookie)]);
    const events = browsers.map((browser) => browser.next('units'));
    await change(UnitStatus.reserved);
    const heard = await Promise.all(events);
    for (const { properties: changed } of heard)
      expect(changed).toMatchObject([{ id: unitIds[0], status_id: UnitStatus.reserved }]);
    const seen = await fetch(`${two.address}/api/properties/${unitIds[0]}`);
    expect(await seen.json()).toMatchObject({ status: 'reserved' });
    for (const browser of browsers) browser.close();
  });

  it('reports changes made without a notification, such as by an import', async () => {
    const browser = await listen(two.address);
    const event = browser.next('units');
    await db.update(properties).set({ price: 5_000_000 }).where(eq(properties.id, unitIds[1]!));
    expect(await event).toMatchObject({ properties: [{ id: unitIds[1] }] });
    browser.close();
  });

  it('tells a browser that its presentation ended, closes the stream, and removes the client', async () => {
    const guest = await openSalesSession(db, projectId);
    const browser = await listen(two.address, guest.cookie);
    // The event may have arrived together with the `hello`.
    const first = browser.heard('presentation')[0] ?? (await browser.next('presentation'));
    expect(first).toMatchObject({ id: guest.presentationId, state: 'running' });
    const event = browser.next('presentation');
    await db
      .update(presentations)
      .set({ last_active_at: sql`now() - interval '16 minutes'` })
      .where(eq(presentations.id, guest.presentationId));
    expect(await event).toEqual({ id: guest.presentationId, state: 'ended', seconds_left: 0 });
    await browser.ended;
    const now = await one.app.inject({ url: '/api/session', headers: { cookie: guest.cookie } });
    expect(now.json()).toMatchObject({ user: { id: guest.userId }, client: null, presentation: null });
  });

  it('does so even if the presentation ends while the streams are being checked', async () => {
    const guest = await openSalesSession(db, projectId);
    const browser = await listen(two.address, guest.cookie);
    if (browser.heard('presentation').length === 0) await browser.next('presentation');
    const { pool, close } = openConnection(url, 2);
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('update presentations set ended_at = now() where id = $1', [guest.presentationId]);
      await client.query('lock table sessions');
      await waitForLockWaiter(pool, browser.ended);
      await client.query('commit');
    } finally {
      client.release();
      await close();
    }
    await browser.ended;
    expect(browser.heard('presentation').at(-1)).toMatchObject({ id: guest.presentationId, state: 'ended' });
  });

  it('notifies the browser that waits for an approval', async () => {
    const secret = 'b'.repeat(43);
    const [waiting] = await db
      .insert(approvals)
      .values({
        kind: 'login',
        project_id: projectId,
        client_id: session.clientId,
        code_hash: 'x',
        browser_hash: hashSecret(secret),
        device: '',
        network: '',
        language: 'en',
        number: 10,
        expires_at: new Date(Date.now() + 60_000),
      })
      .returning();
    const browser = await listen(two.address, `waiting=${secret}`);
    const other = await listen(two.address, `waiting=${'c'.repeat(43)}`);
    const event = browser.next('approval');
    await db
      .update(approvals)
      .set({ accepted_at: sql`now()` })
      .where(eq(approvals.id, waiting!.id));
    expect(await event).toEqual({ id: waiting!.id });
    expect(other.heard('approval')).toEqual([]);
    browser.close();
    other.close();
  });

  it('reports a client who registers alone to their sales user and those above, or to everybody if they are in the pool', async () => {
    const seller = await openSalesSession(db, projectId);
    const foreign = await openSalesSession(db, projectId);
    const general = await openSalesSession(db, projectId, { role: 'general_manager' });
    // While the clock was ahead.
    const registered_alone = true;
    await db
      .update(clients)
      .set({ registered_alone, created_at: sql`now() + interval '1 day'` })
      .where(eq(clients.id, seller.clientId));
    const listening = await Promise.all(
      [seller.cookie, foreign.cookie, general.cookie, ''].map((cookie) => listen(two.address, cookie)),
    );
    const [own, others, all, visitor] = listening as [
      ListeningBrowser,
      ListeningBrowser,
      ListeningBrowser,
      ListeningBrowser,
    ];
    const use = (settings: object) => mergeSettings(db, settings);
    const register = async (email: string) => {
      expect((await post('', '/clients', registrationOf(projectId, email))).json()).toMatchObject({ response: true });
      const [client] = await db.select({ id: clients.id }).from(clients).where(eq(clients.email, email));
      return client!.id;
    };
    const [bot] = await db.select({ email: users.email }).from(users).where(eq(users.id, seller.userId));
    await use({ newClients: 'bot', botSalesRep: bot! });
    const first = [own.next('lead'), all.next('lead')];
    const assigned = { id: await register('live-bot@x.example') };
    expect(await Promise.all(first)).toEqual([assigned, assigned]);
    await use({ newClients: 'pool' });
    const second = [own, others, all].map((browser) => browser.next('lead'));
    const waiting = { id: await register('live-pool@x.example') };
    expect(await Promise.all(second)).toEqual([waiting, waiting, waiting]);
    const third = [others, all].map((browser) => browser.next('lead'));
    expect((await post(seller.cookie, `/clients/${waiting.id}/take`, {})).json()).toMatchObject({ response: true });
    expect(await Promise.all(third)).toEqual([waiting, waiting]);
    expect(others.heard('lead')).toEqual([waiting, waiting]);
    expect(visitor.heard('lead')).toEqual([]);
    for (const browser of listening) browser.close();
    await use({ newClients: 'bot' });
  });

  it('closes within seconds for anyone whose access has changed', async () => {
    const rep = await openSalesSession(db, projectId);
    const browser = await listen(two.address, rep.cookie);
    const startedAt = performance.now();
    await db.update(users).set({ role_id: Role.broker }).where(eq(users.id, rep.userId));
    await browser.ended;
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it.each([
    [
      'a sales user is deleted',
      (session: SalesSession, admin: string) => post(admin, `/users/${session.userId}`, { _method: 'DELETE' }),
      false,
    ],
    [
      'a sales user’s password is set by another',
      (session: SalesSession, admin: string) =>
        post(admin, `/users/${session.userId}`, { _method: 'PUT', password: 'new one' }),
      false,
    ],
    [
      'a client is switched off',
      (session: SalesSession, admin: string) =>
        post(admin, `/clients/${session.clientId}`, { _method: 'PUT', is_active: '0' }),
      true,
    ],
    [
      'a client is erased',
      (session: SalesSession, admin: string) => post(admin, `/clients/${session.clientId}`, { _method: 'DELETE' }),
      true,
    ],
  ] as const)('closes within seconds on every process when %s', async (_, act, alone) => {
    const session = await openSalesSession(db, projectId, { alone });
    const admin = await openSalesSession(db, projectId, { role: 'admin' });
    const browser = await listen(two.address, session.cookie);
    const other = await listen(two.address, admin.cookie);
    const startedAt = performance.now();
    expect((await act(session, admin.cookie)).statusCode).toBe(200);
    await browser.ended;
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    const event = other.next('units');
    await db.execute(sql`update properties set price = price + 1 where id = ${unitIds[5]!}`);
    expect(await event).toMatchObject({ properties: [{ id: unitIds[5] }] });
    other.close();
  });

  it('recovers after the connections to the database were cut', async () => {
    const browser = await listen(two.address);
    await db
      .execute(
        sql`
          select pg_terminate_backend(pid)
          from pg_stat_activity
          where datname = current_database()
            and pid <> pg_backend_pid()`,
      )
      .catch(() => undefined);
    const event = browser.next('units');
    await expect.poll(async () => (await change(UnitStatus.available)).statusCode).toBe(200);
    expect(await event).toMatchObject({ properties: [{ id: unitIds[0], status_id: UnitStatus.available }] });
    browser.close();
  });

  it('does not prevent the server from closing', async () => {
    const third = await start();
    const browsers = await Promise.all(Array.from({ length: 20 }, () => listen(third.address)));
    // What is left open after six seconds would be cut, which must not be necessary.
    vi.spyOn(third.app.server, 'closeAllConnections').mockImplementation(() => undefined);
    await third.close();
    await Promise.all(browsers.map((browser) => browser.ended));
    expect(third.app.server.listening).toBe(false);
  });
});

describe('catching up', () => {
  const changes = async (since?: number | string, cookie = '') =>
    (
      await two.app.inject({ url: `/api/changes${since === undefined ? '' : `?since=${since}`}`, headers: { cookie } })
    ).json();

  it('returns what changed since, limited to what the caller may see', async () => {
    const { version, properties: none } = calls.listChanges.answer.parse(await changes());
    expect(none).toEqual([]);
    await change(UnitStatus.reserved, unitIds[7]!);
    const full = calls.listChanges.answer.parse(await changes(version, session.cookie));
    expect(full.properties).toMatchObject([{ id: unitIds[7], status: 'reserved', code: 'A-108' }]);
    expect(Object.keys((await changes(version)).properties[0])).not.toContain('price');
    expect((await changes(full.version)).properties).toEqual([]);
  });

  it('misses no change that began early and was committed late', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const late = inTransaction(db, async (tx) => {
      await tx.update(properties).set({ price: 7 }).where(eq(properties.id, unitIds[2]!));
      await promise;
    });
    await change(UnitStatus.available, unitIds[7]!);
    const { version } = await changes();
    resolve();
    await late;
    expect((await changes(version)).properties.map((unit: { id: number }) => unit.id)).toContain(unitIds[2]);
  });

  it('asks to reload everything for a version of another epoch than that named in answers and events', async () => {
    const { version, epoch } = calls.listChanges.answer.parse(await changes());
    expect(await changes(`${version}&epoch=${epoch}&until=${version}`)).toMatchObject({ reset: false, epoch });
    expect(await changes(`${version}&epoch=other&until=${version}`)).toMatchObject({ reset: true, epoch });
    expect(await changes(`${version}&epoch=`)).toMatchObject({ reset: false });
    const browser = await listen(two.address);
    expect(browser.heard('hello')).toMatchObject([{ epoch }]);
    browser.close();
  });

  it('asks to reload everything for a version in the future, and rejects an invalid version', async () => {
    expect(await changes(900_000_000_000)).toMatchObject({ reset: true });
    expect((await two.app.inject({ url: '/api/changes?since=x' })).statusCode).toBe(400);
  });
});
