import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { loseNextAnswer } from './lose-answer.ts';
import { awaitLink, readMails } from './mailbox.ts';

/** Demo accounts that these tests use. */
export const rep = 'rep@asteria.example';
export const client = 'client@asteria.example';

let people = 0;

/** An address that nobody has. */
export const somebody = () => `buyer${Date.now()}-${people++}@example.com`;

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
/** Presses a locked button, which then shows why it is locked. */
export async function pressLocked(page: Page, name: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true, disabled: true });
  await button.click({ force: true });
}
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
export const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);

/** Fills the registration in and sends it. */
export async function register(page: Page, email: string): Promise<void> {
  await field(page, 'First name').fill('Şule');
  await field(page, 'Last name').fill('Işık');
  await field(page, 'Email').fill(email);
  await field(page, 'Mobile phone').fill('+90 532 000 41 11');
  await field(page, 'Password').fill('sea');
  await press(page, 'Register');
}

/** Registers as `register` does; the answer to the first attempt is lost. */
export async function registerLosingAnswer(page: Page, email: string): Promise<void> {
  await loseNextAnswer(page, '**/api/clients');
  await register(page, email);
  await page.getByText('The server cannot be reached').waitFor();
  await press(page, 'Register');
}

/** Registers the same person by the API, for tests that are not about the form. */
export async function registerUnseen(page: Page, email: string, first_name = 'Şule'): Promise<void> {
  const answer = await page.request.post('/api/clients', {
    form: {
      email,
      password: 'sea',
      first_name,
      last_name: 'Işık',
      phone: '+90 532 000 41 11',
      project_id: '1',
      lang: 'en',
    },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(await answer.json()).toMatchObject({ response: true });
}

/**
 * Waits until a page greets the client. Call it before the link is opened elsewhere, because the greeting is shown only
 * for a few seconds.
 */
export const greets = (page: Page) => page.getByText('Hello Ceren Client').waitFor();

/** Begins a client's login by e-mail, up to the waiting screen. */
export async function beginLogin(page: Page, email = client): Promise<{ path: string }> {
  const before = (await readMails(page, email)).length;
  await field(page, 'Email').fill(email);
  await press(page, 'Log in');
  await heading(page, 'Please check your email').waitFor();
  return awaitLink(page, email, 'clientLoginAccept', before);
}

/** Invites a client in a sales user's browser, up to the waiting screen. */
export async function invite(page: Page, email = client): Promise<{ path: string }> {
  const before = (await readMails(page, email)).length;
  await field(page, 'Client email').fill(email);
  await press(page, 'Send the invitation');
  await heading(page, 'Waiting for your client').waitFor();
  return awaitLink(page, email, 'clientInvitationAccept', before);
}
