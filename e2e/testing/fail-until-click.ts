import type { Page } from 'playwright-core';

/**
 * Makes requests to `url` fail until something is clicked on the page that is opened next. Pages also retry by
 * themselves, so a retry button would be gone if the server answered before the click.
 */
export async function failUntilClick(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('click', () => document.documentElement.setAttribute('data-clicked', ''), true);
  });
  await page.route(url, async (route) => {
    const isClicked = await page.evaluate(() => document.documentElement.hasAttribute('data-clicked'));
    await (isClicked ? route.continue() : route.abort());
  });
}
