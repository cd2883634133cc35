import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selfPresentation } from '#domain/presentations/presentation-status.ts';
import { approvalCalls } from '#contract/calls/approvals.ts';
import { openBrowser, readLink, readMails } from '#tools/testing/browser.ts';
import { ownClientLogins } from '#tools/testing/own-client-logins.ts';
import { waitForLockWaiter } from '#tools/testing/wait-for-lock-waiter.ts';
import { approvals, auditEntries, favourites, presentations, sessions } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockClient } from '#server/people/lock-client.ts';

const {
  app,
  ids,
  addressOf,
  begin,
  clientOf,
  resetLimits,
  database: { db, pool },
} = await ownClientLogins();

/** Requests a login for the client and returns the id and the code of the link in the mail. */
async function linkFor(browser: ReturnType<typeof openBrowser>): Promise<{ id: number; code: string }> {
  await begin(browser, 'client');
  return readLink(app, addressOf('client'));
}

describe('a verified client who may log in alone', () => {
  it('gets a link by mail, and the browser that asked is logged in once it is accepted', async () => {
    await db.insert(favourites).values({ client_id: (await clientOf('client')).id, property_id: ids.unitIds[0]! });
    const desktop = openBrowser(app);
    const phone = openBrowser(app, 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile');
    const login = await begin(desktop, 'client');
    expect(approvalCalls.beginClientLogin.answer.parse(login.body)).toMatchObject({
      response: true,
      client: { is_verified: true, can_self_login: true },
    });
    expect((await desktop.post('/clientLogins/check', { id: login.body.id })).body).toEqual({
      response: false,
      status: 'pending',
      number: null,
    });

    const { page, id, code } = await readLink(app, addressOf('client'));
    expect({ page, id }).toEqual({ page: 'clientLoginAccept', id: login.body.id });
    expect(code).toMatch(/^[\w-]{43}$/);
    expect((await readMails(app, addressOf('client'))).at(-1)!.text).toContain(
      `\nhttps://show.example/tower/clientLoginAccept/${id}/${code}\n`,
    );

    const request = (await phone.post('/clientLogins/inspect', { id, code })).body;
    expect(approvalCalls.inspectClientLogin.answer.parse(request)).toMatchObject({
      response: true,
      device: 'Safari, iPhone',
      address: '127.0.0.*',
      invited_by: null,
      number: null,
      mode: 'auto',
    });
    expect((await phone.post('/clientLogins/accept', { id, code })).body).toEqual({ response: true });
    expect((await phone.get('/session')).body.client).toBeNull();

    const before = desktop.cookies.get('__Host-session');
    const done = (await desktop.post('/clientLogins/check', { id })).body;
    expect(approvalCalls.checkClientLogin.answer.parse(done)).toMatchObject({
      response: true,
      user: { email: addressOf('rep') },
      client: { email: addressOf('client'), favs: [{ property: { number: '101' } }] },
      presentation: { status: selfPresentation },
    });
    expect(desktop.cookies.get('__Host-session')).not.toBe(before);
    expect((await desktop.get('/session')).body).toMatchObject({
      user: null,
      client: { email: addressOf('client') },
      presentation: { id: done.presentation.id },
      can: { inviteClient: false, openDashboard: false, changeStatus: false },
    });
  });

  it('cannot be collected by another browser, which is answered as for an unknown login', async () => {
    const own = openBrowser(app);
    const attacker = openBrowser(app);
    const login = await begin(own, 'client');
    await begin(attacker, 'other');
    const { id, code } = await readLink(app, addressOf('client'));
    await own.post('/clientLogins/accept', { id, code });
    const foreign = await attacker.post('/clientLogins/check', { id: login.body.id });
    const absent = await attacker.post('/clientLogins/check', { id: 2_000_000 });
    expect([foreign.status, foreign.text]).toEqual([404, absent.text]);
    expect((await openBrowser(app).post('/clientLogins/check', { id: login.body.id })).status).toBe(404);
    expect((await own.post('/clientLogins/check', { id })).body.response).toBe(true);
  });

  it('opens one session for two hundred concurrent accepts of one link', async () => {
    await resetLimits();
    const browser = openBrowser(app);
    const { id, code } = await linkFor(browser);
    const before = (await db.select().from(sessions)).length;
    const accepted = await Promise.all(
      Array.from({ length: 200 }, () => openBrowser(app).post('/clientLogins/accept', { id, code })),
    );
    expect(accepted.filter((answer) => answer.body.response === true)).toHaveLength(1);
    expect(accepted.filter((answer) => answer.body.error === 'invalidCode')).toHaveLength(199);
    const collected = await Promise.all(Array.from({ length: 20 }, () => browser.post('/clientLogins/check', { id })));
    expect(collected.filter((answer) => answer.body.response === true)).toHaveLength(1);
    expect(collected.filter((answer) => answer.status !== 200)).toEqual([]);
    expect(await db.select().from(sessions)).toHaveLength(before + 1);
  });

  it('is neither accepted nor collected a second time by requests that wait for the client’s lock', async () => {
    const browser = openBrowser(app);
    const { id, code } = await linkFor(browser);
    const { id: client } = await clientOf('client');
    const acceptAndCollect = async () => [
      (await openBrowser(app).post('/clientLogins/accept', { id, code })).body.error,
      (await browser.post('/clientLogins/check', { id })).body.response,
    ];
    expect(await acceptAndCollect()).toEqual([undefined, true]);
    const answered = await inTransaction(db, async (tx) => {
      await lockClient(tx, client);
      const again = acceptAndCollect();
      await waitForLockWaiter(pool, again);
      return Promise.race([again, Promise.resolve('waits for the client')]);
    });
    expect(answered).toEqual(['invalidCode', true]);
  });

  it('gives a second tab of the same browser the same answer', async () => {
    const browser = openBrowser(app);
    const { id, code } = await linkFor(browser);
    await browser.post('/clientLogins/accept', { id, code });
    const first = await browser.post('/clientLogins/check', { id });
    const second = await browser.post('/clientLogins/check', { id });
    expect(second.body.presentation).toEqual(first.body.presentation);
  });

  it('can say "this was not me": session and presentation end, the sales user gets a mail, the denial is audited', async () => {
    const browser = openBrowser(app);
    const { id, code } = await linkFor(browser);
    await browser.post('/clientLogins/accept', { id, code });
    const { presentation } = (await browser.post('/clientLogins/check', { id })).body;
    expect((await openBrowser(app).post('/clientLogins/deny', { id, code })).body).toEqual({ response: true });
    expect((await browser.get('/session')).body.client).toBeNull();
    expect(
      (await db.select().from(presentations).where(eq(presentations.id, presentation.id)))[0]!.ended_at,
    ).not.toBeNull();
    expect((await readMails(app, addressOf('rep'))).at(-1)!.subject).toBe('Ceren Client says: this was not me');
    expect((await db.select().from(auditEntries).where(eq(auditEntries.action, 'client.deny'))).length).toBe(1);
    expect((await openBrowser(app).post('/clientLogins/deny', { id, code })).body.error).toBe('invalidCode');
  });

  it('cannot be collected after a denial', async () => {
    const browser = openBrowser(app);
    const { id, code } = await linkFor(browser);
    await browser.post('/clientLogins/accept', { id, code });
    await browser.post('/clientLogins/deny', { id, code });
    expect((await browser.post('/clientLogins/check', { id })).body).toMatchObject({
      response: false,
      status: 'expired',
    });
  });

  it('cannot be collected later than fifteen minutes after the link was accepted', async () => {
    const browser = openBrowser(app);
    const { id, code } = await linkFor(browser);
    await browser.post('/clientLogins/accept', { id, code });
    await db
      .update(approvals)
      .set({ accepted_at: sql`now() - interval '15 minutes'` })
      .where(eq(approvals.id, id));
    expect((await browser.post('/clientLogins/check', { id })).body).toMatchObject({
      response: false,
      status: 'expired',
    });
    expect((await browser.get('/session')).body.client).toBeNull();
  });

  it('has to click and confirm a number if the project requires it', async () => {
    await resetLimits();
    await db.execute(sql`update projects set settings = settings || '{"acceptMode":"confirm"}'`);
    const browser = openBrowser(app);
    const { id, code } = await linkFor(browser);
    const { number } = (await browser.post('/clientLogins/check', { id })).body;
    expect(number).toBeGreaterThanOrEqual(10);
    expect((await browser.post('/clientLogins/inspect', { id, code })).body).toMatchObject({ number, mode: 'confirm' });
    expect((await browser.post('/clientLogins/accept', { id, code })).body.error).toBe('invalidCode');
    expect(
      (await browser.post('/clientLogins/accept', { id, code, number: number === 99 ? 10 : number + 1 })).body.error,
    ).toBe('invalidCode');
    expect((await browser.post('/clientLogins/accept', { id, code, number })).body.response).toBe(true);
    await db.execute(sql`update projects set settings = settings || '{"acceptMode":"auto"}'`);
  });
});

describe('refusals', () => {
  it('an unknown address', async () => {
    const { body } = await openBrowser(app).post('/clientLogins', {
      email: 'nobody@nowhere.example',
      project_id: ids.projectId,
      lang: 'tr',
    });
    expect(body).toMatchObject({
      response: false,
      error: 'client_login.email_or_password_wrong',
      message: 'E-posta adresi ya da şifre yanlış',
    });
  });

  it('a client who may not log in alone', async () => {
    const { body } = await begin(openBrowser(app), 'guest');
    expect(body).toMatchObject({
      response: false,
      error: 'client_login.self_login_not_allowed',
      message: "Self login isn't allowed for you. Please contact with sales team to get permission",
      client: { is_verified: true, can_self_login: false },
    });
  });

  it.each([
    ['', 'Please type your email'],
    ['not an address', 'Email is not valid'],
    ['a@b.co,c@d.co', 'Email is not valid'],
  ])('the invalid address %j', async (email, message) => {
    const answer = await openBrowser(app).post('/clientLogins', { email, project_id: ids.projectId });
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path: 'email', message }]]);
  });

  it('too many requests for one address', async () => {
    const answers = [];
    for (let index = 0; index < 25; index += 1)
      answers.push(
        await openBrowser(app).post(
          '/clientLogins',
          { email: 'nobody@nowhere.example', project_id: ids.projectId },
          { 'x-forwarded-for': `10.0.${index}.1` },
        ),
      );
    expect(answers.at(-1)!.status).toBe(429);
    expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);
    await resetLimits();
  });
});
