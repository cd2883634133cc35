import type { Page } from 'playwright-core';

/** Adds up the layout shifts of every page that is opened from now on, without those that follow a press of a key. */
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

/** How far things were shifted in the page that is open, since it opened or since this was last asked. */
export async function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const watched = globalThis as { shifted?: number };
    const { shifted = 0 } = watched;
    watched.shifted = 0;
    return shifted;
  });
}

/** The layout shifts of a screen while it opens add up to less than this. */
export const maxShift = 0.01;
