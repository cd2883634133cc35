import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { beginLogin, field, heading, press, registerUnseen, somebody } from './testing/accounts.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { awaitLink } from './testing/mailbox.ts';
import { makeSeller } from './testing/make-seller.ts';
import { watchMessages } from './testing/watch-messages.ts';
import { maxShift, shiftsOf, watchShifts } from './testing/watch-shifts.ts';

const rep = 'rep2@asteria.example';
/** A page with the menu that is cheap to load; the home view is the most expensive. */
const anyPage = '/register';
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a sales rep changes their phone number from the menu, and it is saved', async ({ visit }) => {
  const page = await visit(anyPage, { user: rep });
  await page.getByRole('button', { name: /^Logged in as/ }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  const details = section(page, 'Your details');
  await details.getByText('Your role is Sales rep').waitFor();
  await expect.poll(() => details.getByLabel('Email').inputValue()).toBe(rep);
  await expectAccessible(page);
  await details.getByLabel('Mobile phone').fill('+90 555 123 45 67');
  const saved = page.getByText('Saved', { exact: true }).waitFor();
  await details.getByRole('button', { name: 'Save' }).click();
  await saved;
  await page.reload();
  await details.waitFor();
  await expect.poll(() => details.getByLabel('Mobile phone').inputValue()).toBe('+90 555 123 45 67');
});

