import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionCalls } from '#contract/calls/session.ts';
import { auditEntries, presentations, rateLimits, sessions, users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockClient } from '#server/people/lock-client.ts';
import { openPresentation } from '#server/sessions/open-presentation.ts';
import { hashSessionToken } from '#server/sessions/session-cookie.ts';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { openBrowser, type Browser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { makeClient } from '#tools/testing/sales-sessions.ts';

const {
  app,
  ids,
  as,
  clientOf,
  userOf,
  database: { db },
} = await ownStaffedApp();

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const list = async (browser: Browser) =>
  sessionCalls.listOwnSessions.answer.parse((await browser.get('/users/me/sessions')).body);
const isLoggedIn = async (browser: Browser) => (await browser.get('/session')).body.user !== null;
const end = (browser: Browser, id: number) => browser.post(`/users/me/sessions/${id}`, { _method: 'DELETE' });
const prove = (browser: Browser, password: string) =>
  browser.post('/secondFactors/confirm', { current_password: password });
/** Makes the confirmation of every session expire. */
const forgetProof = () => db.update(sessions).set({ confirmed_at: sql`now() - interval '11 minutes'` });
const logInByPassword = async (name: string) => {
  const browser = openBrowser(app, firefox);
  await browser.logIn(name, ids.projectId);
  return browser;
};

/** Opens a presentation of a client in a browser: led by the browser's user, or the client's own. */
const present = async (browser: Browser, clientId: number, leader: number | null) => {
  const session = browser.cookies.get('session');
  const opened = await inTransaction(db, async (tx) => {
    await lockClient(tx, clientId);
    return openPresentation(tx, {
      clientId,
      projectId: ids.projectId,
      leader,
      oldSession: session === undefined ? null : hashSessionToken(session),
      userAgent: firefox,
      network: '203.0.113.*',
    });
  });
  browser.cookies.set('session', opened.token);
  return opened;
};

beforeEach(async () => {
  await db.delete(rateLimits);
});

describe('a sales user', () => {
  it('sees their sessions with device, network, method and time, this session first', async () => {
    const phone = await as('rep');
    const general = await as('general');
    const [{ id } = { id: 0 }] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, 'rep@asteria.example'));
    const { url } = (await general.post(`/users/${id}/tabletLogin`)).body;
    const laptop = openBrowser(app, firefox);
    await laptop.post('/users/loginByToken', {
      token: new URL(url).searchParams.get('user'),
      project_id: ids.projectId,
    });
    const hour = sql`interval '1 hour'`;
    await db
      .update(sessions)
      .set({ created_at: sql`created_at - ${hour}`, idle_expires_at: sql`idle_expires_at - ${hour}` })
      .where(eq(sessions.method, 'password'));
    const seen = await list(laptop);
    expect(seen).toMatchObject([
      { device: 'Firefox, Linux', network: '127.0.0.*', method: 'tablet', is_current: true },
      { device: 'Safari, iPhone', network: '127.0.0.*', method: 'password', is_current: false },
    ]);
    const ago = (at: string | undefined) => Math.round((Date.now() - Date.parse(at ?? '')) / 60_000);
    expect(seen.map((session) => [ago(session.began_at), ago(session.used_at)])).toEqual([
      [0, 0],
      [60, 60],
    ]);
    expect((await list(phone)).map((session) => session.is_current)).toEqual([true, false]);
    expect((await list(phone)).map((session) => ago(session.used_at))).toEqual([0, 0]);
    const hashes = await db.select({ hash: sessions.id_hash }).from(sessions);
    for (const { hash } of hashes) expect(JSON.stringify(seen)).not.toContain(hash);
    expect(await list(general)).toHaveLength(1);
  });

  it('extends only the session that is used', async () => {
    const phone = await as('broker');
    await as('broker');
    await db.update(sessions).set({ idle_expires_at: sql`now() + interval '1 hour'` });
    await phone.get('/session');
    const rows = await db
      .select({ isKept: sql<boolean>`idle_expires_at > now() + interval '90 minutes'` })
      .from(sessions);
    expect(rows.filter(({ isKept }) => isKept)).toHaveLength(1);
    expect(rows.length).toBeGreaterThan(1);
  });

  it('does not see expired sessions', async () => {
    const gone = await as('manager');
    const browser = await as('manager');
    expect(await list(browser)).toHaveLength(2);
    const other = (await list(browser)).find((session) => !session.is_current)?.id ?? 0;
    await db
      .update(sessions)
      .set({ idle_expires_at: sql`now()` })
      .where(eq(sessions.id, other));
    expect((await list(browser)).map((session) => session.is_current)).toEqual([true]);
    expect(await isLoggedIn(gone)).toBe(false);
  });

  it('ends one other session and no more, which is audited', async () => {
    const here = await as('rep2');
    const there = await logInByPassword('rep2');
    const third = await as('rep2');
    const id = (await list(here)).find((session) => session.device.startsWith('Firefox'))?.id ?? 0;
    expect((await end(here, id)).body).toEqual({ response: true });
    expect(await isLoggedIn(there)).toBe(false);
    expect([await isLoggedIn(here), await isLoggedIn(third)]).toEqual([true, true]);
    expect((await end(here, id)).status).toBe(404);
    expect(await db.select().from(auditEntries).where(eq(auditEntries.action, 'user.sessions'))).toHaveLength(1);
  });

  it('ends all other sessions at once', async () => {
    const here = await as('rep2');
    const there = await as('rep2');
    const third = await as('rep2');
    expect((await here.post('/users/me/endOtherSessions')).body).toEqual({ response: true });
    expect(await list(here)).toHaveLength(1);
    expect([await isLoggedIn(here), await isLoggedIn(there), await isLoggedIn(third)]).toEqual([true, false, false]);
  });

  it('cannot end somebody else’s session, which is answered like an unknown one', async () => {
    const rep = await as('rep');
    const admin = await as('admin');
    const id = (await list(rep)).find((session) => session.is_current)?.id ?? 0;
    const foreign = await end(admin, id);
    const unknown = await end(admin, 999_999);
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    expect(await isLoggedIn(rep)).toBe(true);
  });

  it('sees a session in which they present as the login from which it came; ending it ends the presentation', async () => {
    const here = await as('rep');
    const tablet = await logInByPassword('rep');
    const leader = (await here.get('/session')).body.user.id as number;
    const opened = await present(tablet, await makeClient(db, ids.projectId, leader), leader);
    const [session] = (await list(here)).filter(({ network }) => network === '203.0.113.*');
    expect(session).toMatchObject({ method: 'password', device: 'Firefox, Linux' });
    await end(here, session?.id ?? 0);
    expect(await isLoggedIn(tablet)).toBe(false);
    const [presentation] = await db.select().from(presentations).where(eq(presentations.id, opened.presentation.id));
    expect(presentation?.ended_at).not.toBeNull();
  });

  it('must confirm their identity to end a session, once the login is more than ten minutes old', async () => {
    const here = await as('broker');
    const there = await as('broker');
    await forgetProof();
    const id = (await list(here)).find((session) => !session.is_current)?.id ?? 0;
    expect((await end(here, id)).body.error).toBe('confirm_first');
    expect((await end(here, 999_999)).body.error).toBe('confirm_first');
    expect((await here.post('/users/me/endOtherSessions')).body.error).toBe('confirm_first');
    expect((await prove(here, 'not mine')).status).toBe(400);
    expect((await end(here, id)).body.error).toBe('confirm_first');
    expect(await isLoggedIn(there)).toBe(true);
    expect((await prove(here, demoPassword)).body).toEqual({ response: true });
    expect((await end(here, id)).body).toEqual({ response: true });
    expect(await isLoggedIn(there)).toBe(false);
  });

  it('gains neither a confirmation nor time by a presentation', async () => {
    const tablet = await as('manager');
    await forgetProof();
    const soon = sql`now() + interval '5 minutes'`;
    await db.update(sessions).set({ expires_at: soon });
    const { id } = await userOf('manager');
    await present(tablet, (await clientOf('client')).id, id);
    expect((await tablet.get('/secondFactors')).body.is_confirmed).toBe(false);
    expect((await tablet.post('/users/me/endOtherSessions')).body.error).toBe('confirm_first');
    expect(await isLoggedIn(tablet)).toBe(true);
    await db.update(sessions).set({ expires_at: sql`${sessions.expires_at} - interval '5 minutes'` });
    expect(await isLoggedIn(tablet)).toBe(false);
  });
});

