import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { emailIn, openBrowser, readMails, type Browser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';
import { appCode } from '#tools/testing/app-code.ts';
import { addApp } from '#tools/testing/second-factors.ts';
import { auditEntries, pendingLogins, rateLimits, recoveryCodes } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { removeSecondFactors, lockOwner } from '#server/second-factors/factors.ts';

const {
  app,
  ids,
  as,
  userOf,
  database: { db },
} = await ownStaffedApp({ secretsKey: 'a key of the operator with 32 characters' });

const address = (name: string) => `${name}@asteria.example`;
const idOf = async (name: string) => (await userOf(name)).id;
const forgetFactors = async (name: string) => {
  const id = await idOf(name);
  await inTransaction(db, async (tx) => {
    await lockOwner(tx, id);
    await removeSecondFactors(tx, id);
  });
};
const logIn = (name: string, browser = openBrowser(app)) => browser.logIn(name, ids.projectId);
const begin = async (name: string) => {
  const browser = openBrowser(app);
  await logIn(name, browser);
  return browser;
};
const typeCode = (browser: Browser, code: string, method = 'app') =>
  browser.post('/users/login/code', { method, code });
const mailAbout = async (name: string, subject: string) =>
  (await readMails(app, address(name))).findLast((mail) => mail.subject === subject);
const demandFactors = (demand: string) =>
  db.execute(
    sql`update projects set settings = settings || jsonb_build_object('requireSecondFactor', ${demand}::text)`,
  );

beforeEach(async () => {
  await db.delete(rateLimits);
  await demandFactors('none');
  for (const name of ['rep', 'rep2', 'manager']) await forgetFactors(name);
});

describe('a login with an authenticator app', () => {
  it('answers the password with the next step, and logs in only after the code', async () => {
    const { secret } = await addApp(db, await as('rep'));
    const browser = openBrowser(app);
    expect((await logIn('rep', browser)).body).toEqual({
      response: false,
      error: 'second_factor_needed',
      message: expect.any(String),
      step: { kind: 'prove', methods: ['app', 'recovery'], name: 'Rıza Rep', email: address('rep') },
    });
    expect([browser.cookies.has('session'), await emailIn(browser)]).toEqual([false, null]);
    expect((await browser.get('/users/login/step')).body.step.kind).toBe('prove');
    expect((await typeCode(browser, '000000')).body.error).toBe('code_wrong');
    expect(await emailIn(browser)).toBeNull();
    const { body } = await typeCode(browser, ` ${appCode(secret).slice(0, 3)} ${appCode(secret).slice(3)}`);
    expect([body.response, body.user.email, await emailIn(browser)]).toEqual([true, address('rep'), address('rep')]);
    expect((await browser.get('/users/login/step')).body.step).toBeNull();
  });

  it('does not change the logins of users without one', async () => {
    await addApp(db, await as('rep'));
    expect((await logIn('rep2')).body).toMatchObject({ response: true, user: { email: address('rep2') } });
    expect(
      (
        await openBrowser(app).post('/users/login', {
          email: address('rep'),
          password: 'wrong',
          project_id: ids.projectId,
        })
      ).body.error,
    ).toBe('error_user_email');
  });

  it('accepts a code once, and none from before an accepted one', async () => {
    const { secret } = await addApp(db, await as('rep'));
    const present = appCode(secret);
    const next = appCode(secret, 1);
    const accepted = [];
    for (const code of [present, present, next, next, present, appCode(secret, 9)])
      accepted.push((await typeCode(await begin('rep'), code)).body.response);
    expect(accepted).toEqual([true, false, true, false, false, false]);
  });

  it('requires the cookie of the browser that sent the password, within five minutes', async () => {
    const { secret } = await addApp(db, await as('rep'));
    await begin('rep');
    expect((await typeCode(openBrowser(app), appCode(secret))).body.error).toBe('login_step_over');
    const late = await begin('rep');
    await db.update(pendingLogins).set({ expires_at: sql`now()` });
    expect((await typeCode(late, appCode(secret))).body.error).toBe('login_step_over');
    expect(JSON.stringify(await db.select().from(pendingLogins))).not.toContain(late.cookies.get('login_step'));
    const given = await begin('rep');
    await given.post('/users/login/cancel');
    expect((await typeCode(given, appCode(secret))).body.error).toBe('login_step_over');
  });

  it('is over after five wrong codes, and a mail tells the owner that somebody knows the password', async () => {
    const { secret } = await addApp(db, await as('rep'));
    const browser = await begin('rep');
    const errors = [];
    for (let attempt = 0; attempt < 5; attempt += 1) errors.push((await typeCode(browser, '000000')).body.error);
    const entries = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(5);
    expect(entries.map(({ action }) => action)).toEqual(['user.wrongCodes', ...Array(4).fill('user.refused')]);
    expect(entries.map(({ fields }) => fields.join())).toEqual(['', ...Array(4).fill('app')]);
    expect(errors).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'code_wrong', 'login_step_over']);
    expect((await typeCode(browser, appCode(secret))).body.error).toBe('login_step_over');
    expect((await readMails(app, address('rep'))).at(-1)?.subject).toBe('Somebody knows your password');
    expect((await typeCode(await begin('rep'), appCode(secret))).body.response).toBe(true);
  });

  it('limits strangers who know the password, but not the owner’s known browser', async () => {
    const tablet = await as('rep');
    const { secret } = await addApp(db, tablet);
    await tablet.post('/session/logout');
    const statuses = [];
    for (let round = 0; round < 3; round += 1) {
      const stranger = await begin('rep');
      for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await typeCode(stranger, '000000')).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(5).fill(429)]);
    await logIn('rep', tablet);
    expect((await typeCode(tablet, appCode(secret))).body.response).toBe(true);
  });

  it('ends when the password is changed meanwhile', async () => {
    const { secret } = await addApp(db, await as('rep'));
    const browser = await begin('rep');
    const admin = await as('admin');
    await admin.post(`/users/${await idOf('rep')}`, { _method: 'PUT', password: demoPassword });
    expect((await typeCode(browser, appCode(secret))).body.error).toBe('login_step_over');
  });

  it('is not required of a tablet link, whose session may not change factors', async () => {
    await addApp(db, await as('rep'));
    const general = await as('general');
    const { url } = (await general.post(`/users/${await idOf('rep')}/tabletLogin`)).body;
    const tablet = openBrowser(app);
    const token = new URL(url).searchParams.get('user');
    expect((await tablet.post('/users/loginByToken', { token, project_id: ids.projectId })).body.response).toBe(true);
    expect((await tablet.post('/secondFactors/app', { _method: 'DELETE' })).body.error).toBe('confirm_first');
  });

  it('stores its secret encrypted', async () => {
    const { secret } = await addApp(db, await as('rep'));
    const { rows } = await db.execute<{ secret: string }>(sql`select secret from authenticator_apps`);
    expect(rows.map((row) => row.secret)).toEqual([expect.stringMatching(/^v1:/)]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('recovery codes', () => {
  it('are ten, work once each in any notation, are stored hashed, and each use is mailed', async () => {
    const { codes } = await addApp(db, await as('rep'));
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const stored = JSON.stringify(await db.select().from(recoveryCodes));
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
    const [first = '', second = ''] = codes;
    expect((await typeCode(await begin('rep'), first.toLowerCase().replace('-', ' '), 'recovery')).body.response).toBe(
      true,
    );
    expect((await mailAbout('rep', 'A recovery code was used'))?.text).toContain('Codes left: 9');
    const browser = await begin('rep');
    expect((await typeCode(browser, first, 'recovery')).body.error).toBe('recovery_code_wrong');
    expect((await typeCode(browser, second, 'recovery')).body.response).toBe(true);
  });
});

describe('a required second factor', () => {
  it.each([
    ['none', 'rep', true],
    ['managers', 'rep', true],
    ['managers', 'manager', false],
    ['all', 'rep', false],
  ])('with `%s`, %s is logged in by the password alone: %s', async (demand, name, isEnough) => {
    await demandFactors(demand);
    const browser = openBrowser(app);
    const { body } = await logIn(name, browser);
    expect([body.response, body.error, await emailIn(browser)]).toEqual(
      isEnough ? [true, undefined, address(name)] : [false, 'enrolment_needed', null],
    );
  });

  it('is set up right after the password, and its confirmation logs in', async () => {
    await demandFactors('all');
    const browser = await begin('rep');
    const { secret, uri } = (await browser.post('/secondFactors/app')).body;
    expect(uri).toContain(secret);
    expect((await browser.post('/secondFactors/app/confirm', { code: '000000' })).body.error).toBe('code_wrong');
    expect(await emailIn(browser)).toBeNull();
    const { body } = await browser.post('/secondFactors/app/confirm', { code: appCode(secret) });
    expect([body.response, body.user.email, body.recovery_codes.length]).toEqual([true, address('rep'), 10]);
    expect(await emailIn(browser)).toBe(address('rep'));
    expect((await logIn('rep')).body.error).toBe('second_factor_needed');
    const refused = await browser.post('/secondFactors/app', { _method: 'DELETE' });
    expect(refused.body.error).toBe('second_factor_required');
    expect((await browser.get('/secondFactors')).body).toMatchObject({
      is_required: true,
      app: { last_used_at: null },
    });
  });

  it('cannot be set up after the password by a user who already has one', async () => {
    const { secret } = await addApp(db, await as('rep'));
    await demandFactors('all');
    const browser = await begin('rep');
    for (const path of ['/secondFactors/app', '/secondFactors/passkeyOptions'])
      expect((await browser.post(path)).body.error).toBe('login_step_over');
    expect((await browser.post('/secondFactors/app/confirm', { code: appCode(secret, 1) })).body.error).toBe(
      'login_step_over',
    );
  });
});

describe('resetting the factors of others', () => {
  const reset = async (browser: Browser, name: string) =>
    browser.post(`/users/${await idOf(name)}/secondFactors`, { _method: 'DELETE' });

  it('is for those who may change these users; it ends sessions, is mailed and audited', async () => {
    const rep = await as('rep');
    await addApp(db, rep);
    expect((await reset(await as('broker'), 'rep')).status).toBe(403);
    expect((await reset(rep, 'rep')).status).toBe(403);
    const manager = await as('manager');
    expect((await reset(manager, 'general')).status).toBe(404);
    const team = async () =>
      (await manager.get('/users/team')).body.people as { user: { email: string }; has_second_factor: boolean }[];
    const ofRep = async () => (await team()).find(({ user }) => user.email === address('rep'))?.has_second_factor;
    expect(await ofRep()).toBe(true);
    expect((await reset(manager, 'rep')).body).toEqual({ response: true });
    expect(await ofRep()).toBe(false);
    expect(await emailIn(rep)).toBeNull();
    expect((await logIn('rep')).body.response).toBe(true);
    const mail = await mailAbout('rep', 'Your second step was reset');
    expect(mail?.text).toContain('Maria Manager removed');
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.action, 'user.resetFactors'));
    expect([entry?.user_id, entry?.user_ids]).toEqual([await idOf('manager'), [await idOf('rep')]]);
  });
});

it('over TLS, only the cookie that this host has set continues a login', async () => {
  const secure = await ownStaffedApp({ publicUrl: new URL('https://loggia.example') });
  const rep = openBrowser(secure.app);
  await rep.logIn('rep', secure.ids.projectId);
  await addApp(secure.database.db, rep);
  const browser = openBrowser(secure.app);
  await browser.logIn('rep', secure.ids.projectId);
  const secret = browser.cookies.get('__Host-login_step');
  expect(secret).toMatch(/^[\w-]{43}$/);
  const stepOf = async (cookie: string) =>
    (await openBrowser(secure.app).get('/users/login/step', { cookie })).body.step?.kind;
  expect(await stepOf(`__Host-login_step=${secret}`)).toBe('prove');
  expect(await stepOf(`login_step=${secret}`)).toBeUndefined();
});
