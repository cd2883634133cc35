import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sizes, test } from './testing/browser-test.ts';
import { menu } from './testing/shell.ts';

const names = { en: 'Asteria', el: 'Αστερία', tr: 'Asteria', ar: 'أستيريا' } as const;

/** The name under which the browser would install the app now. */
async function installedName(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.getAppManifest');
  await session.detach();
  return (JSON.parse(data ?? '{}') as { name: string }).name;
}

test('the name of the development follows the language: on the screen, in the title and in the installed app', async ({
  visit,
}) => {
  const page = await visit('/salesLogin', { size: 'desktop' });
  const choice = menu(page).locator('select');
  for (const [language, name] of Object.entries(names)) {
    await choice.selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor();
    await page.waitForFunction((shown) => document.title.endsWith(` · ${shown}`), name);
    expect(await menu(page).getByText(name, { exact: true }).count(), language).toBeGreaterThan(0);
    expect(await page.locator('main').innerText()).toContain(name);
    expect(await installedName(page)).toBe(name);
  }
  // As the server sends it, in the language that was chosen last.
  await page.reload();
  expect(await page.title()).toContain(names.ar);
  expect(await installedName(page)).toBe(names.ar);
  await page.setViewportSize(sizes.phone);
  await page.locator('header').getByText(names.ar, { exact: true }).first().waitFor();
});
