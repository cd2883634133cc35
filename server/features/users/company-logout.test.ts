import { generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { companyLogouts, presentations, sessions, tabletLogins } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockClient } from '#server/people/lock-client.ts';
import { companyKeysOf } from '#server/sessions/company-keys.ts';
import { openPresentation } from '#server/sessions/open-presentation.ts';
import { hashSessionToken } from '#server/sessions/session-cookie.ts';
import { required } from '#tools/required.ts';
import { emailIn, openBrowser, type Browser } from '#tools/testing/browser.ts';
import { logInAtCompany, logOutAtCompany } from '#tools/testing/company.ts';
import { ownCompanyApp, publicUrl } from '#tools/testing/own-company-app.ts';
import { makeClient } from '#tools/testing/sales-sessions.ts';
import { waitForLockWaiter } from '#tools/testing/wait-for-lock-waiter.ts';

const { app, ids, as, userOf, company, begin, visit, comeBack, logIn, another, database } = await ownCompanyApp();
const { db, pool } = database;
const rep = 'rep@asteria.example';
const announce = (logout_token: string, browser = openBrowser(app)) =>
  browser.post('/users/companyLogin/logout', { logout_token });
const refusedLogin = '/salesLogin?next=%2Flist-view&failed=error_company_expired';

beforeEach(async () => {
  await db.delete(companyLogouts);
});

/** Logs in with the provider's session in these cookies. */
async function logInWith(cookies: Map<string, string>): Promise<Browser> {
  const browser = openBrowser(app);
  const returned = await logInAtCompany((await begin(browser)).url, 'rep', cookies);
  expect(await comeBack(browser, returned)).toBe('/list-view');
  return browser;
}

/** Logs in as if this were the id of the provider's own session. */
async function logInAs(sid: string): Promise<Browser> {
  const { browser } = await logIn();
  const keys = companyKeysOf({ issuer: company.issuer, subject: 'rep', sid });
  const hash = hashSessionToken(required(browser.cookies.get('__Host-session'), 'a session'));
  await db.update(sessions).set(keys).where(eq(sessions.id_hash, hash));
  return browser;
}

describe('a logout at the company', () => {
  it('ends the sessions of that login, announced by a real provider, and no other', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    company.setReturnAddress(publicUrl.href, address);
    const cookies = new Map<string, string>();
    const elsewhere = new Map<string, string>();
    const browser = await logInWith(cookies);
    const second = await logInWith(cookies);
    const other = await logInWith(elsewhere);
    const byPassword = await as('rep');
    await logOutAtCompany(company.issuer, cookies);
    expect([await emailIn(browser), await emailIn(second)]).toEqual([null, null]);
    expect([await emailIn(other), await emailIn(byPassword)]).toEqual([rep, rep]);
  });

  it('of an account ends all its company logins, and nobody else’s', async () => {
    company.accounts.manager = { email: 'manager@asteria.example', email_verified: true };
    const one = (await logIn()).browser;
    const two = (await logIn()).browser;
    const colleague = (await logIn('manager')).browser;
    const answer = await announce(await company.signLogout({ sub: 'rep' }));
    expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([
      200,
      { response: true },
      'no-store',
    ]);
    expect([await emailIn(one), await emailIn(two)]).toEqual([null, null]);
    expect(await emailIn(colleague)).toBe('manager@asteria.example');
  });

  it('of a session names only the session, or also its account', async () => {
    const one = await logInAs('first');
    const two = await logInAs('second');
    const three = await logInAs('third');
    await announce(await company.signLogout({ sid: 'first' }));
    await announce(await company.signLogout({ sid: 'second', sub: 'rep' }));
    await announce(await company.signLogout({ sid: 'third', sub: 'somebody else' }));
    expect([await emailIn(one), await emailIn(two), await emailIn(three)]).toEqual([null, null, rep]);
  });

  it('ends the presentation, and the session that follows a login when a client joins', async () => {
    const { browser } = await logIn();
    const user = (await browser.get('/session')).body.user.id as number;
    const clientId = await makeClient(db, ids.projectId, user);
    const oldSession = hashSessionToken(required(browser.cookies.get('__Host-session'), 'a session'));
    const opened = await inTransaction(db, async (tx) => {
      await lockClient(tx, clientId);
      const people = { clientId, projectId: ids.projectId, leader: user };
      return openPresentation(tx, { ...people, oldSession, userAgent: '', network: '' });
    });
    browser.cookies.set('__Host-session', opened.token);
    expect(await emailIn(browser)).toBe(rep);
    await announce(await company.signLogout({ sub: 'rep' }));
    expect(await emailIn(browser)).toBeNull();
    const [ended] = await db.select().from(presentations).where(eq(presentations.id, opened.presentation.id));
    expect(ended?.ended_at).not.toBeNull();
  });

  it('ends sessions on tablets that were logged in from it, and unused links', async () => {
    company.accounts.general = { email: 'general@asteria.example', email_verified: true };
    const maker = (await logIn('general')).browser;
    const { id } = await userOf('rep');
    const makeLink = async () => {
      const { url } = (await maker.post(`/users/${id}/tabletLogin`)).body;
      return new URL(url).searchParams.get('user');
    };
    const redeem = async (token: string | null) => {
      const tablet = openBrowser(app);
      const { response } = (await tablet.post('/users/loginByToken', { token, project_id: ids.projectId })).body;
      return { tablet, response };
    };
    const { tablet } = await redeem(await makeLink());
    const unused = await makeLink();
    expect(await emailIn(tablet)).toBe(rep);
    await announce(await company.signLogout({ sub: 'general' }));
    expect(await emailIn(tablet)).toBeNull();
    expect((await redeem(unused)).response).toBe(false);
    expect(await db.$count(tabletLogins, eq(tabletLogins.user_id, id))).toBe(0);
  });
});

