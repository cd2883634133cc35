import type { Page } from 'playwright-core';

/**
 * What went wrong on a page without the test asking: errors of the console and of scripts, and answers of the server's
 * own failing.
 */
export type Troubles = { found: string[]; tolerated: RegExp[] };

/** Collects a page's troubles from now on. */
export function watchPage(page: Page, troubles: Troubles): void {
  page.on('pageerror', (error) => troubles.found.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.found.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) troubles.found.push(`answer ${response.status()}: ${response.url()}`);
  });
}

/** The troubles that the test did not tolerate. */
export function unexpected({ found, tolerated }: Troubles): string[] {
  return found.filter((trouble) => !tolerated.some((expected) => expected.test(trouble)));
}
