import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { openCompanyProduct } from '#tools/testing/open-company-product.ts';
import { pathOf } from './testing/accounts.ts';
import { test, type Visit } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { ownProduct } from './testing/own-product.ts';
import { logOut } from './testing/shell.ts';

/** A browser at the sales login of a product whose company has an account of the rep. */
async function openSalesLogin(visit: Visit): Promise<Page> {
  const accounts = { rep: { email: 'rep@asteria.example', email_verified: true } };
  const product = await openCompanyProduct(ownProduct().dataDir, accounts);
  onTestFinished(product.close);
  const page = await visit('/salesLogin?next=%2Flist-view', { at: product.address });
  // The provider's forms load a font from another site.
  await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  return page;
}

const begin = (page: Page) => page.getByRole('button', { name: 'Log in with Acme' }).click();
const signIn = async (page: Page) => {
  await page.getByPlaceholder('Enter any login').fill('rep');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
};
const account = (page: Page) => page.getByRole('button', { name: 'Logged in as Rıza Rep' });

test('a company login leads through the company’s own form, or back with an error, to the requested page', async ({
  visit,
}) => {
  const page = await openSalesLogin(visit);
  await begin(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alert').getByText('The company login was cancelled').waitFor();
  await expectAccessible(page);
  await begin(page);
  await signIn(page);
  await account(page).waitFor();
  await expect.poll(() => pathOf(page)).toBe('/list-view');
});

test('a logout also logs out at the company, whose next login asks for the account again', async ({ visit }) => {
  const page = await openSalesLogin(visit);
  await begin(page);
  await signIn(page);
  await logOut(page);
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await page.getByRole('link', { name: 'Sales login' }).waitFor();
  await expect.poll(() => pathOf(page)).toBe('/');
  await page.goto('/salesLogin');
  await begin(page);
  await page.getByPlaceholder('Enter any login').waitFor();
});