describe('a login that was under way', () => {
  it('does not begin after its account was logged out; a later one does', async () => {
    const browser = openBrowser(app);
    const returned = await visit(browser);
    await announce(await company.signLogout({ sub: 'rep', iat: Math.floor(Date.now() / 1000) + 5 }));
    expect(await comeBack(browser, returned)).toBe(refusedLogin);
    expect(await emailIn(browser)).toBeNull();
    await db.update(companyLogouts).set({ issued_at: sql`now() - interval '10 seconds'` });
    expect((await logIn()).location).toBe('/list-view');
  });

  it('is ended if it begins at the same moment', async () => {
    await logIn();
    const browser = openBrowser(app);
    const returned = await visit(browser);
    const holder = await pool.connect();
    try {
      // The login has checked for a logout, and waits for the lock of the user.
      await holder.query('begin');
      await holder.query('select from users where email = $1 for update', [rep]);
      const login = comeBack(browser, returned);
      await waitForLockWaiter(pool, login);
      const logout = announce(await company.signLogout({ sub: 'rep', iat: Math.floor(Date.now() / 1000) - 20 }));
      await waitForLockWaiter(pool, logout, 2);
      await holder.query('commit');
      expect((await logout).status).toBe(200);
      await login;
    } finally {
      holder.release();
    }
    expect(await emailIn(browser)).toBeNull();
  });
});