test('on a phone, a wrong current password and a short new one are reported at their fields', async ({
  visit,
  tolerate,
}) => {
  tolerate(/status of 400/);
  const page = await visit(anyPage, { user: rep, size: 'phone' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  const password = section(page, 'Password');
  const submit = async (...[current, next]: [string, string]) => {
    await password.getByLabel('Current password').fill(current);
    await password.getByLabel('New password', { exact: true }).fill(next);
    await password.getByLabel('New password again').fill(next);
    await password.getByRole('button', { name: 'Change password' }).click();
  };
  await submit('asteria', 'ab');
  await password.getByText(/must be at least 3/i).waitFor();
  await submit('not mine', 'sea breeze');
  await password.getByText('This is not your current password').waitFor();
});

test('keeps the focus in the menu’s list if it is there before the list’s toggle event', async ({ visit }) => {
  const page = await visit('/list-view', { user: rep });
  const account = page.locator('[popover]').getByRole('link', { name: 'Your account', includeHidden: true });
  await account.waitFor({ state: 'attached' });
  await account.evaluate(async (link) => {
    const list = link.closest<HTMLElement>('[popover]')!;
    const toggled = new Promise((resolve) =>
      list.addEventListener('toggle', () => setTimeout(resolve), { once: true }),
    );
    list.showPopover();
    link.focus();
    await toggled;
  });
  expect(await account.evaluate((link) => link === document.activeElement)).toBe(true);
});

test('a menu whose actions load slowly opens once they are there, and its button pulses until then', async ({
  visit,
}) => {
  const page = await visit(lightPage, { user: rep, hasEffects: true });
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/account-actions-/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(anyPage);
  const button = page.getByRole('button', { name: /^Logged in as/ });
  const opacity = () => button.evaluate((shown) => Number(getComputedStyle(shown).opacity));
  await button.click();
  await expect.poll(opacity).toBeLessThan(0.9);
  expect(await page.locator('nav [popover]:popover-open').isVisible()).toBe(false);
  released.resolve();
  await page.locator('nav [popover]:popover-open').getByRole('link').first().waitFor();
  await expect.poll(opacity).toBe(1);
});

test('a new password takes effect immediately and logs out all other devices', async ({ visit, tolerate }) => {
  tolerate(/status of 401/);
  const { email, password } = await makeSeller(visit, 'Petra Password');
  const tablet = await visit(anyPage, { user: email });
  const page = await visit('/dashboard/account', { user: email });
  const name = { name: 'Logged in as Petra Password' };
  await tablet.getByRole('button', name).waitFor();
  const form = section(page, 'Password');
  await form.getByLabel('Current password').fill(password);
  await form.getByLabel('New password', { exact: true }).fill('sea breeze');
  await form.getByLabel('New password again').fill('sea breeze');
  // Both show the message only for a few seconds.
  const told = Promise.all([
    page.getByText('Your password has been changed').waitFor(),
    tablet.getByText('You are logged out').waitFor({ timeout: 60_000 }),
  ]);
  await form.getByRole('button', { name: 'Change password' }).click();
  await told;
  await page.reload();
  await page.getByRole('button', name).waitFor();
  const login = await visit('/salesLogin');
  const attempt = async (typed: string) => {
    await login.getByLabel('Email').fill(email);
    await login.getByLabel('Password', { exact: true }).fill(typed);
    await login.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  };
  await attempt(password);
  await login.getByText('You have no permission in this project or your email/password is wrong').waitFor();
  await attempt('sea breeze');
  await login.getByRole('button', name).waitFor();
});

test('a session in another browser is listed and ended; its screen leaves within seconds', async ({
  visit,
  tolerate,
}) => {
  tolerate(/status of 401/);
  const { email } = await makeSeller(visit, 'Sena Session');
  const tablet = await visit('/list-view', { user: email });
  await tablet.getByRole('button', { name: 'Logged in as Sena Session' }).waitFor();
  const page = await visit('/dashboard/account', { user: email });
  const sessions = section(page, 'Where you are logged in').getByRole('listitem');
  await sessions.nth(1).waitFor();
  await expect.poll(() => sessions.count()).toBe(2);
  await expect.poll(() => sessions.first().innerText()).toMatch(/This device[^]*by password[^]*network 127\.0\.0\.\*/);
  await sessions
    .nth(1)
    .getByRole('button', { name: /^End session/ })
    .click();
  await Promise.all([
    tablet.getByText('You are logged out').waitFor({ timeout: 60_000 }),
    page.getByText('The session has ended').waitFor(),
    page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click(),
  ]);
  await expect.poll(() => sessions.count()).toBe(1);
  await page.reload();
  await sessions.first().getByText('This device').waitFor();
});

const staleProof = { response: false, error: 'confirm_first', message: '' };

test('clients see where they are logged in and end a session, then download and erase their data', async ({
  visit,
  tolerate,
}) => {
  tolerate(/status of 40[01]/);
  const email = somebody();
  const page = await visit('/login');
  await registerUnseen(page, email);
  await field(page, 'Email').fill(email);
  await press(page, 'Log in');
  await heading(page, 'Verification').waitFor();
  await page.goto((await awaitLink(page, email, 'verify')).path);
  await page.getByText('Hello Şule Işık').waitFor();
  const other = await visit('/login');
  await page.goto((await beginLogin(other, email)).path);
  await other.getByRole('button', { name: 'Client Şule Işık' }).waitFor();
  await page.goto('/list-view');
  const opener = page.getByRole('button', { name: 'Client Şule Işık' });
  await opener.click();
  await page.getByRole('link', { name: 'Where you are logged in' }).click();
  await heading(page, 'Where you are logged in').waitFor();
  await watchShifts(page);
  await page.reload();
  const sessions = page.getByRole('main').getByRole('listitem');
  await sessions.nth(1).waitFor();
  await sessions.first().getByText('This device').waitFor();
  expect(await shiftsOf(page)).toBeLessThan(maxShift);
  await expectAccessible(page);
  // As if the login were more than ten minutes old.
  await page.route('**/api/users/me/sessions/*', (route) => route.fulfill({ json: staleProof }), { times: 1 });
  await sessions
    .nth(1)
    .getByRole('button', { name: /^End session/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  const identity = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await identity.getByText('log in again by email').waitFor();
  await identity.getByLabel('Your password').fill('not mine');
  await identity.getByRole('button', { name: 'Confirm' }).click();
  await identity.getByText('This is not your current password').waitFor();
  await identity.getByLabel('Your password').fill('sea');
  await identity.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('The session has ended').waitFor();
  await expect.poll(() => sessions.count()).toBe(1);
  await other.getByRole('link', { name: 'Sales login' }).waitFor();
  await page.goto('/list-view');
  await opener.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  await opener.click();
  // They are shown by the page that the tab began with, which is loaded again.
  const messages = await watchMessages(page);
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => messages).toContain('Your data is deleted');
  await page.goto('/login');
  await field(page, 'Email').fill(email);
  await press(page, 'Log in');
  await page.getByText('Email address or password is wrong').waitFor();
});
