import { expect } from 'vitest';
import { test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';

const rep = 'rep2@asteria.example';

test('a sales rep changes their own phone from the menu, and it stays', async ({ visit }) => {
  const page = await visit('/', { user: rep });
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

test('on a phone, a password that is too short is told beside its field; Escape leaves all as it was', async ({ visit }) => {
  const page = await visit('/', { user: rep, size: 'phone' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'My account' }).click();
  const sheet = page.getByRole('dialog', { name: 'My account' });
  await sheet.getByLabel('New password', { exact: true }).fill('ab');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.getByText(/at least 3/i).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});
