import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { startProduct, type RunningProduct } from '#tools/testing/start-product.ts';
import { rep } from './testing/accounts.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';
import { coveredMarkers } from './testing/covered-markers.ts';
import { holds } from './testing/holds.ts';
import { firstSequence, scrubber, waitForFrames } from './testing/rotator.ts';

let product: RunningProduct;

/** The original demo, as with `npm start`; all other tests have small pictures. */
beforeAll(async () => {
  product = await startProduct();
}, 300_000);
afterAll(async () => product?.stop());

test.for(['desktop', 'phone'] as const)(
  'the demo loads all its frames at %s size, and no panel covers a marker',
  async (size, { visit }) => {
    const page = await visit('/', { at: product.address, size });
    await waitForFrames(page);
    const { width, height, frames, bundles, ...sets } = await firstSequence(page);
    expect([width, height, frames]).toEqual([1920, 1080, 60]);
    const set = size === 'phone' ? 'portrait' : 'landscape';
    const fileOf = (address: string, frame: number) =>
      bundles.find((bundle) => bundle.frames.includes(frame))?.[set] ?? address;
    const wanted = sets[set].avif.map(fileOf);
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    await holds(async () => {
      const found = await loaded();
      expect(wanted.filter((address) => !found.includes(address))).toEqual([]);
    });
    await holds(async () => {
      const canvas = await page.locator('[data-rotator] canvas').evaluate((element) => ({
        across: (element as HTMLCanvasElement).width,
        box: element.getBoundingClientRect(),
      }));
      // On a phone, the picture ends where the label begins.
      const label = (await page.getByRole('region', { name: await page.locator('h1').innerText() }).boundingBox())!;
      const bottom = size === 'phone' ? label.y : sizes[size].height;
      expect(canvas.box.width).toBe(sizes[size].width);
      expect(canvas.box.bottom).toBeCloseTo(bottom, 0);
      // As sharp as the window, or as a frame if that has fewer pixels.
      expect(canvas.across).toBe(Math.min(sizes[size].width, width));
    });
    if (size === 'desktop') await turnsClear(page, frames);
  },
);

test('a picture that is on its way shows its thumbnail enlarged', async ({ visit }) => {
  const page = await visit(lightPage, { at: product.address, user: rep, size: 'tablet' });
  const mayArrive = Promise.withResolvers<void>();
  await page.route(/\/media\/.*\/(?!480\.)\d+\.(avif|webp)$/, async (route) => {
    await mayArrive.promise;
    await route.continue();
  });
  await page.goto(`${product.address}/gallery/interior`, { waitUntil: 'commit' });
  const thumbnail = page.getByRole('button', { name: /^Interior 4,/ });
  await thumbnail.click();
  await page.getByText('4/12', { exact: true }).waitFor();
  const preview = page.locator('.swiper-slide-active > div:not([data-zoom]) img');
  const picture = page.locator('.swiper-slide-active > [data-zoom] img');
  await expect.poll(() => preview.evaluate(isSeen)).toBe(true);
  expect((await preview.boundingBox())!.width).toBe(sizes.tablet.width);
  expect(await picture.evaluate(isSeen)).toBe(false);
  mayArrive.resolve();
  await expect.poll(() => picture.evaluate(isSeen)).toBe(true);
  await expect.poll(() => preview.evaluate(isSeen)).toBe(false);
});

/** Whether a picture has been loaded and is drawn. Runs in the page. */
function isSeen(image: Element): boolean {
  return (
    (image as HTMLImageElement).naturalWidth > 0 &&
    image.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

/** Fails if a marker lies under a panel on a tablet in any frame. */
async function turnsClear(page: Page, frames: number): Promise<void> {
  await page.setViewportSize(sizes.tablet);
  for (let frame = 0; frame < frames; frame++) {
    await scrubber(page).fill(String(frame));
    await expect.poll(() => scrubber(page).inputValue()).toBe(String(frame));
    await expect.poll(() => page.evaluate(coveredMarkers), { message: `view ${frame}` }).toEqual([]);
  }
}
