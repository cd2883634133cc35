import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { selfPresentation } from '#domain/presentations/presentation-status.ts';
import { openBrowser, readLink, readMails, type Browser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { approvals, clients, knownDevices, rateLimits, verificationCodes } from '#server/database/schema.ts';

const {
  app,
  ids,
  as,
  clientOf,
  database: { db },
} = await ownStaffedApp({ trustProxy: ['loopback'] });

const email = 'client@asteria.example';
const { id: clientId } = await clientOf('client');
const project_id = ids.projectId;

/** A browser on the given network; all others are on the showroom's. */
function elsewhere(network: number): Browser {
  const browser = openBrowser(app);
  return {
    ...browser,
    post: (path, fields) => browser.post(path, fields, { 'x-forwarded-for': `198.51.${network}.7` }),
  };
}

const begin = (browser: Browser, to = email) => browser.post('/clientLogins', { email: to, project_id, lang: 'en' });
const typed = async (to = email) => /^(\d{6}) is/.exec((await readMails(app, to)).at(-1)?.subject ?? '')?.[1] ?? '';
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
const verify = (browser: Browser, code: string, id = clientId) => browser.post('/clients/verify', { id, code });
const resendCode = (browser: Browser, id = clientId) =>
  browser.post('/clients/resendCode', { id, project_id, lang: 'en' });
const laterBy = (seconds: number) =>
  db.update(verificationCodes).set({ created_at: sql`created_at - make_interval(secs => ${seconds})` });
const set = (change: Partial<typeof clients.$inferInsert>) =>
  db.update(clients).set(change).where(eq(clients.id, clientId));

async function logInByLink(browser: Browser): Promise<void> {
  await begin(browser);
  const link = await readLink(app, email);
  await openBrowser(app).post('/clientLogins/accept', { id: link.id, code: link.code });
  expect((await browser.post('/clientLogins/check', { id: link.id })).body.response).toBe(true);
}

beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(verificationCodes);
  await db.delete(knownDevices);
  await set({ is_verified: true, can_self_login: true });
});

