import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Waits for what a page shows once its retries have failed, with the page's clock set forward again and again: the
 * waits between retries take no time. Call it before the request fails; what it returns waits.
 */
export async function skipRetries(page: Page): Promise<(shown: Locator) => Promise<void>> {
  await page.clock.install();
  const isShown = async (shown: Locator) => {
    await page.clock.fastForward(1_000);
    return shown.isVisible();
  };
  return async (shown) => {
    await expect.poll(() => isShown(shown)).toBe(true);
  };
}
