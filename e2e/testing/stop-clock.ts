import type { Page } from 'playwright-core';

/** Stops what `Date` says on a page, while its timers go on. Returns what moves it, by seconds. */
export async function stopClock(page: Page): Promise<(seconds: number) => Promise<void>> {
  let now = Date.now();
  await page.clock.setFixedTime(now);
  return async (seconds) => {
    now += seconds * 1000;
    await page.clock.setFixedTime(now);
  };
}
