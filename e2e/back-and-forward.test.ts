import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { field, heading, press, register, rep, somebody } from './testing/accounts.ts';
import { markUnits, presentToSomebody, unitsWith } from './testing/begin-presentation.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { awaitCode } from './testing/mailbox.ts';
import { settledBox } from './testing/settled.ts';
import { menu } from './testing/shell.ts';

const main = (page: Page) => page.getByRole('main');

test('Back and forward lead through a comparison, and what was chosen for it stays chosen', async ({ visit }) => {
  const page = await visit(lightPage, { user: rep });
  await presentToSomebody(page);
  const units = (await unitsWith(page, 1)).slice(0, 4);
  await markUnits(page, units);
  await page.goto('/favorites');
  const choice = (at: number) => main(page).getByRole('article', { name: units[at]!.code }).getByRole('checkbox');
  const holdsChoice = async (...chosen: number[]) => {
    await choice(0).waitFor();
    await expect.poll(() => main(page).getByRole('checkbox', { checked: true }).count()).toBe(chosen.length);
    for (const at of chosen) expect(await choice(at).isChecked()).toBe(true);
  };
  await choice(0).check();
  await choice(2).check();
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await main(page)
    .getByRole('link', { name: `Open ${units[2]!.code}` })
    .click();
  await page.getByRole('heading', { name: units[2]!.code, level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Compare', level: 1 }).waitFor();
  await page.goBack();
  await holdsChoice(0, 2);

  // One more, and one less: the others stay.
  await choice(3).check();
  await page.getByRole('link', { name: 'Compare 3' }).click();
  await main(page).getByRole('link', { name: 'Close' }).click();
  await holdsChoice(0, 2, 3);
  await main(page)
    .getByRole('button', { name: `Remove ${units[1]!.code} from the favourites` })
    .click();
  await main(page).getByRole('article', { name: units[1]!.code }).waitFor({ state: 'detached' });
  await holdsChoice(0, 2, 3);
});

test('a list beside the picture is scrolled as it was left', async ({ visit }) => {
  const page = await visit('/gallery/all', { user: rep });
  const last = main(page).getByRole('link', { name: /^Surroundings/ });
  await holdsScroll(page, last, async () => {
    await last.click();
    await page.waitForURL('**/gallery/surroundings');
  });

  await page.goto('/?search=open');
  const tag = main(page).getByRole('button', { name: /^Corner/ });
  await holdsScroll(page, tag, async () => {
    await tag.click();
    await page.waitForURL('**&tags=*');
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Location' }).click();
    await page.waitForURL('**/location/**');
  });
});

/** Scrolls to an element, leaves the page, goes back, and expects the element where it was; also across page loads. */
async function holdsScroll(page: Page, target: Locator, leave: () => Promise<void>): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const scrolled = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main aside, main aside *')].map((part) => part.scrollTop).find((top) => top > 0),
    );
  await expect.poll(scrolled).toBeGreaterThan(50);
  const before = await scrolled();
  await leave();
  await page.goBack();
  await target.waitFor();
  await expect.poll(scrolled).toBe(before);
  await page.goto('/brochure');
  await page.goBack();
  await target.waitFor();
  await expect.poll(scrolled).toBe(before);
  await page.reload();
  await target.waitFor();
  await expect.poll(scrolled).toBe(before);
}

test('the leads are scrolled as they were left, in the table and on the board', async ({ visit }) => {
  const page = await visit('/dashboard/leads?view=table&order=name', {
    user: 'manager@asteria.example',
    size: 'phone',
  });
  // Not their telephones and residences, which are links, too.
  const leads = page.locator('a[href^="/dashboard/leads/"]');
  await leadsBackTo(page, main(page).getByRole('row').locator(leads).nth(7));
  await page.goto('/dashboard/leads');
  await leadsBackTo(page, main(page).getByRole('region', { name: 'Active' }).locator(leads).nth(8));
});

/** Scrolls to a lead, opens it, goes back, and expects it where it was. */
async function leadsBackTo(page: Page, link: Locator): Promise<void> {
  const address = await link.getAttribute('href');
  const lead = main(page).locator(`a[href="${address}"]`).first();
  await lead.scrollIntoViewIfNeeded();
  const before = await settledBox(lead);
  await lead.click();
  await page.getByRole('link', { name: 'Leads' }).first().waitFor();
  await page.waitForURL(`**${address}`);
  await page.goBack();
  await expect.poll(async () => (await lead.boundingBox())?.y).toBeCloseTo(before.y);
  await expect.poll(async () => (await lead.boundingBox())?.x).toBeCloseTo(before.x);
}

test('a page that is opened by its address begins at its top, wherever the one before it was left', async ({
  visit,
}) => {
  const page = await visit('/legal/privacy');
  await page.setViewportSize({ width: 1024, height: 200 });
  const scrolled = () => page.evaluate(() => scrollY);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(() => (scrollTo(0, 200), scrollY))).toBe(200);
  await page.goto('/legal/imprint');
  await page.getByRole('heading', { level: 1, name: 'Imprint' }).waitFor();
  expect(await scrolled()).toBe(0);

  // Back across the load of a page whose text arrives late: where it was left, once the page is high enough.
  const late = Promise.withResolvers<void>();
  await page.route('**/api/legal/privacy?*', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goBack();
  await page.getByText('Skip to the content').waitFor({ state: 'attached' });
  expect(await scrolled()).toBeLessThan(200);
  late.resolve();
  await expect.poll(scrolled).toBe(200);
});

test('a plan that was opened first closes to its building, also in browsers that do not know what was before', async ({
  visit,
}) => {
  const page = await visit(lightPage, { user: rep });
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await page.goto('/building/1/floor/5');
  await page
    .getByRole('navigation', { name: 'Floors' })
    .getByRole('link', { name: /^Floor 4/ })
    .click();
  await page.waitForURL('**/building/1/floor/4');
  await main(page).getByRole('button', { name: 'Close' }).click();
  await page.waitForURL('**/building/1');
});

test('Back after a registration passes the form, which has nothing more to ask', async ({ visit }) => {
  const email = somebody();
  const page = await visit('/');
  await menu(page).getByRole('link', { name: 'Gallery' }).click();
  await heading(page, 'Create your account').waitFor();
  await register(page, email);
  await field(page, 'Verification code').fill(await awaitCode(page, email));
  await press(page, 'Verify');
  await heading(page, 'Galleries').waitFor();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  await menu(page).getByRole('link', { name: 'Location' }).waitFor();
  await page.goForward();
  await heading(page, 'Galleries').waitFor();
});
