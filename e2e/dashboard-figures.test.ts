import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { expectAccessible } from './testing/expect-accessible.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { resize } from './testing/resize.ts';

test('figures are charts, with their numbers available on demand, by keyboard and as CSV, and the floors of a villa by their names', async ({
  visit,
}) => {
  const page = await visit('/dashboard/figures', { user: 'general@asteria.example', size: 'desktop' });
  await page.getByRole('heading', { name: 'Demand' }).waitFor();
  await page.locator('[data-floor]').first().waitFor();
  const wanted = page.getByRole('region', { name: 'Demand' });
  const numbers = wanted.getByRole('button', { name: 'Numbers' });
  await numbers.waitFor();
  expect(await numbers.getAttribute('aria-expanded')).toBe('false');
  await numbers.press('Enter');
  await expect.poll(() => numbers.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(async () => (await wanted.getByRole('table').boundingBox())?.height ?? 0).toBeGreaterThan(20);
  // Numbers above a thousand are grouped like prices: on the map, in the table, and above the columns.
  const floors = wanted.getByRole('list', { name: 'By floor' }).getByRole('button');
  const totals = async () => (await floors.allInnerTexts()).map((text) => text.trim().split(/\s/).at(-1)!);
  await expect.poll(async () => (await totals()).some((total) => total.length > 3)).toBe(true);
  for (const total of await totals()) expect(total).toMatch(/^\d{1,3}(\.\d{3})*$/);
  for (const cell of await page.getByRole('cell').allTextContents()) expect(cell).not.toMatch(/\d{4,}(?!-)/);
  await wanted.getByRole('button', { name: /^Floor 3/ }).click();
  await wanted.getByText('Floor 3, residence by residence').waitFor();
  await expectAccessible(page);

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^reports-[\d-]{21}\.csv$/);
  const csv = await readFile(await saved.path(), 'utf8');
  for (const title of [
    'Demand',
    'Reservations and sales',
    'Revenue',
    'New clients',
    'From first view to sale',
    'First answer to new clients',
  ])
    expect(csv).toContain(title);

  // The lowest level of a villa is its ground floor, on the front and on the plan.
  await wanted.getByRole('combobox', { name: 'Building' }).selectOption({ index: 1 });
  await wanted
    .getByRole('list', { name: 'By floor' })
    .getByRole('button', { name: /^Ground floor/ })
    .click();
  await wanted.getByText('Ground floor, residence by residence').waitFor();
  expect(await wanted.getByText('Mezzanine').count()).toBe(0);
});

test('large numbers of floors stand on one line', async ({ visit }) => {
  const page = await visit(lightPage, { user: 'general@asteria.example' });
  await page.route('**/api/figures/demand*', async (route) => {
    const answer = await route.fetch();
    const units = (await answer.json()) as { views: number }[];
    await route.fulfill({ response: answer, json: units.map((unit) => ({ ...unit, views: unit.views + 40_000 })) });
  });
  await page.goto('/dashboard/figures');
  const floors = page.getByRole('list', { name: 'By floor' }).getByRole('button');
  await floors.first().waitFor();
  await resize(page, { width: 1366, height: 768 }, async () =>
    expect(await floors.evaluateAll(brokenTotals)).toEqual([]),
  );
});

/** The numbers at the end of elements that are broken into lines. Runs in the page. */
function brokenTotals(elements: Element[]): string[] {
  return elements.flatMap(({ lastElementChild: total }) => {
    const range = document.createRange();
    range.selectNodeContents(total!);
    return range.getClientRects().length > 1 ? [range.toString()] : [];
  });
}

test('reserves the place of the demand figure until the buildings are loaded, too', async ({ visit }) => {
  const page = await visit(lightPage, { user: 'general@asteria.example', size: 'tablet' });
  const release = Promise.withResolvers<void>();
  await page.route('**/api/buildings*', async (route) => {
    await release.promise;
    await route.continue();
  });
  const answered = page.waitForResponse(/\/api\/.*demand/i);
  await page.goto('/dashboard/figures');
  await (await answered).finished();
  const demand = page.getByRole('region', { name: 'Demand' });
  await page.getByText('New clients').first().waitFor();
  expect(await demand.getAttribute('aria-busy')).toBe('true');
  release.resolve();
  await page.locator('[data-floor]').first().waitFor();
  await expect.poll(() => demand.getAttribute('aria-busy')).toBe('false');
});

