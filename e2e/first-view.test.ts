import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scriptFilesUntilRest } from '#tools/web/script-budget.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { holds } from './testing/holds.ts';
import { openLive } from './testing/open-live.ts';
import { settledBox } from './testing/settled.ts';
import { firstSequence, waitForFrames } from './testing/rotator.ts';
import { maxShift, shiftsOf, watchShifts } from './testing/watch-shifts.ts';

const phone = { size: 'phone', context: { isMobile: true, hasTouch: true, deviceScaleFactor: 3 } } as const;
/** The most requests of the home view until it rests, besides the pictures of the rotator. */
const maxRequests = 20;

type Noted = { paints: { tag: string; address: string }[]; shifts: string[] };

/** Records the largest paints and the layout shifts from the start of every page. */
async function noteLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted = { paints: [], shifts: [] };
    Object.assign(globalThis, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null; url: string })[])
        noted.paints.push({ tag: entry.element?.tagName ?? '', address: entry.url });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        noted.shifts.push(...entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? 'removed'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Lets the app start only once the fonts that the page has asked for can be drawn. Waits in vain if the view needs
 * another font. Another test is about late ones.
 */
async function startAfterFonts(page: Page): Promise<void> {
  // The app starts as soon as this file is there, whichever file imports it.
  await page.route('**/assets/shell-*.js', async (route) => {
    await expect.poll(() => page.evaluate(haveFontsArrived)).toBe(true);
    await route.continue();
  });
}

/** Runs in the page. */
async function haveFontsArrived(): Promise<boolean> {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]');
  const asked = new Set(Array.from(preloads, ({ href }) => href));
  const letters = { 'Brand Text': '0', 'Brand Display': 'A', 'Brand Figures': '0' };
  const loads = Object.entries(letters).map(([face, letter]) => document.fonts.load(`1em '${face}'`, letter));
  const faces = await Promise.all(loads);
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return faces.every(({ length }) => length > 0) && files.every(({ name }) => asked.has(name));
}

const noted = (page: Page) => page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);

describe('the home view on a phone', () => {
  test('paints nothing larger than its picture, and moves nothing', async ({ visit }) => {
    const page = await visit('/api/tour', phone);
    await noteLayout(page);
    await startAfterFonts(page);
    await page.goto('/');
    await waitForFrames(page);
    const { portrait, start } = await firstSequence(page);
    const largest = async () => (await noted(page)).paints.at(-1)?.address;
    await expect.poll(largest).toBe(new URL(portrait.avif[start]!, page.url()).href);
    expect((await noted(page)).shifts).toEqual([]);
  });

  test('shows the picture between its bar and its label, and uses the whole height of the frames for it', async ({
    visit,
  }) => {
    const page = await visit('/', phone);
    await waitForFrames(page);
    const { height } = await firstSequence(page);
    const canvas = page.locator('[data-rotator] canvas');
    await holds(async () => {
      const bar = (await page.getByRole('banner').boundingBox())!;
      const name = (await page.locator('h1').textContent())!;
      const label = (await page.getByRole('region', { name }).boundingBox())!;
      const box = (await canvas.boundingBox())!;
      expect(box.y).toBe(bar.y + bar.height);
      expect(box.y + box.height).toBeCloseTo(label.y, 0);
      expect(await canvas.evaluate((element: HTMLCanvasElement) => element.height)).toBe(height);
      const marker = (await page.locator('[data-rotator] [data-building]:visible').first().boundingBox())!;
      expect(marker.y).toBeGreaterThanOrEqual(box.y);
      expect(marker.y + marker.height).toBeLessThanOrEqual(label.y);
    });
  });
});

