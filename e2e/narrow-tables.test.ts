import { expect } from 'vitest';
import { languages } from '#domain/texts/language.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { holds } from './testing/holds.ts';
import { layoutDefects } from './testing/layout-defects.ts';

/** Each table in one of the languages with long words or another direction. */
const tables = [
  ['/dashboard/units', 'ru'],
  ['/dashboard/units?view=deals', 'de'],
  ['/dashboard/leads?view=table', 'el'],
  ['/dashboard/project/audit', 'ar'],
  ['/dashboard/project/places', 'tr'],
] as const;

test('no table of the dashboard scrolls sideways on a tablet held upright', async ({ visit, settings }) => {
  await settings({ languages });
  const page = await visit(lightPage, { user: 'admin@asteria.example' });
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const [route, language] of tables) {
    await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
    await page.goto(route);
    await page.locator('tbody tr').filter({ visible: true }).nth(3).waitFor();
    const scroller = page.locator('div:has(> table)').filter({ visible: true });
    await holds(async () => {
      expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth), `${route} in ${language}`).toBe(0);
      expect(await layoutDefects(page), `${route} in ${language}`).toEqual([]);
    });
  }
});
