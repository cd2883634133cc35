import { expect } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { Property } from '#contract/entities/property.ts';
import { test } from './testing/browser-test.ts';
import { holds } from './testing/holds.ts';
import { isInSight } from './testing/is-in-sight.ts';
import { layoutDefects } from './testing/layout-defects.ts';
import { details, findUnit, isFree, openUnit } from './testing/open-unit.ts';
import { resize } from './testing/resize.ts';
import { settledBox } from './testing/settled.ts';
import { windows } from './testing/windows.ts';

test('the details are a sheet that opens by tap and by key', async ({ visit }) => {
  const { page } = await openUnit(visit, isFree, { size: 'phone' });
  const height = async () => (await details(page).boundingBox())!.height;
  const { height: half } = await settledBox(details(page));
  await page.getByRole('button', { name: 'Show more details' }).click();
  await expect.poll(height).toBeGreaterThan(half + 100);
  const handle = page.getByRole('button', { name: 'Show the pictures' });
  await handle.press('ArrowDown');
  await page.getByRole('button', { name: 'Show more details' }).press('ArrowDown');
  await expect.poll(height).toBeLessThan(half - 100);
});

test('all features of a unit can be read in the lower half', async ({ visit }) => {
  const { page } = await openUnit(visit, ({ code }) => code === 'A701', { size: 'phone' });
  const features = details(page).getByText('Lycabettus view');
  await resize(page, windows[0]!, async () => {
    await features.scrollIntoViewIfNeeded();
    expect(await features.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  });
});

test('the sheet follows a finger on its handle', async ({ visit }) => {
  const { page } = await openUnit(visit, isFree, { size: 'phone' });
  const height = async () => (await details(page).boundingBox())!.height;
  const { height: half } = await settledBox(details(page));
  const handle = (await page.getByRole('button', { name: 'Show more details' }).boundingBox())!;
  const x = handle.x + handle.width / 2;
  const y = handle.y + handle.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 40);
  await expect.poll(height).toBeCloseTo(half + 40, 0);
  // The details do not inherit how far it is pulled: each move would compute the styles of all of them again.
  const inherited = (heading: Element) => getComputedStyle(heading).getPropertyValue('--pulled');
  expect(await details(page).getByRole('heading', { level: 1 }).evaluate(inherited)).toBe('0px');
  await page.mouse.up();
  await expect.poll(height).toBeCloseTo(half, 0);
});

test('a long caption leaves the way back free on a small phone', async ({ visit }) => {
  const isLong = ({ images: [first = ''] }: Property) => first.includes('living-north-low');
  const { page } = await openUnit(visit, isLong, { size: 'phone' });
  const caption = page.locator('[data-letters]');
  await caption.getByText('Living room, over the drive and its trees').waitFor();
  await resize(page, windows[0]!, async () => {
    const back = (await page.getByRole('button', { name: 'Back' }).boundingBox())!;
    expect((await caption.boundingBox())!.y).toBeGreaterThanOrEqual(back.y + back.height);
  });
});

test('the heart is fully visible above a note that says who may release the unit', async ({ visit }) => {
  const { page, unit } = await findUnit(visit, ({ status_id }) => status_id === UnitStatus.sold, { size: 'phone' });
  await page.route('**/api/properties/*/release?*', (route) =>
    route.fulfill({
      json: { response: false, message: 'Only the sales manager of the team that sold it may. '.repeat(3) },
    }),
  );
  await page.goto(`/property-view/${unit.id}`);
  await details(page).getByText('Only the sales manager').waitFor({ state: 'attached' });
  const heart = details(page).getByRole('button', { name: 'Add to favourites' });
  await holds(async () => {
    const panel = (await details(page).boundingBox())!;
    const { y, height } = (await heart.boundingBox())!;
    expect(height).toBeLessThan(60);
    expect(y + height).toBeLessThanOrEqual(panel.y + panel.height);
  });
});

test('a small phone in landscape shows the picture beside the details and the actions', async ({ visit }) => {
  const { page } = await openUnit(visit, isFree, { size: 'phone', language: 'el' });
  const picture = page.getByRole('tabpanel');
  for (const size of [
    { width: 667, height: 375 },
    { width: 568, height: 320 },
  ]) {
    await resize(page, size, async () => {
      expect(await layoutDefects(page)).toEqual([]);
      const panel = (await details(page).boundingBox())!;
      const { x, width, height } = (await picture.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(panel.x);
      expect(height).toBeGreaterThanOrEqual(size.height / 3);
    });
  }
  await page.setViewportSize({ width: 667, height: 375 });
  await holds(async () => {
    for (const button of await details(page).getByRole('button').all()) expect(await isInSight(button)).toBe(true);
  });
  // A lower window has room for one row: what sells, and below it the rest.
  await page.setViewportSize({ width: 568, height: 320 });
  const heart = details(page).getByRole('button', { name: 'Στα αγαπημένα' });
  await holds(async () => {
    expect(await isInSight(details(page).getByRole('button', { name: 'Κράτηση της' }))).toBe(true);
    expect(await isInSight(heart)).toBe(false);
  });
  await heart.scrollIntoViewIfNeeded();
  expect(await isInSight(heart)).toBe(true);
});
