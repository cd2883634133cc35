import { expect } from 'vitest';
import { test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { makeSeller } from './testing/make-seller.ts';

const rep = 'rep2@asteria.example';
/** A page with the menu that costs little to load; the home view costs most. */
const anyPage = '/register';

test('a sales rep changes their phone number from the menu, and it is saved', async ({ visit }) => {
  const page = await visit(anyPage, { user: rep });
  const open = async () => {
    await page.getByRole('button', { name: /^Signed in as/ }).click();
    await page.getByRole('button', { name: 'My account' }).click();
  };
  const sheet = page.getByRole('dialog', { name: 'My account' });
  await open();
  await sheet.getByText('Sales rep', { exact: true }).waitFor();
  expect(await sheet.getByLabel('E-mail').inputValue()).toBe(rep);
  await expectAccessible(page);
  await sheet.getByLabel('Mobile phone').fill('+90 555 123 45 67');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  await sheet.waitFor({ state: 'detached' });
  await open();
  expect(await sheet.getByLabel('Mobile phone').inputValue()).toBe('+90 555 123 45 67');
  await page.reload();
  await open();
  expect(await sheet.getByLabel('Mobile phone').inputValue()).toBe('+90 555 123 45 67');
});

test('on a phone, a short password is reported at its field; Escape changes nothing', async ({ visit }) => {
  const page = await visit(anyPage, { user: rep, size: 'phone' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const sheet = page.getByRole('dialog', { name: 'My account' });
  const open = async () => {
    await menu.click();
    await page.getByRole('button', { name: 'My account' }).click();
    await sheet.waitFor();
  };
  const held = async () =>
    Promise.all(
      ['Name', 'Mobile phone', 'New password'].map((name) => sheet.getByLabel(name, { exact: true }).inputValue()),
    );
  await open();
  const before = await held();
  await sheet.getByLabel('Name', { exact: true }).fill('Somebody Else');
  await sheet.getByLabel('Mobile phone').fill('+90 500 000 00 00');
  await sheet.getByLabel('New password', { exact: true }).fill('ab');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.getByText(/at least 3/i).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
  await open();
  expect(await held()).toEqual(before);
  await page.reload();
  await open();
  expect(await held()).toEqual(before);
});

test('the sheet returns focus to the menu button', async ({ visit }) => {
  const page = await visit(anyPage, { user: rep });
  const button = page.getByRole('button', { name: /^Signed in as/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'My account' }).press('Enter');
  await page.getByRole('dialog', { name: 'My account' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the focus stays in the menu’s list if it is there before the list’s toggle event', async ({ visit }) => {
  const page = await visit(anyPage, { user: rep });
  const account = page.locator('[popover]').getByText('My account', { exact: true });
  await account.waitFor({ state: 'attached' });
  await account.evaluate(async (button) => {
    const list = button.closest<HTMLElement>('[popover]')!;
    const toggled = new Promise((resolve) =>
      list.addEventListener('toggle', () => setTimeout(resolve), { once: true }),
    );
    list.showPopover();
    button.focus();
    await toggled;
  });
  expect(await account.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('a sheet that fails to load is reported and retried on the next press, reloading if necessary', async ({
  visit,
  tolerate,
}) => {
  tolerate(/ERR_FAILED.*assets\//);
  const page = await visit(anyPage, { user: rep });
  await page.route('**/assets/account-sheet*', (route) => route.abort());
  await page.getByRole('button', { name: /^Signed in as/ }).click();
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByText('The server cannot be reached').waitFor();
  await page.unroute('**/assets/account-sheet*');
  const anew = page.waitForEvent('load').then(() => page.getByRole('button', { name: /^Signed in as/ }).waitFor());
  const sheet = page.getByRole('dialog', { name: 'My account' }).getByLabel('Mobile phone').waitFor();
  await page.getByRole('button', { name: 'My account' }).click();
  await Promise.any([anew, sheet]);
});

test('a new password takes effect immediately and logs out all other devices', async ({ visit, tolerate }) => {
  tolerate(/status of 401/);
  const { email, password } = await makeSeller(visit, 'Petra Password');
  const tablet = await visit(anyPage, { user: email });
  const page = await visit(anyPage, { user: email });
  const name = { name: 'Signed in as Petra Password' };
  await tablet.getByRole('button', name).waitFor();
  await page.getByRole('button', name).click();
  await page.getByRole('button', { name: 'My account' }).click();
  const sheet = page.getByRole('dialog', { name: 'My account' });
  await sheet.getByLabel('New password', { exact: true }).fill('sea breeze');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  await tablet.getByText('You are logged out').waitFor({ timeout: 60_000 });
  await page.reload();
  await page.getByRole('button', name).waitFor();
  const login = await visit('/salesLogin');
  const attempt = async (typed: string) => {
    await login.getByLabel('E-mail').fill(email);
    await login.getByLabel('Password', { exact: true }).fill(typed);
    await login.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  };
  await attempt(password);
  await login.getByText('You have no permission in this project or your email/password is wrong').waitFor();
  await attempt('sea breeze');
  await login.getByRole('button', name).waitFor();
});
