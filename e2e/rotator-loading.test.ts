import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Tour } from '#contract/entities/tour.ts';
import { test } from './testing/browser-test.ts';
import { menu } from './testing/shell.ts';
import { currentFrame, firstSequence, preloader, scrubber, waitForFrames } from './testing/rotator.ts';

describe('while it loads', () => {
  test('the picture can be turned under the preloader, which counts to the end and disappears', async ({ visit }) => {
    const page = await visit('/api/tour');
    const { frames } = await firstSequence(page);
    const gate = Promise.withResolvers<void>();
    let requests = 0;
    await page.route(/\/media\/[^/]+\/landscape\d+\.frames$/, async (route) => {
      requests += 1;
      if (requests > 2) await gate.promise;
      await route.continue();
    });
    await page.goto('/');
    const progress = page.getByRole('progressbar');
    await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(1);
    expect(await progress.getAttribute('max')).toBe(String(frames));
    expect(await preloader(page).textContent()).toContain(`/${frames}`);
    await page.keyboard.press('PageUp');
    await expect.poll(() => currentFrame(page)).toBeGreaterThan(0);
    const counted = page.waitForFunction((all) => document.querySelector('progress')?.value === all, frames);
    gate.resolve();
    await counted;
    await waitForFrames(page);
  });

  test('the first picture is sent once, and shown before the app has loaded', async ({ visit }) => {
    const page = await visit('/');
    await waitForFrames(page);
    const { start, landscape } = await firstSequence(page);
    const sent = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => ({
        name: new URL(entry.name).pathname,
        bytes: (entry as PerformanceResourceTiming).transferSize,
      })),
    );
    expect(sent.filter(({ name, bytes }) => bytes > 0 && name === landscape.avif[start])).toHaveLength(1);
    await expect.poll(() => page.locator('#first-frame').innerHTML()).toBe('');
  });

  test('the picture is drawn where the app has moved it, as WebKit does not show what was drawn before', async ({
    visit,
  }) => {
    const page = await visit('/api/tour');
    await page.addInitScript(() => {
      const { prototype } = CanvasRenderingContext2D;
      const draw = prototype.drawImage as (...drawn: unknown[]) => void;
      prototype.drawImage = function drawImage(...drawn: unknown[]) {
        draw.apply(this, drawn);
        if (this.canvas.parentElement !== null) this.canvas.dataset.drawnIn = this.canvas.parentElement.tagName;
      };
    });
    await page.goto('/');
    await waitForFrames(page);
    await expect.poll(() => page.locator('[data-rotator] > canvas').getAttribute('data-drawn-in')).toBe('SECTION');
  });

  test.for(['desktop', 'phone'] as const)(
    'the thumbnails of all angles do not wait for the first picture: %s',
    async (size, { visit }) => {
      const page = await visit('/api/tour', { size });
      const { start, landscape, portrait, atlas } = await firstSequence(page);
      const atlasAsked = Promise.withResolvers<void>();
      const first = [landscape.avif[start]!, portrait.avif[start]!];
      await page.route(
        (url) => first.includes(url.pathname),
        async (route) => {
          await atlasAsked.promise;
          await route.continue();
        },
      );
      await page.route(
        (url) => url.pathname === atlas.avif,
        async (route) => {
          atlasAsked.resolve();
          await route.continue();
        },
      );
      await page.goto('/', { waitUntil: 'commit' });
      await atlasAsked.promise;
      await waitForFrames(page);
    },
  );

  test('counts are formatted without Intl.NumberFormat, which is slow to start on phones', async ({ visit }) => {
    const page = await visit('/api/tour');
    await page.addInitScript(() =>
      Object.defineProperty(Intl, 'NumberFormat', {
        get: () => {
          throw new Error('The first page asks for Intl.NumberFormat');
        },
      }),
    );
    await page.goto('/');
    await waitForFrames(page);
    await page
      .getByRole('link', { name: /, \d+ residences$/ })
      .first()
      .waitFor();
  });

  test.for(['desktop', 'phone'] as const)(
    'the first picture is shown without scripts too: %s',
    async (size, { visit, tolerate }) => {
      tolerate(/ERR_FAILED/);
      const page = await visit('/api/tour', { size });
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await page.goto('/');
      const picture = page.locator('#first-frame img');
      await picture.waitFor();
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(0);
    },
  );

  test('frames are loaded one by one if their bundles fail, and retried', async ({ visit, tolerate }) => {
    tolerate(/Failed to load resource/);
    const page = await visit('/api/tour');
    let failures = 0;
    await page.route(/\/media\/[^/]+\/landscape\d+\.frames$/, (route) => route.abort());
    await page.route(/\/media\/[^/]+\/landscape\./, async (route) => {
      if (route.request().resourceType() !== 'fetch' || failures >= 3) return route.continue();
      failures += 1;
      return route.abort();
    });
    await page.goto('/');
    await waitForFrames(page);
    expect(failures).toBe(3);
  });

  test('frames that a broken-off bundle still brought are kept', async ({ visit, tolerate }) => {
    tolerate(/Failed to load resource/);
    const page = await visit('/api/tour');
    const { bundles, landscape } = await firstSequence(page);
    const [broken] = bundles;
    await page.route(
      (url) => url.pathname === broken!.landscape,
      async (route) => {
        const answer = await route.fetch();
        const body = await answer.body();
        // The first of its frames and half of the next.
        const end = 4 + body.readUInt32BE(0);
        await route.fulfill({ response: answer, body: body.subarray(0, end + 4 + body.readUInt32BE(end) / 2) });
      },
    );
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto('/');
    await waitForFrames(page);
    const alone = broken!.frames.filter((frame) => asked.has(landscape.avif[frame]!));
    expect(alone).toEqual(broken!.frames.slice(1));
  });
});

