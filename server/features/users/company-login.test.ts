import { afterAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { auditEntries, companyLogins, sessions, userIdentities, users } from '#server/database/schema.ts';
import { loggerFor } from '#server/http/logger.ts';
import { emailIn, openBrowser } from '#tools/testing/browser.ts';
import { logInAtCompany } from '#tools/testing/company.ts';
import { duringTransaction } from '#tools/testing/during-transaction.ts';
import { failedBy, ownCompanyApp, publicUrl } from '#tools/testing/own-company-app.ts';
import { required } from '#tools/required.ts';
import { withoutLock } from '#tools/testing/without-lock.ts';

const lines: string[] = [];
const log = loggerFor({ logLevel: 'trace', isProduction: true });
const own = await ownCompanyApp({
  logger: Object.assign({ stream: { write: (line: string) => void lines.push(line) } }, log),
});
const { app, ids, as, company, begin, visit, comeBack, logIn, another } = own;
const { db } = own.database;
const second = await another({ company: company.options });
afterAll(() => second.close());

describe('a login by the company’s provider', () => {
  it('begins in one process, ends in another, and continues where it began', async () => {
    const browser = openBrowser(app);
    const returned = await visit(browser, 'rep', '/property-view/7?from=list#plan');
    const pending = JSON.stringify(await db.select().from(companyLogins));
    const code = required(returned.searchParams.get('code'), 'the code');
    for (const secret of [browser.cookies.get('__Host-companyLogin'), returned.searchParams.get('state'), code])
      expect(pending).not.toContain(secret);
    const answer = await second.inject({
      url: `${returned.pathname}${returned.search}`,
      headers: { cookie: `__Host-companyLogin=${browser.cookies.get('__Host-companyLogin')}` },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/property-view/7?from=list#plan']);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    const session = required(
      answer.cookies.find(({ name }) => name === '__Host-session'),
      'the session',
    );
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: true });
    browser.cookies.set('__Host-session', session.value);
    expect(await emailIn(browser)).toBe('rep@asteria.example');
    expect((await db.select().from(sessions).orderBy(sessions.created_at)).at(-1)).toMatchObject({ method: 'company' });
    expect(await db.select().from(companyLogins)).toEqual([]);
    expect(lines.join('')).not.toContain(code);
  });

  it('gives the browser a new session, and a cookie that no other host can plant', async () => {
    const browser = await as('broker');
    const before = browser.cookies.get('__Host-session');
    const answer = await app.inject({
      method: 'POST',
      url: '/api/users/companyLogin',
      payload: { project_id: ids.projectId },
    });
    expect(answer.cookies).toMatchObject([
      {
        name: '__Host-companyLogin',
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: true,
        maxAge: 600,
      },
    ]);
    await comeBack(browser, await visit(browser));
    expect(await emailIn(browser)).toBe('rep@asteria.example');
    expect((await openBrowser(app).get('/session', { cookie: `__Host-session=${before}` })).body.user).toBeNull();
  });

  it('never continues at another site', async () => {
    for (const next of [
      '//evil.example',
      '/.//evil.example',
      'https://evil.example',
      '/api/users/companyLogin/callback',
    ])
      expect((await logIn('rep', next)).location).toBe('/');
  });

  it('works in two tabs at once', async () => {
    const browser = openBrowser(app);
    const one = await visit(browser, 'rep', '/one');
    const two = await visit(browser, 'rep', '/two');
    expect(await comeBack(browser, one)).toBe('/one');
    expect(await comeBack(browser, two)).toBe('/two');
  });
});

