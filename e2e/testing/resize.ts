import type { Page } from 'playwright-core';
import { holds } from './holds.ts';

/** Changes the window’s size and waits until `check` no longer throws. */
export async function resize(
  page: Page,
  size: { width: number; height: number },
  check: () => Promise<void>,
): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await holds(check);
}
