import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { viewingDays } from '#domain/viewings/viewing-day.ts';
import { beginPresentation } from './testing/begin-presentation.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { goTo } from './testing/go-to.ts';
import { holdAnswers } from './testing/hold-answers.ts';
import { loseNextAnswer } from './testing/lose-answer.ts';
import { readMails } from './testing/mailbox.ts';

const client = 'client@asteria.example';

test('a visitor finds every way to reach the sales team, and where to register', async ({ visit }) => {
  const page = await visit('/');
  await page.getByRole('button', { name: 'Contact us' }).click();
  const panel = page.getByRole('dialog', { name: 'Contact' });
  await panel.getByText('Asteria', { exact: true }).waitFor();
  await panel.getByText('Monday to Saturday, 10:00 to 19:00').waitFor();
  const ways = await panel
    .getByRole('list')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(ways).toEqual(['tel:+302100000000', 'mailto:sales@asteria.example', 'https://wa.me/306900000000']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.setViewportSize(sizes.phone);
  await page.getByRole('banner').getByRole('button', { name: 'Contact us' }).click();
  await panel.getByRole('link', { name: 'Register' }).click();
  await page.waitForURL('**/register');
});

test('a button whose dialog loads slowly, and a switch whose language does, show that', async ({ visit }) => {
  const page = await visit('/', { hasEffects: true });
  const opacityOf = (element: Locator) => element.evaluate((shown) => Number(getComputedStyle(shown).opacity));
  const button = page.locator('[aria-haspopup="dialog"]:visible');
  const language = page.getByRole('combobox', { name: 'Language' });
  const showsItself = async (pressed: Locator, file: RegExp, press: () => Promise<unknown>, arrived: Locator) => {
    const released = Promise.withResolvers<void>();
    await page.route(file, async (route) => {
      await released.promise;
      await route.continue();
    });
    await expect.poll(() => opacityOf(pressed)).toBe(1);
    await press();
    await expect.poll(() => opacityOf(pressed)).toBeLessThan(0.9);
    released.resolve();
    await arrived.waitFor();
    await expect.poll(() => opacityOf(pressed)).toBe(1);
  };
  const panel = page.getByRole('dialog', { name: 'Contact' });
  await showsItself(button, /\/assets\/contact-panel-/, () => button.click(), panel);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  const turkish = page.getByRole('combobox', { name: 'Dil' });
  await showsItself(language.or(turkish), /\/assets\/tr-/, () => language.selectOption('tr'), turkish);
});

test('a client shares a page and requests a viewing, which their adviser settles', async ({ visit, tolerate }) => {
  tolerate(/ERR_FAILED/);
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await visit(lightPage, { user: 'rep@asteria.example', context: { permissions } });
  await beginPresentation(page, client);
  await page.goto('/list-view?status=available&sort=-price');
  await page.getByRole('button', { name: 'Share this page' }).click();
  await page.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(page.url()).toContain('sort=-price');
  await page.evaluate(() => {
    Object.assign(navigator, { share: async (shared: ShareData) => void (document.title = `Shared ${shared.url}`) });
  });
  await page.getByRole('button', { name: 'Share this page' }).click();
  await expect.poll(() => page.title()).toBe(`Shared ${page.url()}`);

  await page.getByRole('button', { name: 'Contact us' }).click();
  await page.getByRole('dialog', { name: 'Your adviser' }).getByRole('button', { name: 'Request a viewing' }).click();
  const form = page.getByRole('dialog', { name: 'Request a viewing' });
  await form.getByRole('button', { name: 'Send the request' }).click();
  await form.getByText('Please choose a day').waitFor();
  const day = viewingDays(Date.now()).last;
  await form.getByLabel('Day', { exact: true }).fill(day);
  await form.getByRole('radio', { name: 'Afternoon' }).check();
  await form.getByLabel('Message (optional)').fill('With my sister');
  await expectAccessible(page);
  const before = (await readMails(page, client)).length;
  await form.getByRole('button', { name: 'Send the request' }).click();
  await form.getByText(`A confirmation is on its way to ${client}`).waitFor();
  expect((await readMails(page, client)).slice(before).map((mail) => mail.subject)).toEqual([
    'Your viewing of Asteria',
  ]);
  const { client: own } = (await (await page.request.get('/api/session')).json()) as { client: { id: number } };

  await page.goto(`/dashboard/leads/${own.id}`);
  const requested = page.getByRole('region', { name: 'Requested viewings' });
  // Other tests request viewings for this client, too.
  const viewing = requested.getByRole('listitem').filter({ hasText: 'With my sister' });
  await viewing.getByRole('button', { name: 'Done' }).click();
  // Without an answer, it shows what has become of it.
  await loseNextAnswer(page, '**/api/viewings/*');
  const unreached = page.getByText('The server cannot be reached').waitFor();
  await viewing.getByRole('button', { name: 'Open again' }).click();
  await unreached;
  await viewing.getByRole('button', { name: 'Done' }).waitFor();

  // On the card, it is seen under way, and done once.
  await goTo(page, '/dashboard/leads?q=client@asteria.example');
  const answers = await holdAnswers(page, '**/api/viewings/*');
  const done = page.getByRole('button', { name: /^Mark the viewing for .* as done$/ });
  await done.dblclick();
  await expect.poll(() => done.getAttribute('aria-busy')).toBe('true');
  expect(answers.sent()).toBe(1);
  answers.release();
  await page.locator('article [aria-busy]').waitFor({ state: 'detached' });
});
