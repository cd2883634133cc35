import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Fails on every finding of axe that is serious or worse, and names what it is about. Looks once the page stands still,
 * but for what is only decoration: what fades in has no contrast yet.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' ||
          effect?.getComputedTiming().endTime === Infinity ||
          (effect instanceof KeyframeEffect && effect.target?.closest('[aria-hidden="true"]')),
      ),
  );
  // Once a document; half a megabyte is not sent again for every size of the window.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  // What passed is not written up: nobody reads it here.
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }),
  );
  const grave = results.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}
