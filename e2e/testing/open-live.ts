import type { Page } from 'playwright-core';

/** Opens a path and waits until the page has the list of units and its event stream. */
export async function openLive(page: Page, path: string): Promise<void> {
  // Awaited from the start: on a busy machine the answers may arrive before the page has finished loading.
  const answers = ['/api/properties', '/api/events'].map((asked) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === asked),
  );
  await page.goto(path);
  await Promise.all(answers);
}
