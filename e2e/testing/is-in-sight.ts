import type { Locator } from 'playwright-core';

/** Whether an element is within the window as a whole, and nothing lies over its middle. */
export function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && part.contains(above);
  });
}
