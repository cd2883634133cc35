import { expect } from 'vitest';
import { languages } from '#domain/texts/language.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { layoutDefects } from './testing/layout-defects.ts';

const routes = [
  '/dashboard/units',
  '/dashboard/units?view=deals',
  '/dashboard/leads?view=table',
  '/dashboard/project/audit',
  '/dashboard/project/places',
];

test('no table of the dashboard scrolls sideways on a tablet held upright, in any language', async ({
  visit,
  settings,
}) => {
  await settings({ languages });
  const page = await visit(lightPage, { user: 'admin@asteria.example' });
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const language of languages) {
    await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
    for (const route of routes) {
      await page.goto(route);
      await page.locator('tbody tr').filter({ visible: true }).nth(3).waitFor();
      const scroller = page.locator('div:has(> table)').filter({ visible: true });
      expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth), `${route} in ${language}`).toBe(0);
      expect(await layoutDefects(page), `${route} in ${language}`).toEqual([]);
    }
  }
});
