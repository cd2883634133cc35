import { expect } from 'vitest';
import { rep } from './testing/accounts.ts';
import { test } from './testing/browser-test.ts';

test('a gallery can be left in the moment in which the focus moves to a thumbnail, and the strip follows the focus', async ({
  visit,
}) => {
  const page = await visit('/gallery/exterior', { user: rep });
  const thumbs = page.locator('[data-thumbnails] button');
  await thumbs.nth(11).waitFor({ state: 'attached' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForFunction(() => innerWidth === 390);
  await page.keyboard.press('Tab');
  await thumbs.nth(0).focus();
  // Past the thumbnails in sight.
  for (let presses = 0; presses < 8; presses++) await page.keyboard.press('Tab');
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { left, right } = document.activeElement!.getBoundingClientRect();
        const strip = document.querySelector('[data-thumbnails]')!.getBoundingClientRect();
        const { scrollLeft } = document.querySelector('[data-thumbnails] .swiper')!;
        return left >= strip.left - 1 && right <= strip.right + 1 && scrollLeft === 0;
      }),
    )
    .toBe(true);
  // What the focus begins in the next frame comes when the gallery is gone.
  await page.evaluate(() => {
    const held: FrameRequestCallback[] = [];
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => held.push(callback);
    [...document.querySelectorAll<HTMLElement>('[data-thumbnails] button')].at(-1)!.focus();
    window.requestAnimationFrame = request;
    addEventListener('gallery-gone', () => held.forEach((callback) => callback(0)));
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await page.locator('[data-thumbnails]').waitFor({ state: 'detached' });
  await page.evaluate(() => dispatchEvent(new Event('gallery-gone')));
});