describe('an announcement is refused, and ends nothing,', () => {
  const { privateKey: foreignKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const event = 'http://schemas.openid.net/event/backchannel-logout';
  const complete = () => ({
    iss: company.issuer,
    aud: 'loggia',
    sub: 'rep',
    jti: 'forged',
    iat: Math.floor(Date.now() / 1000),
    events: { [event]: {} },
  });
  const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset;
  const sign = (claims: Parameters<typeof company.signLogout>[0], header?: object) =>
    company.signLogout({ sub: 'rep', ...claims }, header);
  const forgeries: Record<string, () => Promise<string> | string> = {
    'for another application': () => sign({ aud: 'another' }),
    'for no application': () => sign({ aud: undefined }),
    'of another issuer': () => sign({ iss: 'https://login.evil.example' }),
    'signed by another key': () =>
      new SignJWT(complete()).setProtectedHeader({ alg: 'ES256', typ: 'logout+jwt' }).sign(foreignKey),
    'without a signature': () => new UnsecuredJWT(complete()).encode(),
    'by an algorithm none that looks signed': async () => {
      const [, claims, signature] = (await sign({})).split('.');
      const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'logout+jwt' })).toString('base64url');
      return [header, claims, signature].join('.');
    },
    'signed with the client’s secret': () =>
      new SignJWT(complete())
        .setProtectedHeader({ alg: 'HS256', typ: 'logout+jwt' })
        .sign(Buffer.from(company.options.clientSecret)),
    'that brings its own key': () =>
      new SignJWT(complete())
        .setProtectedHeader({ alg: 'ES256', typ: 'logout+jwt', jwk: foreignKey.export({ format: 'jwk' }) })
        .sign(foreignKey),
    'with changed claims': async () => {
      const [header, , signature] = (await sign({})).split('.');
      const claims = Buffer.from(JSON.stringify(complete())).toString('base64url');
      return [header, claims, signature].join('.');
    },
    'of another type of token': () => sign({}, { typ: 'JWT' }),
    'with a nonce, like an ID token': () => sign({ nonce: 'a nonce' }),
    'without an event': () => sign({ events: undefined }),
    'of another event': () => sign({ events: { 'http://schemas.openid.net/event/another': {} } }),
    'whose event is not an object': () => sign({ events: { [event]: 'yes' } }),
    'that names nobody': () => sign({ sub: undefined }),
    'that names somebody by a number': () => sign({ sub: 7 }),
    'without an id': () => sign({ jti: undefined }),
    'that is too old': () => sign({ iat: seconds(-400) }),
    'from the future': () => sign({ iat: seconds(120) }),
    'that has expired': () => sign({ exp: seconds(-60) }),
    'that is not a token': () => 'a.b.c',
    'that is empty': () => '',
    'of half a token': async () => (await sign({})).slice(0, 80),
  };

  it.each(Object.entries(forgeries))('%s', async (_, forge) => {
    const { browser } = await logIn();
    const answer = await announce(await forge());
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_parameters']);
    expect(await emailIn(browser)).toBe(rep);
    expect(await db.$count(companyLogouts)).toBe(0);
  });

  it('the second time, even if both arrive at once', async () => {
    const token = await sign({ jti: 'once', iat: seconds(-20) });
    const answers = await Promise.all([announce(token), announce(token), announce(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    const { browser } = await logIn();
    expect((await announce(token)).status).toBe(400);
    expect(await emailIn(browser)).toBe(rep);
  });

  it('from a page of another site', async () => {
    const { browser } = await logIn();
    const answer = await browser.post(
      '/users/companyLogin/logout',
      { logout_token: await sign({}) },
      { origin: 'https://evil.example' },
    );
    expect(answer.status).toBe(403);
    expect(await emailIn(browser)).toBe(rep);
  });
});

it('the answer does not reveal whether anybody was logged in, or is known', async () => {
  await logIn();
  const answers = [];
  for (const claims of [{ sub: 'rep' }, { sub: 'rep' }, { sub: 'nobody' }, { sid: 'unknown' }])
    answers.push(await announce(await company.signLogout(claims)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {"response":true}']));
});

it('an announcement is answered with Retry-After while the provider cannot be reached', async () => {
  const fresh = await another({ company: company.options });
  await company.close();
  try {
    const logout_token = await company.signLogout({ sub: 'rep' });
    const answer = await openBrowser(fresh).post('/users/companyLogin/logout', { logout_token });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
  } finally {
    await company.open();
    await fresh.close();
  }
  expect((await announce(await company.signLogout({ sub: 'rep' }))).status).toBe(200);
});

it('an announcement is answered with 404 if there is no provider', async () => {
  const without = await another({});
  const logout_token = await company.signLogout({ sub: 'rep' });
  expect((await openBrowser(without).post('/users/companyLogin/logout', { logout_token })).status).toBe(404);
  await without.close();
});
