import { describe, expect, onTestFinished } from 'vitest';
import { openCompanyProduct } from '#tools/testing/open-company-product.ts';
import { pathOf } from './testing/accounts.ts';
import { test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { ownProduct } from './testing/own-product.ts';

describe('company login', () => {
  test('leads through the company’s own form, or back with an error, to the requested page', async ({ visit }) => {
    const accounts = { rep: { email: 'rep@asteria.example', email_verified: true } };
    const product = await openCompanyProduct(ownProduct().dataDir, accounts);
    onTestFinished(product.close);
    const page = await visit('/salesLogin?next=%2Flist-view', { at: product.address });
    // The provider's form loads a font from another site.
    await page.route('https://fonts.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/css', body: '' }),
    );
    const logIn = page.getByRole('button', { name: 'Log in with Acme' });
    await logIn.click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('alert').getByText('The company login was cancelled').waitFor();
    await expectAccessible(page);
    await logIn.click();
    await page.getByPlaceholder('Enter any login').fill('rep');
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Logged in as Rıza Rep' }).waitFor();
    expect(await pathOf(page)).toBe('/list-view');
  });
});
