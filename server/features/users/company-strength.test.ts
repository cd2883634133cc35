import { and, arrayContains, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditEntries, userIdentities } from '#server/database/schema.ts';
import { emailIn, openBrowser } from '#tools/testing/browser.ts';
import { logInAtCompany } from '#tools/testing/company.ts';
import { failedBy, ownCompanyApp } from '#tools/testing/own-company-app.ts';

const own = await ownCompanyApp();
const { company, begin, comeBack, logIn, userOf } = own;
const { db } = own.database;
// The app shares this object, so this sets its OIDC_ACR_VALUES.
company.options.strengths = ['two-steps', 'three-steps'];

const refusals = async () =>
  db
    .select({ user: auditEntries.user_id, fields: auditEntries.fields, network: auditEntries.network })
    .from(auditEntries)
    .where(
      and(eq(auditEntries.action, 'user.refused'), arrayContains(auditEntries.user_ids, [(await userOf('rep')).id])),
    );

it('the strengths are requested in their order, and a user authenticated with one of them is logged in', async () => {
  const address = new URL((await begin(openBrowser(own.app))).url);
  expect(address.searchParams.get('acr_values')).toBe('two-steps three-steps');
  company.accounts.rep!.acr = 'two-steps';
  const { browser, location } = await logIn();
  expect([location, await emailIn(browser)]).toEqual(['/list-view', 'rep@asteria.example']);
});

it.for([
  ['authenticated in another way', 'password'],
  ['authenticated with a strength in another spelling', 'Two-Steps'],
  ['authenticated without stating a strength', undefined],
] as const)('a user whom the company %s is refused, which is recorded, and not linked', async ([, acr]) => {
  await db.delete(auditEntries);
  if (acr !== undefined) company.accounts.rep!.acr = acr;
  const { browser, location } = await logIn();
  expect([location, await emailIn(browser)]).toEqual([failedBy('weak'), null]);
  expect(await refusals()).toEqual([{ user: null, fields: ['company', 'strength'], network: '127.0.0.*' }]);
  expect(await db.select().from(userIdentities)).toEqual([]);
});

it('an account that was linked before is refused, too', async () => {
  company.accounts.rep!.acr = 'two-steps';
  await logIn();
  company.accounts.rep!.acr = 'password';
  const { browser, location } = await logIn();
  expect([location, await emailIn(browser)]).toEqual([failedBy('weak'), null]);
});

it('nobody is logged in if the requested strengths were removed on the way to the company', async () => {
  company.accounts.rep!.acr = 'two-steps';
  const browser = openBrowser(own.app);
  const address = new URL((await begin(browser)).url);
  address.searchParams.delete('acr_values');
  expect(await comeBack(browser, await logInAtCompany(address.href, 'rep'))).toBe(failedBy('weak'));
});

it('a company that cannot meet the strengths gives its user the same refusal', async () => {
  const browser = openBrowser(own.app);
  const returned = await own.visit(browser);
  returned.searchParams.delete('code');
  returned.searchParams.set('error', 'unmet_authentication_requirements');
  expect(await comeBack(browser, returned)).toBe(failedBy('weak'));
});
