import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';

/** How long Chromium may take to close what a test opened, in milliseconds. */
const maxCloseTime = 20_000;

/**
 * Whether the page is not just going back through its history (`forgetHistory`). Pages without a site have no history.
 * Runs in the page.
 */
const isAtRest = () => {
  try {
    return sessionStorage.getItem('history-to-forget') === null;
  } catch {
    return true;
  }
};

/**
 * Closes the pages that a test opened, once all are at rest: Chromium never answers if it has to close a page that goes
 * back through its history to another document. The time limit of a test does not end the wait of a fixture; this limit
 * does, and the test fails.
 */
export async function closeContext(context: BrowserContext): Promise<void> {
  if (context.isClosed()) return;
  for (const page of context.pages()) await page.waitForFunction(isAtRest);
  // A handler may still be fetching for a page that is no longer used.
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  const isClosed = new AbortController();
  const tooLong = sleep(maxCloseTime, undefined, { signal: isClosed.signal }).then(
    () => Promise.reject(new Error(`Chromium did not close a test’s pages within ${maxCloseTime} ms.`)),
    () => undefined,
  );
  await Promise.race([context.close(), tooLong]).finally(() => isClosed.abort());
}
