import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { test, lightPage, sizes } from './testing/browser-test.ts';
import { readUnits } from './testing/read-catalogue.ts';
import { toTurkish } from './testing/shell.ts';
import { maxShift, shiftsOf, watchShifts } from './testing/watch-shifts.ts';

const user = 'rep@asteria.example';

const opened = '/?search=open';

const panel = (page: Page) => page.getByRole('complementary', { name: /^(Search|Arama)$/ });
const show = (page: Page, count: number) =>
  panel(page).getByRole('button', { name: `Show ${count} residences`, exact: true });
const codesInList = (page: Page) => page.locator('tr[data-unit] a').allInnerTexts();

describe('the code search', () => {
  test('finds while typing, shows the status, follows the arrow keys, and Enter opens the first result', async ({
    visit,
  }) => {
    const page = await visit(opened, { user });
    await panel(page).waitFor();
    await expectAccessible(page);
    const units = await readUnits(page);
    const unit = units.find(({ status_id }) => status_id === UnitStatus.sold)!;
    const field = panel(page).getByRole('searchbox');
    await field.fill('nowhere');
    await panel(page)
      .getByText(/No residence is called “NOWHERE”\. Try part of a number, such as/)
      .waitFor();
    await field.fill(units[0]!.number.slice(0, 1));
    const first = panel(page).locator(`a[data-unit]`).first();
    await first.waitFor();
    await field.press('ArrowDown');
    await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
    await field.fill(unit.code.toLowerCase());
    expect(await field.inputValue()).toBe(unit.code.toUpperCase());
    await expect.poll(() => first.getAttribute('data-unit')).toBe(String(unit.id));
    await expect.poll(() => first.innerText()).toContain('Sold');
    await field.press('Enter');
    await page.waitForURL(`**/property-view/${unit.id}`);
  });
});

