import type { Page } from 'playwright-core';

/**
 * Opens a path in the open page of the app, as a link there does, and waits until the screen before it is gone. Costs
 * a fraction of loading the page, so it is for tests that are not about how a screen loads. Not for two addresses of
 * one screen, which may keep its heading.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate((address) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '');
    const { idx } = history.state as { idx: number };
    history.pushState({ usr: null, key: `test-${idx + 1}`, idx: idx + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await page.locator('h1[data-left]').waitFor({ state: 'detached' });
}
