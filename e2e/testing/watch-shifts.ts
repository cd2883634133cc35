import type { Page } from 'playwright-core';

/** Adds up the layout shifts of every page that is opened from now on, except those that follow user input. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = globalThis as { shifted?: number };
    watched.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) watched.shifted = (watched.shifted ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift score of the open page since it was opened or since the last call. */
export async function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const watched = globalThis as { shifted?: number };
    const { shifted = 0 } = watched;
    watched.shifted = 0;
    return shifted;
  });
}

/** The maximum layout shift score of a screen while it opens. */
export const maxShift = 0.01;
