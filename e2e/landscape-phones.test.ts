import { expect } from 'vitest';
import { rep } from './testing/accounts.ts';
import { brokenWords } from './testing/broken-words.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { coveredMarkers } from './testing/covered-markers.ts';
import { goTo } from './testing/go-to.ts';
import { isInSight } from './testing/is-in-sight.ts';
import { isQuiet } from './testing/is-quiet.ts';
import { layoutDefects } from './testing/layout-defects.ts';
import { resize } from './testing/resize.ts';
import { preloader } from './testing/rotator.ts';
import { settledBox } from './testing/settled.ts';
import { lowWindows, windows } from './testing/windows.ts';

test.for([
  ['en', ['/building/1/floor/5', '/location/museums/1']],
  ['el', ['/', '/?search=open', '/building/1', '/list-view', '/location/museums/1', '/gallery/exterior', '/facility']],
] as const)(
  'screens in %s fit phones in landscape, also below the bar of their browser: %s',
  async ([language, routes], { visit }) => {
    const page = await visit(lightPage, { user: rep, language });
    for (const route of routes) {
      await page.goto(route);
      await page.waitForFunction(isQuiet);
      for (const size of lowWindows)
        await resize(page, size, async () => {
          const defects = [...(await layoutDefects(page)), ...(await brokenWords(page))];
          expect(defects, `${route} at ${size.width}×${size.height}`).toEqual([]);
        });
    }
  },
);

test('below the bar of its browser, a list begins in sight, and the map is beside its places', async ({ visit }) => {
  const page = await visit(lightPage, { user: rep });
  await page.setViewportSize(lowWindows[1]);
  await page.goto('/list-view');
  const first = page.getByRole('row').nth(1);
  await expect.poll(() => isInSight(first.getByRole('link'))).toBe(true);
  await goTo(page, '/location/museums/1');
  const map = await settledBox(page.locator('[data-map="ready"]'));
  const places = await settledBox(page.getByRole('complementary'));
  expect(map.x + map.width).toBeLessThanOrEqual(places.x);
});

test('no panel covers a marker on a phone in landscape in a right-to-left language', async ({ visit }) => {
  const page = await visit(lightPage, { language: 'ar' });
  await page.setViewportSize(windows[2]!);
  await page.goto('/');
  await page.locator('a[data-building]:visible').first().waitFor();
  await preloader(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(coveredMarkers)).toEqual([]);
});
