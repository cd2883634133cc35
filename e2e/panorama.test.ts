import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './testing/expect-accessible.ts';
import { failUntilPressed } from './testing/fail-until-pressed.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';
import { resize } from './testing/resize.ts';

const user = 'rep@asteria.example';

/** Software rendering is slow. */
const slowly = { timeout: 60_000 };

const stands = (page: Page, slug: string) =>
  page.locator(`[data-panorama="${slug}"][data-state=ready]`).waitFor(slowly);
const hotspot = (page: Page, name: string) => page.locator('.psv-marker--visible').getByText(name, { exact: true });
/** Makes `getContext` behave like a browser without WebGL. */
const withoutWebGl = () => {
  const ask = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function getContext(
    this: HTMLCanvasElement,
    kind: string,
    ...rest: never[]
  ) {
    return kind.startsWith('webgl') ? null : (ask as (...given: unknown[]) => unknown).call(this, kind, ...rest);
  } as typeof ask;
};

describe('the panoramas of the development', () => {
  test('can be turned by keys and by dragging, and are linked by hotspots', async ({ visit }) => {
    const page = await visit('/gallery/all', { user, hasWebGl: true });
    await page.getByRole('link', { name: 'Panorama' }).click();
    await stands(page, 'pool-court');
    const pool = hotspot(page, 'Pool');
    await pool.waitFor();
    const before = (await pool.boundingBox())!.x;
    const view = page.getByRole('application', { name: /^Pool court, panorama/ });
    await view.focus();
    await page.keyboard.down('ArrowLeft');
    await expect.poll(async () => (await pool.boundingBox())?.x ?? 0, slowly).toBeGreaterThan(before + 40);
    await page.keyboard.up('ArrowLeft');
    await page.getByRole('button', { name: 'Roof garden', exact: true }).click();
    await stands(page, 'roof-garden');
    await page.waitForURL('**/facility?view=roof-garden');
    const way = page.getByRole('button', { name: 'Go to Pool court' });
    await way.click();
    await stands(page, 'pool-court');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.waitForURL('**/gallery/all');
  });

  test('are shown flat without WebGL, with the same hotspots', async ({ visit }) => {
    const page = await visit(lightPage, { user, language: 'tr' });
    await page.addInitScript(withoutWebGl);
    await page.goto('/facility?view=pool-court');
    const flat = page.getByRole('region', { name: /^Havuz avlusu, düz serilmiş panorama/ });
    await flat.waitFor();
    await expect
      .poll(() => flat.evaluate((strip) => strip.scrollWidth > strip.clientWidth && strip.scrollLeft > 0))
      .toBe(true);
    // The direction that is looked at, as a share of the picture's width, stays when the window changes.
    const looked = () =>
      flat.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => (scrollLeft + clientWidth / 2) / scrollWidth);
    await flat.evaluate(async (strip) => {
      const isScrolled = new Promise((resolve) => strip.addEventListener('scroll', resolve, { once: true }));
      strip.scrollTo({ left: strip.scrollWidth * 0.54 - strip.clientWidth / 2 });
      // The window is not resized in the same frame.
      await isScrolled;
      await new Promise(requestAnimationFrame);
    });
    expect(await looked()).toBeCloseTo(0.54, 2);
    await resize(page, sizes.phone, async () => expect(await looked()).toBeCloseTo(0.54, 2));
    // Wider than the picture at its height, which is then cropped instead of leaving a part of the window empty.
    await resize(page, { width: 844, height: 390 }, async () => {
      const picture = await flat.locator('img').boundingBox();
      expect(picture?.width).toBeGreaterThanOrEqual(844);
      expect(picture?.y).toBeLessThan(0);
    });
    for (const size of [sizes.desktop, sizes.tablet])
      await resize(page, size, async () => expect(await looked()).toBeCloseTo(0.54, 2));
    await page.getByRole('button', { name: 'Git: Çatı bahçesi' }).click();
    await page.getByRole('region', { name: /^Çatı bahçesi, düz serilmiş panorama/ }).waitFor();
    await expectAccessible(page);
  });

  test('report a failed load, and load on retry', async ({ visit, tolerate }) => {
    tolerate(/Failed to load resource|net::ERR|Failed to fetch|TypeError|ProgressEvent/);
    const page = await visit(lightPage, { user });
    await failUntilPressed(page, /\/media\/\w+\/(1500|3000|6000|1024)\.\w+$/);
    await page.goto('/facility');
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await retry.waitFor(slowly);
    await retry.click();
    await stands(page, 'pool-court');
  });
});

test('real photographs in 360° are not offered where the development has none', async ({ visit }) => {
  const page = await visit('/realshot', { user });
  await page.getByRole('heading', { name: 'Nothing to walk through yet' }).waitFor();
  await page.getByRole('link', { name: 'To the galleries' }).click();
  await page.waitForURL('**/gallery/all');
});

test('has no axe violations on a tablet and on a phone', async ({ visit }) => {
  const page = await visit('/facility', { user });
  await stands(page, 'pool-court');
  await expectAccessible(page);
  await page.setViewportSize(sizes.phone);
  await expectAccessible(page);
});
