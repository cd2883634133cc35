import type { Page, Route } from 'playwright-core';

/**
 * Answers requests to `url` by `handler` until the returned function is called. Later ones pass, but the route stays:
 * Chromium may lose a request that a page sends at once if Playwright ends its last route meanwhile.
 */
export async function routeUntilEnded(
  page: Page,
  url: string | RegExp,
  handler: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isEnded = false;
  await page.route(url, (route) => (isEnded ? route.fallback() : handler(route)));
  return () => {
    isEnded = true;
  };
}
