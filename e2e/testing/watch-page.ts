import type { Page } from 'playwright-core';

/**
 * The errors of a page that the test did not provoke: errors in the console and of scripts, and responses with a status
 * of 500 or above.
 */
export type PageErrors = { found: string[]; tolerated: RegExp[] };

/** Collects the errors of a page from now on. */
export function watchPage(page: Page, pageErrors: PageErrors): void {
  page.on('pageerror', (error) => pageErrors.found.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.found.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) pageErrors.found.push(`answer ${response.status()}: ${response.url()}`);
  });
}

/** The errors that the test did not tolerate. */
export function unexpected({ found, tolerated }: PageErrors): string[] {
  return found.filter((error) => !tolerated.some((expected) => expected.test(error)));
}
