import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens a page and presses a key, which loads `keep-focus.ts`. */
export async function openWithFocusKept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const part = () =>
    page.evaluate(() => performance.getEntriesByType('resource').find(({ name }) => name.includes('keep-focus'))?.name);
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return part();
    })
    .toBeDefined();
  await page.evaluate(`import(${JSON.stringify(await part())}).then(() => undefined)`);
}

/** Waits until an element has the focus. */
export async function awaitFocus(target: Locator): Promise<void> {
  await expect.poll(() => target.and(target.page().locator(':focus')).count()).toBe(1);
}

/** Presses Tab until an element with this role and name in the accessibility tree has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  const focused = target.and(page.locator(':focus'));
  for (let presses = 0; presses < 150 && (await focused.count()) === 0; presses += 1) await page.keyboard.press('Tab');
  expect(await focused.count(), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))).toBe(1);
}

/** What screen readers say about an element after its name. */
export function describedBy(target: Locator): Promise<string> {
  return target.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );
}

/** Whether the focused element is within the window, and nothing lies over its ends. */
export function isFocusSeenWhole(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement!;
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const ends = [
      [left + 1, (top + bottom) / 2],
      [right - 1, (top + bottom) / 2],
      [(left + right) / 2, top + 1],
      [(left + right) / 2, bottom - 1],
    ] as const;
    return ends.every(([x, y]) => {
      const shown = document.elementFromPoint(x, y);
      return shown !== null && (focused.contains(shown) || shown.contains(focused));
    });
  });
}