test('a browser without AVIF support turns the same pictures as WebP', { timeout: 300_000 }, async ({ visit }) => {
  const page = await visit('/api/tour');
  const { landscape, atlas } = await firstSequence(page);
  // The page as a browser without AVIF support sees it: without preload hint, source and decoder for AVIF.
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/<(source|link)[^>]*image\/avif[^>]*>/g, ''),
      });
    },
  );
  await page.addInitScript(() => {
    const decode = globalThis.createImageBitmap;
    globalThis.createImageBitmap = ((image: ImageBitmapSource, ...rest: []) =>
      image instanceof Blob && image.type === 'image/avif'
        ? Promise.reject(new Error('not supported'))
        : decode(image, ...rest)) as typeof decode;
    // Elements that scripts create have no such sources either.
    const written = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!;
    Object.defineProperty(Element.prototype, 'innerHTML', {
      ...written,
      set(this: Element, markup: string) {
        written.set!.call(this, String(markup).replace(/<source[^>]*image\/avif[^>]*>/g, ''));
      },
    });
  });
  await page.goto('/');
  await scrubber(page).waitFor({ state: 'attached' });
  // The server encodes the frames only now.
  await preloader(page).waitFor({ state: 'detached', timeout: 170_000 });
  const names = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)),
  );
  expect([...landscape.webp, atlas.webp].filter((address) => !names.has(address))).toEqual([]);
  expect([...names].filter((name) => /\.(avif|frames)$/.test(name))).toEqual([]);
  await page.keyboard.press('PageUp');
  await expect.poll(() => currentFrame(page)).toBeGreaterThan(0);
});

describe('another tour', () => {
  /** The mean brightness of the picture on top, from 0 to 255. */
  const brightness = (page: Page) =>
    page
      .locator('[data-rotator] canvas')
      .last()
      .evaluate((canvas) => {
        const small = new OffscreenCanvas(16, 16).getContext('2d')!;
        small.drawImage(canvas as HTMLCanvasElement, 0, 0, 16, 16);
        const { data } = small.getImageData(0, 0, 16, 16);
        return data.reduce((sum, value, at) => sum + (at % 4 === 3 ? 0 : value), 0) / (16 * 16 * 3);
      });

  test('replaces the picture at the same angle, when its own can be shown, and stays; until then the old one still turns', async ({
    visit,
    tolerate,
  }) => {
    tolerate(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    const page = await visit('/');
    await waitForFrames(page);
    const { sequences } = (await (await page.request.get('/api/tour')).json()) as Tour;
    const { atlas, landscape, bundles } = sequences[1]!;
    const addresses = new Set([atlas.avif, ...landscape.avif, ...bundles.map((bundle) => bundle.landscape)]);
    const atlasMayArrive = Promise.withResolvers<void>();
    let isConnected = false;
    let asked = 0;
    await page.route(
      (url) => addresses.has(url.pathname),
      async (route) => {
        asked += 1;
        if (!isConnected) return route.abort();
        if (route.request().url().endsWith(atlas.avif)) await atlasMayArrive.promise;
        return route.continue();
      },
    );
    await scrubber(page).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => currentFrame(page)).toBe(0);
    const byDay = await brightness(page);
    expect(asked).toBe(0);

    await page.getByRole('button', { name: 'At dusk' }).click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.context().setOffline(true);
    await page.getByText('No connection. The other views follow when it is back.').waitFor();
    await scrubber(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => currentFrame(page)).toBe(1);
    expect(await brightness(page)).toBeGreaterThan(byDay * 0.95);

    const shares = await scrubber(page).evaluateHandle((input) => {
      const track = input.parentElement!;
      const seen = new Set([track.style.getPropertyValue('--at')]);
      const observer = new MutationObserver(() => seen.add(track.style.getPropertyValue('--at')));
      observer.observe(track, { attributeFilter: ['style'] });
      return seen;
    });
    isConnected = true;
    await page.context().setOffline(false);
    // Its picture at the angle where the switch was pressed is all that can be drawn of it.
    await page.locator('[data-rotator] canvas').first().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    atlasMayArrive.resolve();
    await expect.poll(() => brightness(page)).toBeLessThan(byDay * 0.85);
    await expect.poll(() => page.locator('[data-rotator] canvas').count()).toBe(1);
    await expect.poll(() => currentFrame(page)).toBe(1);
    expect(await shares.evaluate((seen) => seen.size)).toBe(1);
    await expect.poll(() => page.locator('[data-rotator] canvas').count()).toBe(1);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => currentFrame(page)).toBe(2);

    await menu(page).getByRole('link', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/login');
    await page.goBack();
    await page.getByRole('button', { name: 'At dusk', pressed: true }).waitFor();
    await expect.poll(() => currentFrame(page)).toBe(2);
    await expect.poll(() => brightness(page)).toBeLessThan(byDay * 0.85);

    await page.getByRole('button', { name: 'By day' }).click();
    await expect.poll(() => brightness(page)).toBeGreaterThan(byDay * 0.95);
    expect(await currentFrame(page)).toBe(2);
  });
});
