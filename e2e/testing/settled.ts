import type { Locator } from 'playwright-core';

type Box = { x: number; y: number; width: number; height: number };

/**
 * The box of an element at rest, in CSS px: fonts are loaded, no animation of a part of the page runs, and the box was
 * the same in ten frames. For positions that later ones are compared with; `holds` is for those that are expected.
 */
export function settledBox(locator: Locator): Promise<Box> {
  return locator.evaluate(async (element) => {
    const isMoving = () =>
      document.fonts.status !== 'loaded' ||
      document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    const read = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    let last = read();
    for (let same = 0; same < 10;) {
      await new Promise(requestAnimationFrame);
      const box = read();
      const isSame = Object.values(box).every((value, index) => value === Object.values(last)[index]);
      same = isSame && !isMoving() ? same + 1 : 0;
      last = box;
    }
    return last;
  });
}