describe('the filter', () => {
  test('says nothing of what there is until it knows, and moves nothing then', async ({ visit }) => {
    const page = await visit(lightPage, { user });
    await watchShifts(page);
    const units = Promise.withResolvers<void>();
    const rooms = Promise.withResolvers<void>();
    const holdUntil = (path: string, { promise }: PromiseWithResolvers<void>) =>
      page.route(path, async (route) => {
        await promise;
        await route.continue();
      });
    await holdUntil('**/api/properties', units);
    await holdUntil('**/api/roomTypes', rooms);
    await page.goto(opened);
    await panel(page).getByRole('button', { name: 'Loading' }).waitFor();
    await panel(page).getByRole('searchbox').fill('A');
    expect(await panel(page).innerText()).not.toMatch(/No residence|Show 0|Room type/);
    await panel(page).getByRole('searchbox').fill('');
    units.resolve();
    await page.locator('a[data-building]:visible').first().waitFor();
    expect(await panel(page).getByRole('button', { name: 'Loading' }).count()).toBe(1);
    await shiftsOf(page);
    rooms.resolve();
    await show(page, (await readUnits(page)).length).waitFor();
    expect(await shiftsOf(page)).toBeLessThan(maxShift);
  });

  test('counts while it is set, with every tap, and is in the URL; a link shows the same', async ({ visit }) => {
    const page = await visit(opened, { user });
    const units = await readUnits(page);
    await show(page, units.length).waitFor();
    await panel(page).getByRole('button', { name: /^2\+1/ }).click();
    await panel(page)
      .getByRole('button', { name: /^Available/ })
      .click();
    const chosen = units.filter((unit) => unit.room_type.label === '2+1' && unit.status_id === UnitStatus.available);
    await show(page, chosen.length).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('available');
    const address = new URL(page.url());
    const again = await visit(address.pathname + address.search, { user });
    await show(again, chosen.length).waitFor();
    await again.getByRole('radio', { name: 'List' }).click();
    await again.getByRole('heading', { name: `${chosen.length} residences` }).waitFor();
    await expect.poll(() => again.getByRole('table').getAttribute('aria-rowcount')).toBe(String(chosen.length + 1));

    // Every tap counts, however fast.
    await panel(page).getByRole('button', { name: 'Clear all' }).click();
    await show(page, units.length).waitFor();
    const rooms = panel(page).getByRole('group', { name: 'Room type' }).getByRole('button');
    // In one task, so that nothing is rendered between the taps.
    const pressed = await rooms.evaluateAll((chips) =>
      chips.slice(0, 3).map((chip) => ((chip as HTMLElement).click(), chip.getAttribute('aria-pressed'))),
    );
    expect(pressed).toEqual(['true', 'true', 'true']);
    await expect.poll(() => new URL(page.url()).searchParams.get('rooms')?.split('~')).toHaveLength(3);
  });

  test('suggests which filter to remove when nothing matches, and counts what each option would leave; its price thumbs stay two steps apart by keyboard', async ({
    visit,
  }) => {
    const page = await visit(`${opened}&rooms=1&tags=private-pool`, { user });
    await panel(page)
      .getByText(/Nothing fits all of this\. Without the features \d+ residences do\./)
      .waitFor();
    await panel(page).getByRole('button', { name: 'Any features' }).click();
    await panel(page)
      .getByRole('button', { name: /^Show \d+ residences$/ })
      .waitFor();
    await panel(page).getByRole('button', { name: 'Clear all' }).click();
    const units = await readUnits(page);
    await show(page, units.length).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.has('rooms')).toBe(false);

    // Beside each option is how many units it would leave.
    await panel(page).getByRole('button', { name: /^Sold/ }).click();
    const sold = units.filter((unit) => [3, 6].includes(unit.status_id));
    await show(page, sold.length).waitFor();
    const studios = sold.filter((unit) => unit.room_type.label === 'Studio').length;
    await expect
      .poll(() =>
        panel(page)
          .getByRole('button', { name: /^Studio/ })
          .innerText(),
      )
      .toMatch(new RegExp(`\\b${studios}$`));
    const gardens = sold.filter((unit) => unit.garden_area > 0).length;
    await panel(page)
      .getByRole('radio', { name: new RegExp(`^With\\s${gardens}$`) })
      .click();
    await show(page, gardens).waitFor();

    await panel(page).getByRole('button', { name: 'Clear all' }).click();
    const low = panel(page).getByRole('slider', { name: 'Lowest price' });
    const high = panel(page).getByRole('slider', { name: 'Highest price' });
    await expect.poll(() => low.getAttribute('aria-valuetext')).toBe('€\u00a09.000');
    await expect.poll(() => high.getAttribute('aria-valuetext')).toBe('€\u00a0670.000');
    await high.press('ArrowLeft');
    await expect.poll(() => new URL(page.url()).searchParams.get('to')).toBe('66900000');
    await panel(page).getByRole('textbox', { name: 'Lowest price' }).fill('668.500');
    await panel(page).getByRole('textbox', { name: 'Lowest price' }).press('Enter');
    await expect.poll(() => low.getAttribute('aria-valuenow')).toBe('66800000');
    await low.press('ArrowRight');
    expect(await low.getAttribute('aria-valuenow')).toBe('66800000');
    expect(await high.getAttribute('aria-valuetext')).toBe('€\u00a0670.000');
    const now = async () => [await low.getAttribute('aria-valuenow'), await high.getAttribute('aria-valuenow')];
    await low.press('Home');
    await expect.poll(now).toEqual(['900000', '67000000']);
    await high.press('Home');
    await expect.poll(now).toEqual(['900000', '1100000']);
    await high.press('End');
    await expect.poll(now).toEqual(['900000', '67000000']);
    await low.press('End');
    await expect.poll(now).toEqual(['66800000', '67000000']);
    await low.press('ArrowLeft');
    await expect.poll(now).toEqual(['66700000', '67000000']);
  });
});

