import type { Page } from 'playwright-core';
import { languages } from '#domain/texts/language.ts';

/** A phone, and a laptop. */
const windows = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];

/** Runs a check of a page in every language of the product, all of which its development must have, at two sizes. */
export async function inEveryLanguage(page: Page, check: () => Promise<void>): Promise<void> {
  for (const language of languages) {
    await page.locator('select:has(> option[lang=ar]):visible').selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
    for (const size of windows) {
      await page.setViewportSize(size);
      await check();
    }
  }
}
