import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Settings } from '#contract/settings.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';
import { failUntilPressed } from './testing/fail-until-pressed.ts';
import { layoutDefects } from './testing/layout-defects.ts';
import { inList, marker, user } from './testing/open-map.ts';
import { resize } from './testing/resize.ts';
import { lowWindows, windows } from './testing/windows.ts';

/**
 * Serves an external style and its tiles: one source states its attribution in the style, the other only in its own
 * document.
 */
async function standInForMaps(page: Page): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  const tiles = { type: 'raster', tiles: ['https://tiles.example/relief/{z}/{x}/{y}.png'], attribution: '© Surveyors' };
  const style = {
    version: 8,
    sources: { streets: { type: 'vector', url: 'https://tiles.example/streets.json' }, relief: tiles },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': '#eee' } },
      { id: 'street', type: 'line', source: 'streets', 'source-layer': 'street' },
    ],
  };
  const streets = {
    tilejson: '3.0.0',
    tiles: ['https://tiles.example/streets/{z}/{x}/{y}.pbf'],
    minzoom: 0,
    maxzoom: 14,
    attribution: '<a href="https://tiles.example">© Mapmakers</a>',
  };
  await page.route('https://tiles.example/**', (route) => route.fulfill({ headers, body: '' }));
  await page.route('https://tiles.example/streets.json', (route) => route.fulfill({ headers, json: streets }));
  await page.route('https://styles.example/light.json', (route) => route.fulfill({ headers, json: style }));
}

describe('a map with a third-party style', () => {
  test('shows the attribution of the style', async ({ visit, settings }) => {
    const page = await visit(lightPage, { user });
    await standInForMaps(page);
    const { map } = (await (await page.request.get('/api/settings/1')).json()) as Settings;
    await settings({
      map: {
        ...map,
        provider: 'maplibre',
        styleUrl: 'https://styles.example/light.json',
        hosts: ['https://tiles.example'],
      },
    });
    await page.goto('/location/all/0');
    await page.locator('[data-map="ready"]').waitFor();
    await page.getByText('© Mapmakers', { exact: true }).waitFor();
    await page.getByText('© Surveyors', { exact: true }).waitFor();
  });
});

describe('when something is missing', () => {
  test('a map whose data or library failed to load loads on retry', async ({ visit, tolerate }) => {
    const page = await visit(lightPage, { user });
    for (const [missing, answer, consoleError, map] of [
      ['**/api/map', { status: 503, body: '' }, /(status of|answer) 503.*api\/map/, '[data-map="ready"]:focus'],
      [
        /\/assets\/[^/]*(open-maplibre|libre)[^/]*\.(js|mjs|css)$/,
        undefined,
        /ERR_FAILED.*assets\//,
        '[data-map="ready"]',
      ],
    ] as const) {
      tolerate(consoleError);
      await failUntilPressed(page, missing, answer ? { answer } : {});
      await page.goto('/location/museums/1');
      await page.getByText('The map cannot be shown here').waitFor({ timeout: 60_000 });
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator(map).waitFor();
      await marker(page, 1).waitFor();
      const frame = page.locator('.maplibregl-canvas-container');
      await expect
        .poll(() => frame.evaluate((element) => getComputedStyle(element.parentElement!).overflow))
        .toBe('hidden');
      await page.getByText('The map cannot be shown here').waitFor({ state: 'detached' });
      await page.unroute(missing);
    }
  });

  test('a map is not all sea until its land is drawn', async ({ visit }) => {
    const page = await visit(lightPage, { user });
    const worker = Promise.withResolvers<void>();
    await page.route('**/assets/maplibre-gl-worker*', (route) => worker.promise.then(() => route.fallback()));
    await page.goto('/location/museums/1');
    await marker(page, 1).waitFor();
    const opacity = () => page.locator('.maplibregl-canvas').evaluate((canvas) => getComputedStyle(canvas).opacity);
    expect(await opacity()).toBe('0');
    worker.resolve();
    await expect.poll(opacity).toBe('1');
  });

  test('a browser that cannot draw the map still gets the list and the routes', async ({ visit, tolerate }) => {
    tolerate(/WebGL|webgl/);
    const page = await visit(lightPage, { user });
    await page.addInitScript(() =>
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null }),
    );
    await page.goto('/location/museums/1');
    await page.getByText('The map cannot be shown here').waitFor();
    await page.locator('[data-counted]').waitFor();
    await expect.poll(() => inList(page, 2).innerText()).toContain('National Archaeological Museum');
    for (const size of [...windows, ...lowWindows])
      await resize(page, size, async () =>
        expect(await layoutDefects(page), `${size.width}×${size.height}`).toEqual([]),
      );
  });

  test('places that failed to load are reported, and loaded on retry', async ({ visit, tolerate }) => {
    tolerate(/40[34]/);
    const page = await visit(lightPage, { user });
    await failUntilPressed(page, '**/api/places', {
      answer: {
        status: 403,
        contentType: 'application/problem+json',
        json: { type: '/problems/not_allowed', title: '', status: 403, code: 'not_allowed' },
      },
    });
    await page.goto('/location/all/0');
    await page.getByText('The places could not be loaded').waitFor();
    for (const size of [sizes.phone, sizes.tablet])
      await resize(page, size, async () =>
        expect(await layoutDefects(page), `${size.width}×${size.height}`).toEqual([]),
      );
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('a[data-category]').first().waitFor();
  });
});
