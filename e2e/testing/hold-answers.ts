import type { Page } from 'playwright-core';

/**
 * Keeps what is sent to `url` from the server until `release` is called. `sent` counts it; `first` resolves when the
 * first of it is sent.
 */
export async function holdAnswers(page: Page, url: string | RegExp) {
  const released = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  let count = 0;
  await page.route(url, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    count += 1;
    first.resolve();
    await released.promise;
    await route.fallback();
  });
  return { first: first.promise, sent: () => count, release: released.resolve };
}
