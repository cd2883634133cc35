import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Fails on every finding of axe, and names what it is about. Looks once the page stands still, but for what is only
 * decoration: what fades in has no contrast yet.
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
  const found = await page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      // Off by default: targets of at least 24 px, or as far apart (WCAG 2.2, 2.5.8).
      rules: { 'target-size': { enabled: true } },
    });
    // Places on a map are as near to each other as they are: the exception of that criterion.
    const isOnMap = (target: unknown) => document.querySelector(`[data-map] :is(${String(target)})`) !== null;
    return violations.flatMap(({ id, nodes }) => {
      const meant = nodes.filter(({ target }) => id !== 'target-size' || !isOnMap(target[0]));
      return meant.length === 0 ? [] : [`${id}: ${meant.map((node) => node.html).join(' | ')}`];
    });
  });
  expect(found).toEqual([]);
}
