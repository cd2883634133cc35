import type { Page } from 'playwright-core';
import { vi } from 'vitest';

/** How long a page may take for a new layout, in milliseconds. */
const timeout = 60_000;

/** Changes the window’s size and waits until `holds` no longer throws. */
export async function resize(
  page: Page,
  size: { width: number; height: number },
  holds: () => Promise<void>,
): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await vi.waitFor(holds, { timeout });
}