describe('the list', () => {
  test('begins with available units, sorts ascending, then descending, and keeps the order in the URL', async ({
    visit,
  }) => {
    const page = await visit('/list-view', { user });
    await expect.poll(() => page.locator('tr[data-unit]').first().getAttribute('data-status')).toBe('available');
    const prices = (await readUnits(page)).map((unit) => unit.price!).sort((a, b) => a - b);
    const header = page.getByRole('columnheader', { name: 'Price' });
    const firstPrice = async () =>
      100 * Number((await page.locator('tr[data-unit]').first().locator('td').nth(6).innerText()).replace(/\D/g, ''));
    await header.getByRole('button').click();
    await page.waitForURL('**sort=price');
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending');
    await expect.poll(firstPrice).toBe(prices[0]);
    await header.getByRole('button').click();
    await page.waitForURL('**sort=-price');
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending');
    await expect.poll(firstPrice).toBe(prices.at(-1));
    await page.reload();
    await expect.poll(firstPrice).toBe(prices.at(-1));

    // Numbers are sorted naturally.
    await page.getByRole('columnheader', { name: 'Number' }).getByRole('button').click();
    await page.waitForURL('**sort=number');
    const wanted = (await readUnits(page))
      .map((unit) => unit.code)
      .sort(new Intl.Collator('en', { numeric: true }).compare);
    await expect.poll(async () => (await codesInList(page)).slice(0, 10)).toEqual(wanted.slice(0, 10));
  });

  test('has the specified columns, and each whole row is a link; no axe violations on a tablet and on a phone', async ({
    visit,
  }) => {
    const page = await visit('/list-view?rooms=2', { user });
    await page.locator('tr[data-unit]').first().waitFor();
    await expect
      .poll(async () => (await page.getByRole('columnheader').allInnerTexts()).slice(1))
      .toEqual(['Status', 'Number', 'Total area', 'Balcony area', 'Apartment type', 'Price', 'Favourite']);
    const row = page.locator('tr[data-unit]').nth(2);
    const id = await row.getAttribute('data-unit');
    await row
      .locator('td')
      .nth(5)
      .click({ position: { x: 4, y: 4 }, force: true });
    await page.waitForURL(`**/property-view/${id}?rooms=2`);
    await page.goBack();
    await page.getByRole('table').waitFor();
    await page.setViewportSize(sizes.phone);
    await page.locator('tr[data-unit]').first().waitFor();
    await expectAccessible(page);
    await page.setViewportSize(sizes.tablet);
    await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
    await page.waitForURL('**sort=price');
    await toTurkish(page);
    await page.getByRole('heading', { level: 1, name: /konut/ }).waitFor();
    await expectAccessible(page);
  });

  test('has rows as high as its text when the window is moved to a wall and back', async ({ visit }) => {
    const page = await visit('/list-view', { user });
    const row = page.getByRole('row').nth(1);
    const height = async () => (await row.boundingBox())!.height;
    await row.waitFor();
    const usual = await height();
    await page.setViewportSize(sizes.wall);
    await expect.poll(height).toBe(2 * usual);
    await page.setViewportSize(sizes.tablet);
    await expect.poll(height).toBe(usual);
  });

  test('removes filters by their chips, leads back to the search, and suggests which filter to remove when nothing matches', async ({
    visit,
  }) => {
    const page = await visit('/list-view?rooms=2&status=available&from=20000000&to=40000000', { user });
    await page.getByRole('button', { name: 'Remove filter: €\u00a0200.000 to €\u00a0400.000' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?rooms=2&status=available');
    await page.getByRole('link', { name: 'Edit search' }).click();
    await panel(page)
      .getByRole('button', { name: /^Available/, pressed: true })
      .waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Clear all' }).click();
    const count = (await readUnits(page)).length;
    const heading = page.getByRole('heading', { name: `${count} residences` });
    expect(await heading.getAttribute('aria-live')).toBe('polite');

    await page.goto('/list-view?rooms=1&tags=private-pool');
    await page.getByRole('button', { name: 'Any features' }).click();
    await page.locator('tr[data-unit]').first().waitFor();
  });

  test('renders only the visible rows of 5,000 units, and can scroll to the last', async ({ visit }) => {
    const page = await visit(lightPage, { user });
    const units = await readUnits(page);
    const many = Array.from({ length: 5000 }, (_, place) => ({
      ...units[place % units.length]!,
      id: place + 1,
      code: `U${place + 1}`,
      number: String(place + 1),
    }));
    await page.route('**/api/properties', (route) => route.fulfill({ json: many }));
    await page.goto('/list-view?sort=number');
    await page.getByRole('heading', { name: '5.000 residences' }).waitFor();
    await expect.poll(() => page.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
    expect(await page.evaluate(maxScrollRows)).toBeLessThan(60);
    // Rows do not inherit the height of the list: with every change of it, their styles would be computed again.
    const inherited = (row: Element) => getComputedStyle(row).getPropertyValue('--list-height');
    expect(await page.locator('tr[data-unit]').first().evaluate(inherited)).toBe('0px');
    await page.locator('tbody').evaluate((body) => body.scrollTo(0, body.scrollHeight));
    await page.getByRole('link', { name: 'U5000', exact: true }).waitFor();
    expect(await page.locator('tr[data-unit]').count()).toBeLessThan(60);
  });
});

/** Scrolls the list by a third of the window per frame for 60 frames; returns the largest number of rows in the DOM. */
async function maxScrollRows(): Promise<number> {
  const body = document.querySelector('tbody')!;
  let max = 0;
  for (let frame = 0; frame < 60; frame++) {
    body.scrollBy(0, body.clientHeight / 3);
    await new Promise(requestAnimationFrame);
    max = Math.max(max, body.querySelectorAll('tr').length);
  }
  return max;
}

test('on a phone in Turkish, the search has no axe violations, and i becomes İ while typing and still finds I', async ({
  visit,
}) => {
  const page = await visit(opened, { user, size: 'phone', language: 'tr' });
  await panel(page).waitFor();
  await expectAccessible(page);
  const field = panel(page).getByRole('searchbox');
  await field.fill('ıi');
  expect(await field.inputValue()).toBe('Iİ');
});