describe('a client alone', () => {
  const isThere = async (browser: Browser) => (await browser.get('/session')).body.client !== null;

  it('sees and ends their sessions, except presentations that a sales user leads', async () => {
    const phone = openBrowser(app);
    const laptop = openBrowser(app);
    const third = openBrowser(app);
    const tablet = await as('rep');
    const { id } = await clientOf('client');
    for (const browser of [phone, laptop, third]) await present(browser, id, null);
    await present(tablet, id, (await userOf('rep')).id);
    const seen = await list(phone);
    expect(seen.map((session) => session.is_current)).toEqual([true, false, false]);
    expect(seen[0]).toMatchObject({ device: 'Firefox, Linux', network: '203.0.113.*', method: null });
    const ofLaptop = (await list(laptop))[0]?.id ?? 0;
    expect((await end(phone, ofLaptop)).body).toEqual({ response: true });
    expect([await isThere(phone), await isThere(laptop), await isThere(third)]).toEqual([true, false, true]);
    expect((await end(phone, ofLaptop)).status).toBe(404);
    const [led] = await list(tablet);
    expect((await end(phone, led?.id ?? 0)).status).toBe(404);
    expect((await phone.post('/users/me/endOtherSessions')).body).toEqual({ response: true });
    expect([await isThere(phone), await isThere(third), await isThere(tablet)]).toEqual([true, false, true]);
    expect(await db.select().from(auditEntries).where(eq(auditEntries.action, 'client.sessions'))).toHaveLength(2);
  });

  it('must confirm their identity by the password, once the login is more than ten minutes old', async () => {
    const phone = openBrowser(app);
    const laptop = openBrowser(app);
    const { id } = await clientOf('client');
    for (const browser of [phone, laptop]) await present(browser, id, null);
    await forgetProof();
    expect((await phone.post('/users/me/endOtherSessions')).body.error).toBe('confirm_first');
    const statuses = [];
    for (let attempt = 0; attempt < 7; attempt += 1) statuses.push((await prove(phone, 'guess')).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    expect((await phone.post('/secondFactors/confirm', { code: '123456' })).status).toBe(400);
    await db.delete(rateLimits);
    expect((await prove(phone, demoPassword)).body).toEqual({ response: true });
    expect((await phone.post('/users/me/endOtherSessions')).body).toEqual({ response: true });
    expect([await isThere(phone), await isThere(laptop)]).toEqual([true, false]);
  });

  it('no longer sees a session whose presentation is over', async () => {
    const phone = openBrowser(app);
    const laptop = openBrowser(app);
    const { id } = await clientOf('client');
    await present(phone, id, null);
    const { presentation } = await present(laptop, id, null);
    const before = (await list(phone)).length;
    await db
      .update(presentations)
      .set({ ended_at: sql`now()` })
      .where(eq(presentations.id, presentation.id));
    expect((await list(phone)).length).toBe(before - 1);
  });
});