test('the date range and the user are in the URL, and figures of another period are pale, and not saved under the new one, until they have arrived', async ({
  visit,
}) => {
  const page = await visit('/dashboard/figures?days=own&from=2026-01-01&to=2026-02-28', {
    user: 'manager@asteria.example',
    size: 'tablet',
  });
  await page.getByText('1 January 2026 to 28 February 2026').waitFor();
  // While the year is typed, the field contains years such as 2 and 20.
  const from = page.getByLabel('From', { exact: true });
  await from.pressSequentially('03152025');
  await page.getByText('15 March 2025 to 28 February 2026').waitFor();
  expect(await from.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('90');
  await expect.poll(() => new URL(page.url()).searchParams.get('days')).toBe('90');
  expect(new URL(page.url()).searchParams.get('from')).toBeNull();

  const save = page.getByRole('button', { name: 'Save as CSV' });
  await save.and(page.locator(':enabled')).waitFor();
  const released = Promise.withResolvers<void>();
  await page.route('**/api/figures/funnel*', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.getByRole('combobox', { name: 'Period' }).selectOption('30');
  const figures = page.locator('[aria-busy]').filter({ has: page.getByRole('heading', { name: 'Demand' }) });
  await expect.poll(() => figures.first().getAttribute('aria-busy')).toBe('true');
  expect(await save.isDisabled()).toBe(true);
  released.resolve();
  await save.and(page.locator(':enabled')).waitFor();
  expect(await figures.first().getAttribute('aria-busy')).toBe('false');
});

test('a sales rep sees no revenue and no choice of user', async ({ visit }) => {
  const page = await visit('/dashboard/figures', { user: 'rep@asteria.example', size: 'phone' });
  await page.getByRole('heading', { name: 'Reservations and sales' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Revenue' }).count()).toBe(0);
  expect(await page.getByRole('combobox', { name: 'Whose figures' }).count()).toBe(0);
  await expectAccessible(page);
});

test('the select for a user is present from the start, so that nothing moves when the team has loaded', async ({
  visit,
}) => {
  const page = await visit(lightPage, { user: 'manager@asteria.example', size: 'phone' });
  const isAsked = Promise.withResolvers<void>();
  const isAnswered = Promise.withResolvers<void>();
  await page.route('**/api/users/getUsersByRole/*', async (route) => {
    isAsked.resolve();
    await isAnswered.promise;
    await route.continue();
  });
  await page.goto('/dashboard/figures');
  await isAsked.promise;
  const memberSelect = page.getByRole('combobox', { name: 'Whose figures' });
  await memberSelect.waitFor();
  expect(await memberSelect.getByRole('option').count()).toBe(1);
  isAnswered.resolve();
  await expect.poll(() => memberSelect.getByRole('option').count()).toBeGreaterThan(1);
});

test('figures are printed with their titles and whole charts, and without the menu or blank pages', async ({
  visit,
}) => {
  const page = await visit('/dashboard/figures', { user: 'general@asteria.example' });
  const charts = page.locator('svg[viewBox]:has(+ input[type=range])');
  await charts.nth(2).waitFor();
  const menu = page.getByRole('navigation');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  expect([await menu.isVisible(), await skip.isVisible()]).toEqual([true, true]);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Reports', 'Demand', 'Revenue']) await page.getByRole('heading', { name }).waitFor();
  expect([await menu.isVisible(), await skip.isVisible()]).toEqual([false, false]);
  const beyond = () =>
    page
      .getByRole('main')
      .evaluate((main) => document.documentElement.scrollHeight - main.getBoundingClientRect().bottom);
  await expect.poll(beyond).toBeLessThan(2);
  const start = (parts: Element[]) => Math.min(...parts.map((part) => part.getBoundingClientRect().left));
  await expect.poll(() => page.locator('main li > *').evaluateAll(start)).toBeGreaterThanOrEqual(0);
  // Drawn for a window, which was wider than the paper.
  const overlaps = await charts.evaluateAll((drawn) =>
    drawn.map((chart) => {
      chart.setAttribute('width', '2000');
      return chart.getBoundingClientRect().width - chart.parentElement!.clientWidth;
    }),
  );
  expect(Math.max(...overlaps)).toBeLessThanOrEqual(1);
});