describe('an answer of the provider', () => {
  it('is used once', async () => {
    const browser = openBrowser(app);
    const returned = await visit(browser);
    expect(await comeBack(browser, returned)).toBe('/list-view');
    browser.cookies.delete('__Host-session');
    expect(await comeBack(browser, returned)).toBe('/salesLogin?failed=error_company_expired');
    expect(await emailIn(browser)).toBeNull();
  });

  it('is used once if it arrives twice at the same moment', async () => {
    const comeBackTwice = async () => {
      const browser = openBrowser(app);
      const returned = await visit(browser);
      return Promise.all([comeBack(browser, returned), comeBack(browser, returned)]);
    };
    const expired = '/salesLogin?failed=error_company_expired';
    expect((await comeBackTwice()).toSorted()).toEqual(['/list-view', expired]);
    const taken = { lock: /^delete from ("company_logins" where .+) returning (.+)$/, instead: 'select $2 from $1' };
    // Without the lock, only the provider refuses the code the second time.
    expect(await withoutLock(taken, comeBackTwice)).not.toContain(expired);
  });

  it('is refused in another browser, even in one that began another login', async () => {
    const stranger = openBrowser(app);
    const returned = await visit(stranger);
    const other = openBrowser(app);
    // Another host of the domain could plant it, to log the victim in as somebody else.
    other.cookies.set('companyLogin', required(stranger.cookies.get('__Host-companyLogin'), 'the secret'));
    expect(await comeBack(other, returned)).toBe('/salesLogin?failed=error_company_expired');
    await begin(other);
    expect(await comeBack(other, returned)).toBe('/salesLogin?failed=error_company_expired');
    expect(await emailIn(other)).toBeNull();
  });

  it('is refused with another state, an expired one, or the code of another login', async () => {
    const browser = openBrowser(app);
    const changed = await visit(browser);
    changed.searchParams.set('state', 'x'.repeat(43));
    expect(await comeBack(browser, changed)).toBe('/salesLogin?failed=error_company_expired');
    const late = await visit(browser);
    await db.update(companyLogins).set({ expires_at: new Date() });
    expect(await comeBack(browser, late)).toBe('/salesLogin?failed=error_company_expired');
    const stranger = await visit(openBrowser(app));
    const own = await visit(browser);
    own.searchParams.set('code', required(stranger.searchParams.get('code'), 'the code'));
    expect(await comeBack(browser, own)).toBe(failedBy('failed'));
    expect(await emailIn(browser)).toBeNull();
  });

  it('is refused with another nonce, or from another issuer', async () => {
    const browser = openBrowser(app);
    const address = new URL((await begin(browser)).url);
    address.searchParams.set('nonce', 'another');
    expect(await comeBack(browser, await logInAtCompany(address.href, 'rep'))).toBe(failedBy('failed'));
    const mixed = await visit(browser);
    expect(mixed.searchParams.get('iss')).toBe(company.issuer);
    mixed.searchParams.set('iss', 'https://login.evil.example');
    expect(await comeBack(browser, mixed)).toBe(failedBy('failed'));
    expect(await emailIn(browser)).toBeNull();
  });

  it('may report that the login was cancelled', async () => {
    expect((await logIn(null)).location).toBe(failedBy('denied'));
  });

  it('never causes a server error, whatever it is', async () => {
    for (const query of [
      '',
      '?state',
      '?state=a&state=b',
      '?state[x]=1',
      '?code=x',
      '?error=access_denied',
      '?state=%00',
    ])
      expect(await comeBack(openBrowser(app), new URL(`/api/users/companyLogin/callback${query}`, publicUrl))).toBe(
        '/salesLogin?failed=error_company_expired',
      );
  });
});

describe('who may log in', () => {
  it('nobody who is not a user, and no user is created', async () => {
    const before = await db.$count(users);
    company.accounts.stranger = { email: 'stranger@acme.example', email_verified: true };
    expect((await logIn('stranger')).location).toBe(failedBy('unknown'));
    expect(lines.join('')).toMatch(/"call":"companyLogin","refused":"error_company_unknown"/);
    expect(await db.$count(users)).toBe(before);
  });

  it('nobody by an address that the provider did not verify', async () => {
    for (const claims of [{ email_verified: false }, {}]) {
      company.accounts.thief = { email: 'admin@asteria.example', ...claims };
      expect((await logIn('thief')).location).toBe(failedBy('unverified'));
    }
    company.accounts.thief = {};
    expect((await logIn('thief')).location).toBe(failedBy('unverified'));
    expect(await db.select().from(userIdentities)).toEqual([]);
  });

  it('no disabled user, linked or not, which is audited', async () => {
    const id = (await own.userOf('rep')).id;
    await logIn();
    await db.update(users).set({ is_active: false }).where(eq(users.id, id));
    expect((await logIn()).location).toBe(failedBy('inactive'));
    await db.delete(userIdentities);
    expect((await logIn()).location).toBe(failedBy('inactive'));
    await db.update(users).set({ is_active: true }).where(eq(users.id, id));
    const entries = await db.select().from(auditEntries).orderBy(auditEntries.id);
    expect(
      entries
        .filter((entry) => entry.user_ids.includes(id))
        .map((entry) => [entry.action, entry.user_id])
        .slice(-4),
    ).toEqual([
      ['user.link', id],
      ['user.login', id],
      ['user.refused', null],
      ['user.refused', null],
    ]);
    expect(entries.at(-1)?.fields).toEqual(['company']);
    expect(await db.select().from(userIdentities)).toEqual([]);
  });

  it('the linked user, even if the address has changed', async () => {
    await logIn();
    company.accounts.rep = { email: 'manager@asteria.example', email_verified: false };
    const { browser, location } = await logIn();
    expect([location, await emailIn(browser)]).toEqual(['/list-view', 'rep@asteria.example']);
  });

  it('not another account that got the address of a linked one', async () => {
    await logIn();
    company.accounts.successor = { email: 'rep@asteria.example', email_verified: true };
    expect((await logIn('successor')).location).toBe(failedBy('other_account'));
    expect(await db.select({ subject: userIdentities.subject }).from(userIdentities)).toEqual([{ subject: 'rep' }]);
  });

  it.each([
    ['deleted', { is_active: false, email: 'deleted-1' }],
    ['given another address', { email: 'renamed@asteria.example' }],
  ])('nobody who was %s while they logged in for the first time', async (_what, changed) => {
    const isRep = eq(users.id, (await own.userOf('rep')).id);
    const [before] = await db.select().from(users).where(isRep);
    const { location } = await duringTransaction(
      own.database.pool,
      (tx) => tx.update(users).set(changed).where(isRep),
      () => logIn(),
    );
    await db.update(users).set(required(before, 'the user')).where(isRep);
    expect([location, await db.select().from(userIdentities)]).toEqual([failedBy('unknown'), []]);
  });

  it('the same account at its first two logins at once', async () => {
    const logins = await Promise.all([logIn(), logIn()]);
    expect(logins.map(({ location }) => location)).toEqual(['/list-view', '/list-view']);
  });
});
