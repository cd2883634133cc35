import type { Page } from 'playwright-core';

/** Stops the time of `Date` on a page; timers continue. Returns a function that moves the time by seconds. */
export async function stopClock(page: Page): Promise<(seconds: number) => Promise<void>> {
  let now = Date.now();
  await page.clock.setFixedTime(now);
  return async (seconds) => {
    now += seconds * 1000;
    await page.clock.setFixedTime(now);
  };
}
