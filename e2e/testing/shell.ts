import type { Page } from 'playwright-core';
import { field } from './accounts.ts';

export const menu = (page: Page) => page.getByRole('navigation');

/** Types a login and sends it with Enter. */
export async function typeLogin(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Password').press('Enter');
}
