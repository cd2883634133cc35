import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** axe without comments and long names, which are more than half of its own `source`. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails on every finding of axe, and names the elements. Waits until the page stands still, except for decoration,
 * because an element that fades in has no contrast yet.
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
  // Added once per document: 700 kB are not sent again for every window size.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  // Passed rules are left out of the result to save time.
  const found = await page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      // Off by default: targets of at least 24 px, or as far apart (WCAG 2.2, 2.5.8).
      rules: { 'target-size': { enabled: true } },
    });
    // Exempt from this criterion: places on a map, whose positions are given.
    const isOnMap = (target: unknown) => document.querySelector(`[data-map] :is(${String(target)})`) !== null;
    return violations.flatMap(({ id, nodes }) => {
      const meant = nodes.filter(({ target }) => id !== 'target-size' || !isOnMap(target[0]));
      return meant.length === 0 ? [] : [`${id}: ${meant.map((node) => node.html).join(' | ')}`];
    });
  });
  expect(found).toEqual([]);
}
