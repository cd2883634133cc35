import { describe, expect } from 'vitest';
import { field, heading, pathOf, rep } from './testing/accounts.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { logOut, menu, typeLogin } from './testing/shell.ts';

describe('sales login', () => {
  test('reports missing fields, focuses the first, reveals the password, and says what is wrong with a login', async ({
    visit,
    tolerate,
  }) => {
    tolerate(/status of 429/);
    const page = await visit('/salesLogin');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Please type your email').waitFor();
    await page.getByText('Please type password').waitFor();
    await expect.poll(() => field(page, 'Email').evaluate((input) => input === document.activeElement)).toBe(true);
    await typeLogin(page, 'rep@asteria', 'asteria');
    await page.getByText('Email is not valid').waitFor();
    await expectAccessible(page);

    await field(page, 'Password').fill('asteria');
    await page.getByRole('button', { name: 'Show the password' }).click();
    await expect.poll(() => field(page, 'Password').getAttribute('type')).toBe('text');

    // A wrong password is reported below the email address, and the input stays.
    await typeLogin(page, rep, 'wrong');
    await page.getByText('You have no permission in this project or your email/password is wrong').waitFor();
    expect(await field(page, 'Email').inputValue()).toBe(rep);
    await expect.poll(() => field(page, 'Email').getAttribute('aria-invalid')).toBe('true');

    // Too many attempts show the time to wait.
    await page.route('**/api/users/login', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '42' },
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'x', title: 'x', status: 429, code: 'too_many_requests' }),
      }),
    );
    await typeLogin(page, rep, 'asteria');
    await page.getByText('Please wait 42 seconds').waitFor();
  });

  test('says that it is loading while the server takes its time; a user in the URL alone logs nobody in', async ({
    visit,
  }) => {
    const page = await visit(lightPage);
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/users/loginMethods', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto('/salesLogin?user=1');
    await page.getByRole('main').getByText('Loading').waitFor();
    answer.resolve();
    await heading(page, 'Sales login').waitFor();
    await menu(page).getByRole('link', { name: 'Sales login' }).waitFor();
  });

  test('logging out asks for confirmation, and shows nothing more', async ({ visit }) => {
    const page = await visit('/list-view', { user: rep });
    await page.getByRole('button', { name: 'Logged in as Rıza Rep' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog', { name: 'Log out?' }).getByRole('button', { name: 'No' }).click();
    expect(await pathOf(page)).toBe('/list-view');
    await logOut(page);
    await page.getByText('You are logged out').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/');
    await menu(page).getByRole('link', { name: 'Sales login' }).waitFor();
  });

  test('a logout is complete before the units are loaded again, so that a user who continues is not taken back', async ({
    visit,
  }) => {
    const page = await visit('/gallery/all', { user: rep });
    await heading(page, 'Galleries').waitFor();
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/properties', async (route) => {
      await answer.promise;
      await route.continue();
    });
    const isAsked = page.waitForRequest('**/api/properties');
    await logOut(page);
    await page.getByText('You are logged out').waitFor();
    await isAsked;
    await menu(page).getByRole('link', { name: 'Gallery' }).click();
    await heading(page, 'Create your account').waitFor();
    answer.resolve();
  });

  test('the form is there although the ways to log in could not be loaded, and logs in', async ({
    visit,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED/);
    const page = await visit(lightPage);
    await page.route('**/api/users/loginMethods', (route) => route.abort());
    await page.goto('/salesLogin');
    await page.locator('form').waitFor();
    await typeLogin(page, rep, 'asteria');
    await page.getByText('Hello Rıza Rep').waitFor();
  });

  test('a message is shown for 3 s and takes half a second to go', async ({ visit }) => {
    const page = await visit('/salesLogin');
    await page.locator('form').waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await typeLogin(page, rep, 'asteria');
    const message = page.getByText('Hello Rıza Rep');
    await message.waitFor();
    await page.clock.runFor(3_499);
    expect(await message.count()).toBe(1);
    await page.clock.runFor(1);
    await message.waitFor({ state: 'detached' });
  });
});
