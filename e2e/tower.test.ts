import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { buildPackage, picture, type BuiltPackage } from '#tools/testing/build-package.ts';
import { apartmentBuilding } from '#tools/testing/package-options.ts';
import { startProduct, type RunningProduct } from '#tools/testing/start-product.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';
import { holds } from './testing/holds.ts';
import { layoutDefects } from './testing/layout-defects.ts';
import { readUnits } from './testing/read-catalogue.ts';
import { resize } from './testing/resize.ts';
import { windows } from './testing/windows.ts';

const levels = Array.from({ length: 20 }, (_, index) => index - 1);
const highestFirst = levels.toReversed().map(String);
const user = 'rep@asteria.example';

let built: BuiltPackage;
let product: RunningProduct;

/**
 * A tower from a garage to floor 18, with one home on each level; every second one is reserved. There are no places,
 * galleries or pictures of reserved homes; the available one of floor 12 has a picture in portrait.
 */
beforeAll(async () => {
  built = await buildPackage({
    projectId: 1,
    buildings: [apartmentBuilding('T', { levels, unitsPerLevel: 1 })],
    statuses: ['available', 'reserved'],
    settings: { languages: ['en', 'ar'] },
    frames: 0,
  });
  for (const table of ['places.csv', 'galleries.csv'])
    await built.change(table, (text) => text.slice(0, text.indexOf('\n') + 1));
  const withoutPictures = (row: string) =>
    built.options.pictureNames.reduce((rest, name) => rest.replace(name, ''), row);
  await built.change('apartment-types.csv', (text) => withoutPictures(text).replace('|,', ','));
  await built.change('units.csv', (text) =>
    text
      .split('\n')
      .map((row) => (row.includes(',12,') ? row : withoutPictures(row)))
      .join('\n'),
  );
  for (const name of built.options.pictureNames)
    await built.write(`pictures/${name}`, await picture(300, 500, 90, name.endsWith('.png') ? 'png' : 'webp'));
  await built.write('demo.json', JSON.stringify({ projectName: built.options.projectName }));
  product = await startProduct({ development: built.folder });
}, 300_000);

afterAll(async () => {
  await product?.stop();
  await built?.remove();
});

/** Waits until the path, without the language, is that of a page. */
const arriveAt = (page: Page, path: RegExp) => page.waitForURL(({ pathname }) => path.test(pathname));
const labels = (page: Page) => page.locator('ol [data-floor]');

/** The level of each label, whether it is a link, whole, and its number of available homes. Runs in the page. */
function readLabels(all: Element[]) {
  return all.map((label) => {
    const { left, top, right, bottom } = label.getBoundingClientRect();
    const inWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const count = Number(label.querySelector('[data-pulses]')?.textContent);
    return { level: label.getAttribute('data-floor'), isLink: label.matches('a'), inWindow, count };
  });
}

/** Fails if anything on the page is cut off, covered or wider than the window. */
async function expectWhole(page: Page): Promise<void> {
  await holds(async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await layoutDefects(page), page.url()).toEqual([]);
  });
}

test('a single building fills the home view of every window, above its introduction and the way to it', async ({
  visit,
}) => {
  // Visitors would be led on from the building to registration.
  const page = await visit(lightPage, { user, context: { baseURL: product.address } });
  await page.goto('/');
  const front = page.locator('main picture').first();
  const title = page.getByRole('heading', { level: 1 });
  const button = page.locator('a[data-building]');
  await button.waitFor();
  for (const size of [sizes.wall, ...windows])
    await resize(page, size, async () => {
      const boxes = await Promise.all([front, title, button].map((part) => part.boundingBox()));
      const [picture, heading, link] = boxes.map((box) => box!);
      // All that the menu leaves: on phones the whole width, else at least three fifths of it.
      expect(picture!.width / size.width).toBeGreaterThan(size.width < 768 ? 0.99 : 0.59);
      expect(picture!.x + picture!.width).toBeCloseTo(size.width, 0);
      expect(heading!.y).toBeGreaterThanOrEqual(picture!.y + picture!.height);
      expect(link!.y + link!.height).toBeLessThanOrEqual(size.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await layoutDefects(page)).toEqual([]);
    });
  await front.click();
  await arriveAt(page, /^\/building\/\d+$/);
});