describe('a stranger who asks for login links to a client', () => {
  it('does not void the client’s links', async () => {
    const owner = openBrowser(app);
    await begin(owner);
    const link = await readLink(app, email);
    await begin(openBrowser(app));
    expect((await openBrowser(app).post('/clientLogins/accept', { id: link.id, code: link.code })).body).toEqual({
      response: true,
    });
    expect((await owner.post('/clientLogins/check', { id: link.id })).body.response).toBe(true);
  });

  it('does not use up the limits of the client’s known browsers, or of a new one on another network', async () => {
    const known = openBrowser(app);
    await logInByLink(known);
    await known.post('/session/logout');
    const before = (await readMails(app, email)).length;
    const answers = [];
    for (let index = 0; index < 20; index += 1) answers.push((await begin(openBrowser(app))).status);
    expect(answers.at(-1)).toBe(429);
    expect((await readMails(app, email)).length - before).toBeLessThan(7);
    expect((await begin(known)).body.response).toBe(true);
    expect((await begin(elsewhere(1))).body.response).toBe(true);
  });

  it('on many networks does not use up a known browser’s limits, and causes a bounded number of mails', async () => {
    const known = openBrowser(app);
    await logInByLink(known);
    const before = (await readMails(app, email)).length;
    for (let index = 0; index < 40; index += 1) await begin(elsewhere(index));
    expect((await readMails(app, email)).length - before).toBeLessThan(25);
    await known.post('/session/logout');
    const login = await begin(known);
    expect(login.body.response).toBe(true);
    const link = await readLink(app, email);
    await openBrowser(app).post('/clientLogins/accept', { id: link.id, code: link.code });
    expect((await known.post('/clientLogins/check', { id: link.id })).body.response).toBe(true);
  });

  it.each([
    ['one network', () => openBrowser(app)],
    ['many networks', (index: number) => elsewhere(index)],
  ])('from %s does not lock out a client who denies one of those mails in a new browser', async (_, open) => {
    for (let index = 0; index < 40; index += 1) await begin(open(index));
    const owner = openBrowser(app);
    expect((await begin(owner)).status).toBe(429);
    const link = await readLink(app, email);
    expect((await owner.post('/clientLogins/deny', { id: link.id, code: link.code })).body.response).toBe(true);
    for (let index = 0; index < 40; index += 1) await begin(open(index));
    await logInByLink(owner);
  });

  it('can have links resent a few times in ten minutes, then has to wait', async () => {
    const stranger = openBrowser(app);
    const { id } = (await begin(stranger)).body;
    const answers = [];
    for (let index = 0; index < 6; index += 1) {
      await db
        .update(approvals)
        .set({ sent_at: sql`sent_at - interval '31 seconds'` })
        .where(eq(approvals.id, id));
      answers.push((await stranger.post('/clientLogins/resend', { id, project_id, lang: 'en' })).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('does not become a known device by a login that the client denies', async () => {
    const attacker = openBrowser(app);
    await logInByLink(attacker);
    const listDevices = () => db.select({ hash: knownDevices.device_hash }).from(knownDevices);
    const [known, ...others] = await listDevices();
    expect(known).toBeDefined();
    expect(others).toEqual([]);
    const link = await readLink(app, email);
    await openBrowser(app).post('/clientLogins/deny', { id: link.id, code: link.code });
    expect(await listDevices()).toHaveLength(1);
    expect(await listDevices()).not.toContainEqual(known);
  });
});

describe('a sales user who invites a client', () => {
  it('does not void a colleague’s invitation or a login', async () => {
    const rep = await as('rep');
    const manager = await as('manager');
    const owner = openBrowser(app);
    const { id } = (await rep.post('/clientInvitations', { email, project_id, lang: 'en' })).body;
    const link = await readLink(app, email);
    await begin(owner);
    const login = await readLink(app, email);
    expect((await manager.post('/clientInvitations', { email, project_id, lang: 'en' })).body.response).toBe(true);
    expect((await owner.post('/clientInvitations/accept', { id: link.id, code: link.code })).body).toEqual({
      response: true,
    });
    expect((await rep.post('/clientInvitations/check', { id })).body.response).toBe(true);
    expect((await owner.post('/clientLogins/accept', { id: login.id, code: login.code })).body).toEqual({
      response: true,
    });
  });
});

describe('a stranger at the code of a client who is not verified', () => {
  beforeEach(() => set({ is_verified: false }));

  it('uses up none of the client’s attempts, with or without a code of their own', async () => {
    const owner = openBrowser(app);
    const stranger = openBrowser(app);
    const guest = openBrowser(app);
    await begin(owner);
    const code = await typed();
    for (let index = 0; index < 6; index += 1)
      expect((await verify(guest, wrongFor(code))).body.error).toBe('verification_code_invalid');
    await begin(stranger);
    const others = await typed();
    for (let index = 0; index < 6; index += 1) await verify(stranger, wrongFor(others));
    expect((await verify(owner, code)).body).toMatchObject({
      response: true,
      presentation: { status: selfPresentation },
    });
  });

  it('cannot enter the client’s code, and is not logged in when the client opens the link', async () => {
    const owner = openBrowser(app);
    const stranger = openBrowser(app);
    const phone = openBrowser(app);
    await begin(owner);
    expect((await verify(stranger, await typed())).body.error).toBe('verification_code_invalid');
    await begin(stranger);
    const link = await readLink(app, email);
    expect((await verify(phone, link.code)).body).toMatchObject({ response: true, presentation: null });
    expect((await verify(stranger, link.code)).body.error).toBe('verification_code_invalid');
    expect((await stranger.get('/session')).body.client).toBeNull();
  });

  it('uses up none of the client’s ten codes a day', async () => {
    const owner = openBrowser(app);
    const stranger = openBrowser(app);
    await begin(owner);
    await begin(stranger);
    for (let index = 0; index < 10; index += 1) {
      await db.delete(rateLimits);
      await laterBy(121);
      await resendCode(stranger);
    }
    expect((await resendCode(stranger)).body.error).toBe('codes_used_up');
    expect((await resendCode(owner)).body).toEqual({ response: true });
    expect((await verify(owner, await typed())).body.response).toBe(true);
  });

  it('gets the same answer for every id: unverified, verified or unknown', async () => {
    await begin(openBrowser(app));
    const { id: verified } = await clientOf('other');
    const stranger = openBrowser(app);
    await begin(stranger, 'guest@asteria.example');
    for (const ask of [
      (id: number) => resendCode(stranger, id),
      (id: number) => verify(stranger, '123456', id),
      (id: number) => verify(stranger, 'a'.repeat(43), id),
    ]) {
      const answers = await Promise.all([clientId, verified, 2_000_000].map(ask));
      expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    }
  });

  it('has a limited number of guesses an hour over new browsers; the mailed link keeps working', async () => {
    const guess = async () => {
      await db.execute(sql`delete from rate_limits where key like 'client-mail-%'`);
      const stranger = openBrowser(app);
      await begin(stranger);
      const code = wrongFor(await typed());
      return (await Promise.all(Array.from({ length: 5 }, () => verify(stranger, code)))).map(
        (answer) => answer.status,
      );
    };
    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push(...(await guess()));
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([20, 5]);
    await db.execute(sql`delete from rate_limits where key like 'client-mail-%'`);
    const owner = openBrowser(app);
    await begin(owner);
    const link = await readLink(app, email);
    expect((await verify(owner, link.code)).body).toMatchObject({
      response: true,
      presentation: { status: selfPresentation },
    });
  });
});

describe('a discreet project', () => {
  it('answers a request for another code alike for a new registration and a taken address', async () => {
    await db.execute(sql`update projects set settings = settings || '{"discreetErrors":true,"clientVerification":1}'`);
    const browser = openBrowser(app);
    const form = (to: string) => ({
      email: to,
      password: 'secret',
      first_name: 'Ada',
      last_name: 'Buyer',
      phone: '+90 1',
      project_id,
      lang: 'en',
    });
    const made = (await browser.post('/clients', form('fresh@x.example'))).body.client;
    const taken = (await browser.post('/clients', form(email))).body.client;
    const answers = [];
    for (const { id } of [made, taken]) answers.push((await resendCode(browser, id)).text);
    await laterBy(121);
    for (const { id } of [made, taken]) answers.push((await resendCode(browser, id)).text);
    expect(new Set(answers)).toEqual(new Set(['{"response":true}']));
    expect(
      (await readMails(app, 'fresh@x.example')).filter((mail) => /verification code/.test(mail.subject)),
    ).toHaveLength(2);
    await db.execute(sql`update projects set settings = settings || '{"discreetErrors":false,"clientVerification":0}'`);
  });
});
