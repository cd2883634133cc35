import type { Page, Route } from 'playwright-core';

/** A handler for `page.route`: the server gets the request, and its answer is lost. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('failed');
}

/**
 * Loses the answer to the next request for a URL. Later ones pass, but the route stays: Chromium may lose the request
 * that a page sends at once, to see what has become of the first, if Playwright ends its last route meanwhile.
 */
export async function loseNextAnswer(page: Page, url: string): Promise<void> {
  let isNext = true;
  await page.route(url, async (route) => {
    if (!isNext) return route.fallback();
    isNext = false;
    await loseAnswer(route);
  });
}
