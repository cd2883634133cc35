import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';

/** How long Chromium may take to close what a test opened, in milliseconds. */
const maxCloseTime = 20_000;

/**
 * Whether the page is not on its way back through the history that it leaves nothing in; pages of no site have none.
 */
const isAtRest = () => {
  try {
    return sessionStorage.getItem('history-to-forget') === null;
  } catch {
    return true;
  }
};

/**
 * Closes what a test opened, once every page is at rest: Chromium never answers where it closes a page that goes back
 * through its history to another document. No limit of a test ends the wait of a fixture; this one does, and the test
 * fails.
 */
export async function closeContext(context: BrowserContext): Promise<void> {
  if (context.isClosed()) return;
  for (const page of context.pages()) await page.waitForFunction(isAtRest);
  // A handler may still be fetching for a page that nobody looks at any more.
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  const isClosed = new AbortController();
  const tooLong = sleep(maxCloseTime, undefined, { signal: isClosed.signal }).then(
    () => Promise.reject(new Error(`Chromium did not close a test’s pages within ${maxCloseTime} ms.`)),
    () => undefined,
  );
  await Promise.race([context.close(), tooLong]).finally(() => isClosed.abort());
}
