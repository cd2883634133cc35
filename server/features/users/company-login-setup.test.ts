import { describe, expect, it } from 'vitest';
import { Role } from '#domain/people/roles.ts';
import { auditEntries, userIdentities } from '#server/database/schema.ts';
import { emailIn, openBrowser, type Browser } from '#tools/testing/browser.ts';
import { failedBy, ownCompanyApp } from '#tools/testing/own-company-app.ts';

const own = await ownCompanyApp();
const { app, ids, as, company, begin, visit, comeBack, logIn, another } = own;
const { db } = own.database;

const somePasskey = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' },
};

describe('administrators', () => {
  it('see and unlink the account of a user, which ends the user’s sessions', async () => {
    const { browser } = await logIn();
    const id = (await own.userOf('rep')).id;
    const admin = await as('admin');
    const entryIn = async (reader: Browser) =>
      (await reader.get('/users/team')).body.people.find(({ user }: { user: { id: number } }) => user.id === id);
    expect(await entryIn(admin)).toMatchObject({ identities: [{ issuer: company.issuer }], can: { unlink: true } });
    expect(await entryIn(await as('general'))).toMatchObject({ identities: [], can: { unlink: false } });
    expect((await (await as('general')).post(`/users/${id}/unlink`)).status).toBe(403);
    expect((await admin.post(`/users/${id}/unlink`)).body).toEqual({ response: true });
    expect(await entryIn(admin)).toMatchObject({ identities: [] });
    expect(await emailIn(browser)).toBeNull();
    const entries = await db.select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries.at(-1)).toMatchObject({ action: 'user.unlink', user_ids: [id] });
    company.accounts.successor = { email: 'rep@asteria.example', email_verified: true };
    expect((await logIn('successor')).location).toBe('/list-view');
  });

  it('delete a user together with the link to their account', async () => {
    const admin = await as('admin');
    const created = await admin.post('/users', {
      email: 'new@acme.example',
      name: 'New',
      password: 'x1x',
      role_id: Role.sales_rep,
    });
    company.accounts.new = { email: 'new@acme.example', email_verified: true };
    expect((await logIn('new')).location).toBe('/list-view');
    await admin.post(`/users/${created.body.user.id}`, { _method: 'DELETE' });
    expect(await db.select().from(userIdentities)).toEqual([]);
    expect((await logIn('new')).location).toBe(failedBy('unknown'));
  });
});

describe('without the provider', () => {
  it('the server works, the button reports it, and passwords still work', async () => {
    await company.close();
    try {
      const fresh = await another({ company: company.options });
      const browser = openBrowser(fresh);
      const answer = await browser.post('/users/companyLogin', { project_id: ids.projectId, lang: 'tr' });
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          response: false,
          error: 'error_company_away',
          message: 'Şirketinizin giriş sayfasına şu anda ulaşılamıyor. Lütfen birazdan tekrar deneyin',
        },
      ]);
      expect((await browser.get('/users/loginMethods')).body).toEqual({ company: 'Acme', password: true });
      expect((await browser.logIn('rep', ids.projectId)).body.response).toBe(true);
      await fresh.close();
    } finally {
      await company.open();
    }
  });

  it('a login that it interrupts ends at the sales login', async () => {
    const browser = openBrowser(app);
    const returned = await visit(browser);
    await company.close();
    expect(await comeBack(browser, returned).finally(company.open)).toBe(failedBy('away'));
  });
});

describe('limits', () => {
  it('slow down a network, but no browser in which a user was logged in before', async () => {
    const known = await as('manager');
    known.cookies.delete('__Host-session');
    const answers = await Promise.all(
      Array.from({ length: 31 }, () => openBrowser(app).post('/users/companyLogin', { project_id: ids.projectId })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(30);
    expect(answers.find((answer) => answer.status === 429)?.headers['retry-after']).toBeDefined();
    expect((await begin(known)).response).toBe(true);
  });
});

describe('if sales users can only log in through the company', () => {
  it('password logins and new passwords are refused, in two languages', async () => {
    const only = await another({ company: { ...company.options, isOnly: true } });
    const browser = openBrowser(only);
    expect((await browser.get('/users/loginMethods')).body).toEqual({ company: 'Acme', password: false });
    expect((await browser.logIn('rep', ids.projectId)).body).toMatchObject({ error: 'error_company_only' });
    const forgotten = await browser.post('/users/forgotPassword', { email: 'rep@asteria.example', lang: 'tr' });
    expect(forgotten.body).toMatchObject({
      message: 'Burada şifreyle giriş kapalı. Lütfen şirket hesabınızla giriş yapın',
    });
    const passkey = { project_id: ids.projectId, passkey: somePasskey };
    expect((await browser.post('/users/login/passkey', passkey)).body).toMatchObject({ error: 'error_company_only' });
    expect(await comeBack(browser, await visit(browser))).toBe('/list-view');
    await only.close();
  });

  it('an installation without a provider has passwords and no button', async () => {
    const plain = await another({});
    const browser = openBrowser(plain);
    expect((await browser.get('/users/loginMethods')).body).toEqual({ company: null, password: true });
    expect((await browser.post('/users/companyLogin', { project_id: ids.projectId })).status).toBe(404);
    expect((await browser.get('/users/companyLogin/callback')).status).toBe(404);
    await plain.close();
  });
});
