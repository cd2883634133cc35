import type { Page } from 'playwright-core';
import { awaitLink, readMails } from './mailbox.ts';

/** Demo accounts that these tests meet. */
export const rep = 'rep@asteria.example';
export const client = 'client@asteria.example';

let people = 0;

/** An address that nobody has. */
export const somebody = () => `buyer${Date.now()}-${people++}@example.com`;

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
export const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);

/** Fills the registration in and sends it. */
export async function register(page: Page, email: string): Promise<void> {
  await field(page, 'First name').fill('Şule');
  await field(page, 'Last name').fill('Işık');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Mobile phone').fill('+90 532 000 41 11');
  await field(page, 'Password').fill('sea');
  await press(page, 'Register');
}

/** Begins a client's login by email, as far as the waiting screen. */
export async function beginLogin(page: Page, email = client): Promise<{ path: string }> {
  const before = (await readMails(page, email)).length;
  await field(page, 'E-mail').fill(email);
  await press(page, 'Log in');
  await heading(page, 'Please check your mail').waitFor();
  return awaitLink(page, email, 'clientLoginAccept', before);
}

/** Invites a client, as far as the waiting screen, in the browser of a sales user. */
export async function invite(page: Page, email = client): Promise<{ path: string }> {
  const before = (await readMails(page, email)).length;
  await field(page, 'Client email').fill(email);
  await press(page, 'Send the invitation');
  await heading(page, 'Waiting for your client').waitFor();
  return awaitLink(page, email, 'clientInvitationAccept', before);
}