test.for([
  ['desktop', 'en'],
  ['desktop', 'ar'],
  ['phone', 'en'],
  ['phone', 'ar'],
] as const)(
  'leads from the home view to a home on any of its levels at %s size in %s',
  async ([size, language], { visit }) => {
    const page = await visit(lightPage, { size, language, user, context: { baseURL: product.address } });
    const homes = await readUnits(page);
    expect(homes).toHaveLength(levels.length);
    const available = homes.filter(({ status_id }) => status_id === UnitStatus.available).length;

    await page.goto('/');
    const tower = page.locator('a[data-building]');
    await tower.waitFor();
    await expectWhole(page);
    await tower.click();
    await arriveAt(page, /^\/building\/\d+$/);

    // All levels are in one window, each with its number of available homes; together they are those of the building.
    await labels(page).first().waitFor();
    await holds(async () => {
      const shown = await labels(page).evaluateAll(readLabels);
      expect(shown.map(({ level }) => level)).toEqual(highestFirst);
      expect(shown.filter(({ isLink, inWindow }) => !isLink || !inWindow)).toEqual([]);
      expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(available);
    });
    await page.getByText(String(available), { exact: true }).first().waitFor();
    await page
      .getByText(new RegExp(`\\b${levels.length}\\b`))
      .first()
      .waitFor();
    await expectWhole(page);

    // From a level in the columns to its plan, and from there to the home.
    await labels(page).and(page.locator('[data-floor="12"]')).click();
    await arriveAt(page, /\/floor\/12$/);
    await page.locator('a[data-unit]').first().waitFor();
    await expect.poll(() => page.locator('[data-level]').count()).toBe(levels.length);
    await expectWhole(page);
    const { id, code } = homes.find(({ flat_level }) => flat_level === 12)!;
    await page.locator(`a[data-unit="${id}"]`).first().click();
    await arriveAt(page, new RegExp(`^/property-view/${id}$`));
    await page.getByRole('heading', { name: code }).waitFor();
    await expectWhole(page);
  },
);

test('its basement is reached by keyboard and by address', async ({ visit }) => {
  const page = await visit(lightPage, { user, context: { baseURL: product.address } });
  const [{ building_id } = { building_id: 0 }] = await readUnits(page);
  await page.goto(`/building/${building_id}`);
  await labels(page).first().waitFor();
  await labels(page).first().focus();
  for (const level of highestFirst.slice(1)) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-floor'))).toBe(level);
  }
  await page.keyboard.press('Enter');
  await arriveAt(page, /\/floor\/-1$/);
  await page.locator('a[data-unit]').first().waitFor();
  await page.goto(`/building/${building_id}/floor/-1`);
  await page.locator('a[data-unit]').first().waitFor();
  await expect.poll(() => page.locator('[data-level][aria-current]').getAttribute('data-level')).toContain('-1');
});

test('keeps the level visible in the switch of a plan when the window is turned, and offers no filter in vain', async ({
  visit,
}) => {
  const page = await visit(lightPage, { user, size: 'phone', context: { baseURL: product.address } });
  const [home] = await readUnits(page);
  await page.goto('/?search=open');
  const panel = page.getByRole('complementary', { name: 'Search' });
  await panel.getByRole('button', { name: /^Available/ }).waitFor();
  // All its homes have one room type.
  await panel.getByText('Garden').first().waitFor();
  expect(await panel.getByText('Room type').count()).toBe(0);
  await page.goto(`/building/${home!.building_id}/floor/-1`);
  const current = page.locator('[data-level][aria-current]');
  for (const size of ['phone', 'tablet', 'phone'] as const) {
    await page.setViewportSize(size === 'phone' ? sizes.phone : { width: 800, height: 480 });
    await expect.poll(() => current.evaluate(isInSight), { message: size }).toBe(true);
  }
});

/** Whether the middle of an element can be pressed. Runs in the page. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}

test('is shown whole on the home view if its front is high', async ({ visit }) => {
  const page = await visit(lightPage, { user, context: { baseURL: product.address } });
  await page.route('**/api/pictures*', async (route) => {
    const answer = await route.fetch();
    const pictures = (await answer.json()) as Record<string, { width: number; height: number }>;
    for (const picture of Object.values(pictures)) picture.height = picture.width * 2;
    await route.fulfill({ response: answer, json: pictures });
  });
  await page.goto('/');
  const front = page.locator('main picture img');
  await expect.poll(() => front.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain');
  for (const size of [sizes.wall, ...windows])
    await resize(page, size, async () => {
      const picture = (await front.boundingBox())!;
      const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
      expect(picture.y).toBeGreaterThanOrEqual(0);
      expect(picture.y + picture.height).toBeLessThanOrEqual(size.height);
      // Beside the introduction, or above it.
      expect(
        picture.x >= heading.x + heading.width || picture.y + picture.height <= heading.y,
        JSON.stringify({ size, picture, heading }),
      ).toBe(true);
      expect(await layoutDefects(page)).toEqual([]);
    });
});

test('offers no places, galleries and pictures that it does not have', async ({ visit, tolerate }) => {
  tolerate(/status of 404/);
  const page = await visit('/location/all/0', { size: 'phone', context: { baseURL: product.address } });
  // Nobody is asked to register for a page with nothing on it.
  await page.getByText('There is nothing here').waitFor();
  expect(new URL(page.url()).pathname).toBe('/location/all/0');
  const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect.poll(() => entries.allInnerTexts()).toEqual(['Home', 'Brochure', 'Search']);

  const list = await visit('/list-view?status=reserved', {
    size: 'phone',
    user,
    context: { baseURL: product.address },
  });
  const card = list.locator('tr[data-unit]').first();
  await card.waitFor();
  await holds(async () => {
    const { x: left, width } = (await card.boundingBox())!;
    const code = (await card.getByRole('link').boundingBox())!;
    const heart = (await card.getByRole('button').boundingBox())!;
    expect(code.x - left).toBeLessThan(32);
    expect(left + width - heart.x - heart.width).toBeLessThan(32);
  });
  await expectWhole(list);
});
