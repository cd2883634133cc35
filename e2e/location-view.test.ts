import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sizes, test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { marker, openMap, placesOf } from './testing/open-map.ts';
import { resize } from './testing/resize.ts';
import { toTurkish } from './testing/shell.ts';

/** The zoom of the map, computed from the distance between the westernmost and the easternmost marker. */
async function zoomOf(page: Page): Promise<number> {
  const places = (await placesOf(page)).toSorted((a, b) => a.lng - b.lng);
  const west = places[0]!;
  const east = places.at(-1)!;
  const xOf = (id: number) =>
    page.locator(`li[data-spot="${id}"]`).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
  return Math.log2((((await xOf(east.id)) - (await xOf(west.id))) * 360) / (east.lng - west.lng) / 512);
}

test('the map starts at zoom 13 and stops at 3, leaves the mouse wheel to the page, and has one tab stop for all markers', async ({
  visit,
}) => {
  const page = await openMap(visit, '/location/all/0', { context: { reducedMotion: 'reduce' } });
  await expect.poll(() => zoomOf(page)).toBeCloseTo(13, 1);
  await page.locator('.maplibregl-canvas').hover({ position: { x: 400, y: 60 } });
  const wheel = await page.evaluateHandle(() => ({
    taken: new Promise<boolean>(
      (turned) => void addEventListener('wheel', (event) => turned(event.defaultPrevented), { once: true }),
    ),
  }));
  await page.mouse.wheel(0, -900);
  expect(await wheel.evaluate(({ taken }) => taken)).toBe(false);
  const press = (name: string, times: number) =>
    page.getByRole('button', { name }).evaluate((button: HTMLElement, count) => {
      for (let done = 0; done < count; done++) button.click();
    }, times);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => zoomOf(page)).toBeCloseTo(14, 1);
  // Ten steps in return to it, however often one zooms out. In one task, so that nothing is rendered between the steps.
  await press('Zoom out', 15);
  await press('Zoom in', 10);
  await expect.poll(() => zoomOf(page)).toBeCloseTo(13, 1);

  // Arrow keys move between the markers, and Enter follows.
  await expect.poll(() => page.locator('a[data-variant][tabindex="0"]').count()).toBe(1);
  await marker(page, 1).focus();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['place']);
  await page.keyboard.press('ArrowUp');
  await expect.poll(focused).not.toBe('1');
  const next = await focused();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/location/\\w+/${next}$`));
});

test('every marker, control and route has a name, in Turkish too, without axe violations by day and in the evening; nothing covers anything at any size', async ({
  visit,
}) => {
  const page = await openMap(visit, '/location/museums/1');
  await page.getByRole('link', { name: /^Acropolis Museum, Museums, \d+ min$/ }).waitFor();
  for (const name of ['Zoom in', 'Zoom out', 'Back to the development', 'Map in the evening'])
    await page.getByRole('button', { name }).waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /^Acropolis Museum: 1,\d km, \d+ min by walking, approximate$/ })
    .waitFor({ state: 'attached' });
  await page.locator('[data-counted]').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Map in the evening' }).click();
  await expectAccessible(page);
  for (const size of ['phone', 'tablet', 'desktop', 'wall'] as const)
    await resize(page, sizes[size], async () => {
      const boxes = await page.evaluate(boxesBesideMap);
      for (const [index, one] of boxes.entries()) {
        expect(one.right, size).toBeLessThanOrEqual(sizes[size].width + 0.5);
        expect(one.bottom, size).toBeLessThanOrEqual(sizes[size].height + 0.5);
        for (const other of boxes.slice(index + 1)) {
          const overlap =
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
          expect(overlap, JSON.stringify([size, one, other])).toBe(false);
        }
      }
    });
  await page.setViewportSize(sizes.tablet);
  await toTurkish(page);
  await page.getByRole('heading', { name: 'Akropolis Müzesi' }).waitFor();
  await page.locator('[data-counted]').waitFor();
  await expect
    .poll(() => page.locator('[data-route-bar]').innerText())
    .toMatch(/\d+ dk yürüyerek\s+1,\d km · yaklaşık/);
  expect(await page.locator('a[data-category="shops"]').innerText()).toContain('Mağazalar');
});

/** The boxes of the list, the route and the menu. Runs in the page. */
function boxesBesideMap(): DOMRect[] {
  return ['aside', '[data-route-bar]', 'nav'].map(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .map((element) => element.getBoundingClientRect())
        .find(({ width }) => width > 0)!
        .toJSON() as DOMRect,
  );
}

test('a resized window shows the same places as before, clear of the list', async ({ visit }) => {
  const page = await openMap(visit, '/location/museums/0', { size: 'desktop' });
  const museums = (await placesOf(page)).filter(({ category }) => category === 'museums').length;
  for (const size of [sizes.phone, sizes.tablet]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(freeMarkers), { message: `at ${size.width}` }).toBe(museums);
  }
});

/** How many markers of the category are within the map, and under neither the list nor the menu. Runs in the page. */
function freeMarkers(): number {
  const map = document.querySelector('[data-map]')!.getBoundingClientRect();
  return [...document.querySelectorAll('a[data-variant="category"]')].filter((marker) => {
    const { left, top, width, height } = marker.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const isWithin = x > map.left && x < map.right && y > map.top && y < map.bottom;
    return isWithin && !document.elementFromPoint(x, y)?.closest('aside, nav');
  }).length;
}
