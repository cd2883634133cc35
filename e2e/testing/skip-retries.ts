import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Returns a function that waits for what a page shows once its retries have failed. It sets the page's clock forward
 * again and again, so that the waits between retries take no time. Call `skipRetries` before the request fails.
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
