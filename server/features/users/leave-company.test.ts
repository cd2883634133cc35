import { describe, expect, it } from 'vitest';
import { emailIn, openBrowser, type Browser } from '#tools/testing/browser.ts';
import { logInAtCompany, logOutAtCompany } from '#tools/testing/company.ts';
import { ownCompanyApp, publicUrl } from '#tools/testing/own-company-app.ts';

const { app, ids, as, userOf, company, begin, comeBack, logIn, another } = await ownCompanyApp();
const rep = 'rep@asteria.example';

/** Logs in with the provider's session in these cookies. */
async function logInWith(cookies: Map<string, string>): Promise<Browser> {
  const browser = openBrowser(app);
  await comeBack(browser, await logInAtCompany((await begin(browser)).url, 'rep', cookies));
  return browser;
}

describe('a logout here, after a company login,', () => {
  const logOut = async (browser: Browser) => (await browser.post('/session/logout')).body;

  it('continues at the provider, which asks, logs out and returns to the home page', async () => {
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

  it('ends nothing at the provider if the user does not agree there', async () => {
    const cookies = new Map<string, string>();
    await logOut(await logInWith(cookies));
    expect(await emailIn(await logInWith(cookies))).toBe(rep);
  });

  it('does not continue at the provider after a login by password, or without a session', async () => {
    expect(await logOut(await as('rep'))).toEqual({ response: true });
    expect(await logOut(openBrowser(app))).toEqual({ response: true });
  });

  it('does not continue at the provider from a tablet that was logged in by a link', async () => {
    company.accounts.general = { email: 'general@asteria.example', email_verified: true };
    const { browser } = await logIn('general');
    const link = (await browser.post(`/users/${(await userOf('rep')).id}/tabletLogin`)).body;
    const tablet = openBrowser(app);
    const token = new URL(link.url).searchParams.get('user');
    await tablet.post('/users/loginByToken', { token, project_id: ids.projectId });
    expect(await emailIn(tablet)).toBe(rep);
    expect(await logOut(tablet)).toEqual({ response: true });
  });

  it('only ends the session here while the provider is unreachable, or if the operator configured that', async () => {
    const alone = await another({ company: { ...company.options, logsOut: false } });
    const first = (await logIn()).browser;
    const second = (await logIn()).browser;
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
