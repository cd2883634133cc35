import { afterAll, beforeEach, expect } from 'vitest';
import { createApp, type App } from '#server/app.ts';
import type { AppOptions } from '#server/app-options.ts';
import { companyLogins, rateLimits, userIdentities } from '#server/database/schema.ts';
import { openBrowser, type Browser } from './browser.ts';
import { logInAtCompany, openCompany, type Company } from './company.ts';
import { ownStaffedApp, type OwnStaffedApp } from './own-staffed-app.ts';

/**
 * An app whose sales users log in at a company's provider, where `rep` has an account. `begin` starts a login, `visit`
 * goes through the provider's forms, `comeBack` follows its redirect and returns the address to which the product
 * redirects; `logIn` does all three. `login` null cancels. `another` starts another process of the same installation.
 */
type OwnCompanyApp = OwnStaffedApp & {
  company: Company;
  begin(browser: Browser, next?: string): Promise<{ response: boolean; url: string }>;
  visit(browser: Browser, login?: string | null, next?: string): Promise<URL>;
  comeBack(browser: Browser, returned: URL): Promise<string>;
  logIn(login?: string | null, next?: string): Promise<{ browser: Browser; location: string }>;
  another(options: Partial<AppOptions>): Promise<App>;
};

export const publicUrl = new URL('https://show.example');
/** The address to which a failed login that began at /list-view redirects. */
export const failedBy = (code: string) => `/salesLogin?next=%2Flist-view&failed=error_company_${code}`;

/**
 * Composes such an app for a test file. Before each test, only `rep` has an account at the provider, and no login has
 * begun or is linked.
 */
export async function ownCompanyApp(options: Partial<AppOptions> = {}): Promise<OwnCompanyApp> {
  const company = await openCompany({});
  company.setReturnAddress(publicUrl.href);
  afterAll(company.close);
  const own = await ownStaffedApp({ company: company.options, publicUrl, ...options });
  const { db } = own.database;
  beforeEach(async () => {
    for (const login of Object.keys(company.accounts)) delete company.accounts[login];
    company.accounts.rep = { email: 'Rep@asteria.example', email_verified: true };
    for (const table of [rateLimits, userIdentities, companyLogins]) await db.delete(table);
  });
  const begin = async (browser: Browser, next = '/list-view') =>
    (await browser.post('/users/companyLogin', { project_id: own.ids.projectId, next })).body;
  const visit = async (browser: Browser, login: string | null = 'rep', next?: string) =>
    logInAtCompany((await begin(browser, next)).url, login);
  const comeBack = async (browser: Browser, returned: URL) => {
    const answer = await browser.get(`${returned.pathname.replace('/api', '')}${returned.search}`);
    expect(answer.status).toBe(303);
    return String(answer.headers.location);
  };
  const logIn = async (login: string | null = 'rep', next?: string) => {
    const browser = openBrowser(own.app);
    return { browser, location: await comeBack(browser, await visit(browser, login, next)) };
  };
  const another = (changed: Partial<AppOptions>) =>
    createApp({ connection: own.database, dataDir: '/nowhere', webFolder: '/nowhere', publicUrl, ...changed });
  return { ...own, company, begin, visit, comeBack, logIn, another };
}
