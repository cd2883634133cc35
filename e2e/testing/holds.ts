import { vi } from 'vitest';

/** How long a page may take until an expectation holds, in milliseconds. */
const timeout = 60_000;

/**
 * Waits until `check` no longer throws. For expectations of several readings, which are right only once the page has
 * its fonts, its data and its layout.
 */
export async function holds(check: () => Promise<void>): Promise<void> {
  await vi.waitFor(check, { timeout });
}
