import type { Page } from 'playwright-core';

/** Opens a path and waits until the page has the list of units and its stream, by which it follows their changes. */
export async function openLive(page: Page, path: string): Promise<void> {
  // Asked for while the page loads: on a busy machine the answers may be here before the page has finished.
  const answers = ['/api/properties', '/api/events'].map((asked) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === asked),
  );
  await page.goto(path);
  await Promise.all(answers);
}
