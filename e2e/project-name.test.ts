import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { plainBrand } from '#contract/brand.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { layoutDefects } from './testing/layout-defects.ts';

/** The name in each language, and its capitals: no accents in Greek, no dot on the I of a name that is not Turkish. */
const names = {
  en: ['Asteria', 'ASTERIA'],
  el: ['Αστερία', 'ΑΣΤΕΡΙΑ'],
  tr: ['Asteria', 'ASTERIA'],
  ar: ['أستيريا', 'أستيريا'],
} as const;

/** The name under which the browser would currently install the app. */
async function installedName(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.getAppManifest');
  await session.detach();
  return (JSON.parse(data ?? '{}') as { name: string }).name;
}

test('the name of the development follows the language: on the screen, in the title and in the installed app', async ({
  visit,
}) => {
  const page = await visit('/salesLogin', { size: 'phone' });
  const top = page.getByRole('banner');
  for (const [language, [name, capitals]] of Object.entries(names)) {
    await top.locator('select').selectOption(language);
    await page.waitForFunction((shown) => document.title.endsWith(` · ${shown}`), name);
    await expect.poll(() => top.getByRole('link').first().innerText()).toBe(capitals);
    await expect.poll(() => page.locator('main').innerText()).toContain(name);
    await expect.poll(() => installedName(page)).toBe(name);
  }
  // From the server, in the most recently chosen language.
  await page.reload();
  expect(await page.title()).toContain(names.ar[0]);
  await expect.poll(() => installedName(page)).toBe(names.ar[0]);
});

test('a name of long words stays clear of the actions on phones', async ({ visit, settings }) => {
  const page = await visit(lightPage, { size: 'phone' });
  for (const projectName of ['Hafenkante', 'Residenzen am Alsterufer', 'Donaudampfschifffahrtsgesellschaftshaus']) {
    await settings({ projectName, projectNames: {}, languages: ['en', 'tr'] });
    await page.goto('/salesLogin');
    await page.getByRole('banner').getByText(projectName).waitFor();
    await expect.poll(() => layoutDefects(page), { message: projectName }).toEqual([]);
  }
});

test('no word of a name in wide letters is broken on phones, beside three languages', async ({ visit, settings }) => {
  const projectName = 'Квартал Победа';
  await settings({ projectName, projectNames: {}, languages: ['ru', 'en', 'tr'] });
  const page = await visit('/salesLogin', { size: 'phone', language: 'ru' });
  const name = page.getByRole('banner').getByText(projectName);
  await expect.poll(() => name.evaluate(linesOfWords)).toEqual([1, 1]);
});

test('a long word in wide letters fits into the open menu beside the mark', async ({ visit, settings }) => {
  await settings({ projectName: 'Мтацминда Парк', projectNames: {}, languages: ['ru', 'en'], brand: plainBrand });
  const page = await visit('/', { size: 'tablet', language: 'ru' });
  const name = page.getByRole('navigation').getByText('Мтацминда Парк');
  await expect.poll(() => name.evaluate(linesOfWords)).toEqual([1, 1]);
  await expect.poll(() => layoutDefects(page)).toEqual([]);
});

/** On how many lines each word of an element stands. Runs in the page. */
function linesOfWords({ firstChild: text }: Element): number[] {
  return [...(text?.textContent ?? '').matchAll(/\S+/g)].map(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text!, index);
    range.setEnd(text!, index + word.length);
    return range.getClientRects().length;
  });
}