test('the home view loads only the fonts and texts that it shows, in few requests', async ({ visit }) => {
  const page = await visit(lightPage, phone);
  // The event stream is requested last.
  await openLive(page, '/');
  await waitForFrames(page);
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const { portrait, atlas, bundles } = await firstSequence(page);
  const pictures = new Set([...portrait.avif, atlas.avif, ...bundles.map((bundle) => bundle.portrait)]);
  const all = [...new Set(await loaded())];
  const others = all.filter((address) => !pictures.has(address));
  expect(others.filter((address) => address.endsWith('.woff2')).length).toBeLessThanOrEqual(2);
  const files = others.filter((address) => address.endsWith('.js') && !address.includes('worker'));
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(scriptFilesUntilRest);
  expect(files.filter((address) => address.includes('index.further'))).toEqual([]);
  expect(others.length, others.join('\n')).toBeLessThanOrEqual(maxRequests);
  // The start frame, the thumbnails, and the bundles of the others.
  expect(all.length - others.length).toBeLessThanOrEqual(bundles.length + 4);
});

test('fonts that arrive late move next to nothing', async ({ visit }) => {
  const page = await visit(lightPage, phone);
  const arrival = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await watchShifts(page);
  await page.goto('/');
  await waitForFrames(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  arrival.resolve();
  await settledBox(page.getByRole('heading', { level: 1 }));
  expect(await shiftsOf(page)).toBeLessThan(maxShift);
});

test('a page without a picture shows a loading line before the app is loaded', async ({ visit }) => {
  const page = await visit(lightPage, phone);
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/register', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(comingLine)).toEqual({ content: '""', isSeen: true });
  arrival.resolve();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(comingLine)).toEqual({ content: 'none', isSeen: false });
});

describe('the first view is rendered in short tasks', () => {
  test('the layout of the page before its screen, although both are loaded', async ({ visit }) => {
    const page = await visit(lightPage, phone);
    await page.addInitScript(() => {
      const rendered: string[] = [];
      Object.assign(globalThis, { rendered });
      // Called once for everything that was added in one task.
      new MutationObserver(() => {
        const shown = ['nav', 'main [data-rotator]'].filter((part) => document.querySelector(part)).join();
        if (shown !== (rendered.at(-1) ?? '')) rendered.push(shown);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await waitForFrames(page);
    const rendered = await page.evaluate(() => (globalThis as unknown as { rendered: string[] }).rendered);
    expect(rendered).toEqual(['nav', 'nav,main [data-rotator]']);
  });

  test('what covers the markers is read once for all of them', async ({ visit }) => {
    const page = await visit('/', phone);
    await waitForFrames(page);
    const markers = await page.locator('main [data-rotator] li').count();
    expect(markers).toBeGreaterThan(4);
    await page.locator('[data-compass]').evaluate((compass) => {
      let reads = 0;
      const read = compass.getBoundingClientRect;
      compass.getBoundingClientRect = () => {
        compass.setAttribute('data-reads', String((reads += 1)));
        return read.call(compass);
      };
    });
    await page.setViewportSize({ width: 430, height: 932 });
    const reads = async () => Number(await page.locator('[data-compass]').getAttribute('data-reads'));
    await expect.poll(reads).toBeGreaterThan(0);
    expect(await reads()).toBeLessThan(markers);
  });
});

test('a form loads its screen and texts with the app, and no font before it', async ({ visit }) => {
  const page = await visit(lightPage, phone);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/register', { waitUntil: 'commit' });
  for (const file of ['register-screen', 'en', 'index.further'])
    await expect
      .poll(() => requested.some((path) => path.startsWith(`/assets/${file}-`)), { message: file })
      .toBe(true);
  await expect.poll(() => page.evaluate(comingLine)).toMatchObject({ isSeen: true });
  expect(requested.filter((path) => path.endsWith('.woff2'))).toEqual([]);
  arrival.resolve();
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
});

/** The line that an empty page shows while loading. Runs in the page. */
function comingLine(): { content: string; isSeen: boolean } {
  const { content, height, opacity } = getComputedStyle(document.getElementById('root')!, '::before');
  return { content, isSeen: height === '2px' && Number(opacity) > 0 };
}
