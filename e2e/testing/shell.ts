import type { Page } from 'playwright-core';
import { field } from './accounts.ts';

export const menu = (page: Page) => page.getByRole('navigation');

/** Switches a page in English, on a screen at least as wide as a tablet's, to Turkish. */
export const toTurkish = (page: Page) => menu(page).getByRole('combobox', { name: 'Language' }).selectOption('tr');

/** Logs out by the menu of a screen at least as wide as a tablet's. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Logged in as/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
}

/** Types a login and sends it with Enter. */
export async function typeLogin(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Password').press('Enter');
}
