import { describe, expect, it } from 'vitest';
import { emailIn, openBrowser, type Browser } from '#tools/testing/browser.ts';
import { logInAtCompany, logOutAtCompany } from '#tools/testing/company.ts';
import { ownCompanyApp, publicUrl } from '#tools/testing/own-company-app.ts';

const { app, ids, as, userOf, company, begin, comeBack, logIn, another } = await ownCompanyApp();
const rep = 'rep@asteria.example';

/** Logs in by the provider's session of a browser with these cookies. */
async function logInWith(cookies: Map<string, string>): Promise<Browser> {
  const browser = openBrowser(app);
  await comeBack(browser, await logInAtCompany((await begin(browser)).url, 'rep', cookies));
  return browser;
}

describe('a logout here, after a company login,', () => {
  const logOut = async (browser: Browser) => (await browser.post('/session/logout')).body;

  it('leads on to the provider, which asks, logs out and leads back to the home page', async () => {
    const cookies = new Map<string, string>();
    const browser = await logInWith(cookies);
    const { response, url } = await logOut(browser);
    expect([response, await emailIn(browser)]).toEqual([true, null]);
    const { searchParams } = new URL(url);
    expect([...searchParams.keys()].sort()).toEqual(['client_id', 'post_logout_redirect_uri', 'ui_locales']);
    expect(await logOutAtCompany(company.issuer, cookies, url)).toBe(publicUrl.href);
    await expect(logInAtCompany((await begin(browser)).url, null, cookies)).resolves.toMatchObject({
      search: expect.stringContaining('access_denied'),
    });
  });

  it('ends nothing at the provider if whoever pressed it does not agree there', async () => {
    const cookies = new Map<string, string>();
    await logOut(await logInWith(cookies));
    expect(await emailIn(await logInWith(cookies))).toBe(rep);
  });

  it('leads nowhere after a login by password, or as nobody', async () => {
    expect(await logOut(await as('rep'))).toEqual({ response: true });
    expect(await logOut(openBrowser(app))).toEqual({ response: true });
  });

  it('leads nowhere from a tablet that was logged in by a link', async () => {
    company.accounts.general = { email: 'general@asteria.example', email_verified: true };
    const { browser } = await logIn('general');
    const link = (await browser.post(`/users/${(await userOf('rep')).id}/tabletLogin`)).body;
    const tablet = openBrowser(app);
    const token = new URL(link.url).searchParams.get('user');
    await tablet.post('/users/loginByToken', { token, project_id: ids.projectId });
    expect(await emailIn(tablet)).toBe(rep);
    expect(await logOut(tablet)).toEqual({ response: true });
  });

  it('ends the session here alone while the provider is away, or if the operator wants it so', async () => {
    const alone = await another({ company: { ...company.options, logsOut: false } });
    const [first, second] = [(await logIn()).browser, (await logIn()).browser];
    const headers = { cookie: `__Host-session=${first.cookies.get('__Host-session')}` };
    const answer = await alone.inject({ method: 'POST', url: '/api/session/logout', headers });
    expect(answer.json()).toEqual({ response: true });
    await alone.close();
    await company.close();
    expect(await logOut(second)).toEqual({ response: true });
    await company.open();
    expect([await emailIn(first), await emailIn(second)]).toEqual([null, null]);
  });
});
