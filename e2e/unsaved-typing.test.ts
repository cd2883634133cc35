import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { client, rep } from './testing/accounts.ts';
import { beginPresentation } from './testing/begin-presentation.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { loseNextAnswer } from './testing/lose-answer.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard what you typed?' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

test('a sheet asks before it closes with typed text, however it is closed', async ({ visit }) => {
  const page = await visit('/dashboard/units', { user: rep });
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  const open = page.getByRole('button', { name: 'New client' });
  const sheet = page.getByRole('dialog', { name: 'New client' });
  const close = sheet.getByRole('button', { name: 'Close' });
  await open.click();
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await open.click();
  const first = sheet.getByRole('textbox', { name: 'First name' });
  await first.fill('Nilgün');
  // Two by two: the browser closes a dialog by itself if Escape is pressed again without anything typed.
  for (let presses = 0; presses < 3; presses++) {
    await page.keyboard.press('Escape');
    await question(page).waitFor();
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'detached' });
  }
  // Back, too: first in the sheet, then in its question.
  await page.evaluate(goBack);
  await question(page).waitFor();
  await page.evaluate(goBack);
  await question(page).waitFor({ state: 'detached' });
  const leaving = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await (await leaving).dismiss();
  await close.click();
  await answer(page, 'Continue editing');
  await page.mouse.click(5, 300);
  await answer(page, 'Continue editing');
  expect(await first.inputValue()).toBe('Nilgün');
  await first.fill('');
  await close.click();
  await sheet.waitFor({ state: 'detached' });
  await open.click();
  await first.fill('Nilgün');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await sheet.waitFor({ state: 'detached' });
  await open.click();
  await first.fill('Nilgün');
  await page.evaluate(goBack);
  await answer(page, 'Discard');
  await sheet.waitFor({ state: 'detached' });
  await open.click();
  await page.evaluate(goBack);
  await sheet.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/dashboard/leads');
  await page.evaluate(goBack);
  await page.waitForURL('**/dashboard/units');
});

/** Presses the browser's Back. Runs in the page. */
function goBack(): void {
  history.back();
}

test('so does the request for a viewing, which survives a lost connection and is sent once', async ({
  visit,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const page = await visit(lightPage, { user: rep, size: 'phone' });
  await beginPresentation(page, client);
  await page.goto('/yours');
  await page.getByRole('button', { name: 'Request a viewing' }).click();
  const form = page.getByRole('dialog', { name: 'Request a viewing' });
  const message = form.getByRole('textbox', { name: 'Message (optional)' });
  await message.fill('We come with a dog');
  await form.getByLabel('Day', { exact: true }).fill(await page.evaluate(inAWeek));
  await page.keyboard.press('Escape');
  await answer(page, 'Continue editing');
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Send the request' }).click();
  await form.getByText('The server cannot be reached').waitFor();
  expect(await message.inputValue()).toBe('We come with a dog');
  await page.context().setOffline(false);
  const calendars = page.getByText('Add to your calendar');
  const before = await calendars.count();
  // Without an answer, the page shows that it was requested nevertheless.
  await loseNextAnswer(page, '**/api/viewings');
  await form.getByRole('button', { name: 'Send the request' }).click();
  await expect.poll(() => calendars.count()).toBe(before + 1);
  await form.getByRole('button', { name: 'Send the request' }).click();
  await form.getByText('We have your request').waitFor();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
});

/** A day in a week, as `YYYY-MM-DD`. Runs in the page. */
function inAWeek(): string {
  return new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
}

test('a price whose answer was lost is not called somebody else’s change', async ({ visit, tolerate }) => {
  tolerate(/ERR_FAILED|status of 409/);
  const page = await visit('/dashboard/units', { user: 'general@asteria.example', size: 'desktop' });
  await page.getByRole('searchbox', { name: 'Residence code' }).fill('A304');
  await page.getByRole('button', { name: 'Change A304' }).click();
  const price = page.getByRole('textbox', { name: 'Price of A304' });
  await price.fill('304.500');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Measured again');
  await loseNextAnswer(page, '**/api/properties/updatePriceOrStatus/*');
  const unreached = page.getByText('The server cannot be reached').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await unreached;
  expect(await price.inputValue()).toBe('304.500');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('A304 has been changed').waitFor();
  await page.getByRole('cell', { name: '€ 304.500' }).waitFor();
});
