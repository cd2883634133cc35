import { describe, expect } from 'vitest';
import { lightPage, test, type Visit } from './testing/browser-test.ts';
import { directionsTo, user } from './testing/open-map.ts';

/**
 * Opens a place and, once its route is complete, returns what was shown from the start: the minutes and the number of
 * points drawn.
 */
async function watchRoute(visit: Visit, reducedMotion: 'reduce' | 'no-preference') {
  const page = await visit(lightPage, { user, context: { reducedMotion } });
  await page.addInitScript(countFrames);
  await page.addInitScript(() => {
    const seen = { minutes: [] as string[], drawn: [] as number[] };
    Object.assign(globalThis, { seen });
    const note = <T>(list: T[], value: T | undefined) =>
      void (value !== undefined && list.at(-1) !== value && list.push(value));
    new MutationObserver(() => {
      note(seen.minutes, document.querySelector('[data-route-bar] output ~ p > span')?.textContent);
      const drawn = document.querySelector<HTMLElement>('[data-drawn]')?.dataset['drawn'];
      note(seen.drawn, drawn === undefined ? undefined : Number(drawn));
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['data-drawn'],
    });
  });
  await page.goto('/location/museums/1');
  const { duration, points } = await directionsTo(page, 1, 'WALKING');
  await page.locator('[data-counted]').waitFor();
  await page.locator(`[data-drawn="${points.length}"]`).waitFor({ timeout: 60_000 });
  const seen = await page.evaluate(
    () => (globalThis as unknown as { seen: { minutes: string[]; drawn: number[] } }).seen,
  );
  return { ...seen, wantedMinutes: String(Math.round(duration / 60)), points: points.length };
}

/**
 * Lets 16 ms pass from each frame to the next for animations, however long the machine takes: if one frame took longer
 * than an animation, it would only show the end. Runs in the page.
 */
function countFrames(): void {
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  let now = performance.now();
  let last = 0;
  performance.now = () => now;
  globalThis.requestAnimationFrame = (act) =>
    request((frame) => {
      if (frame !== last) now += 16;
      last = frame;
      act(now);
    });
}

describe('the route to a place', () => {
  test('is drawn point by point, and its figures count up', async ({ visit }) => {
    const { minutes, drawn, wantedMinutes, points } = await watchRoute(visit, 'no-preference');
    expect(points).toBeGreaterThan(20);
    expect(drawn.length).toBeGreaterThan(2);
    expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
    expect(minutes.length).toBeGreaterThan(1);
    expect(minutes.at(-1)).toBe(wantedMinutes);
  });

  test('appears immediately with reduced motion', async ({ visit }) => {
    const { minutes, drawn, wantedMinutes, points } = await watchRoute(visit, 'reduce');
    expect(minutes).toEqual([wantedMinutes]);
    expect(drawn.filter((count) => count > 0)).toEqual([points]);
  });
});
