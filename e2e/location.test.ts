import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { calls } from '#contract/calls/index.ts';
import type { Directions } from '#contract/entities/directions.ts';
import type { Place } from '#contract/entities/place.ts';
import type { Settings } from '#contract/settings.ts';
import { test, type VisitOptions } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';

const user = 'rep@asteria.example';
type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/** Opens the Location screen and waits for its map. */
async function openMap(visit: Visit, path = '/location/all/0', options: VisitOptions = {}): Promise<Page> {
  const page = await visit(path, { user, ...options });
  await page.locator('[data-map="ready"]').waitFor();
  return page;
}

const placesOf = async (page: Page) =>
  (await (await page.request.get(`/api${calls.listPlaces.path}`)).json()) as Place[];
const directionsTo = async (page: Page, to: number, mode: string) =>
  (await (await page.request.get(`/api/directions?to=${to}&mode=${mode}`)).json()) as Directions;
const marker = (page: Page, id: number) => page.locator(`ul a[data-look][data-place="${id}"]`);
const inList = (page: Page, id: number) => page.locator(`aside a[data-place="${id}"]`);

/**
 * Opens a place and answers what was seen of the way to it from the first moment on, once it is whole: the minutes
 * told, and how many of its points were drawn.
 */
async function watchWay(visit: Visit, reducedMotion: 'reduce' | 'no-preference') {
  const page = await visit('/register', { user, context: { reducedMotion } });
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
  await page.locator(`[data-drawn="${points.length}"]`).waitFor({ timeout: 40_000 });
  const seen = await page.evaluate(
    () => (globalThis as unknown as { seen: { minutes: string[]; drawn: number[] } }).seen,
  );
  return { ...seen, told: String(Math.round(duration / 60)), points: points.length };
}

/** The zoom of the map, told by how far apart it puts the markers of the westernmost and the easternmost place. */
async function zoomOf(page: Page): Promise<number> {
  const places = (await placesOf(page)).toSorted((a, b) => a.lng - b.lng);
  const [west, east] = [places[0]!, places.at(-1)!];
  const xOf = (id: number) =>
    page.locator(`li[data-spot="${id}"]`).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
  return Math.log2((((await xOf(east.id)) - (await xOf(west.id))) * 360) / (east.lng - west.lng) / 512);
}

/**
 * Answers for a style elsewhere and its tiles: one source names its makers itself, of the other only its own address
 * tells.
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

describe('the surroundings', () => {
  test('are closed to visitors, who come back to them after registration', async ({ visit }) => {
    const page = await visit('/location/all/0');
    await page.waitForURL('**/register?next=%2Flocation%2Fall%2F0');
  });

  test('show 36 places in six categories with the specified counts, on the map and beside it', async ({ visit }) => {
    const page = await openMap(visit);
    expect(
      await page
        .locator('a[data-category]')
        .evaluateAll((found) =>
          found.map(
            (element) =>
              `${(element as HTMLElement).dataset['category']} ${element.querySelector('span[aria-hidden]')?.textContent}`,
          ),
        ),
    ).toEqual(['museums 6', 'shops 5', 'restaurant 8', 'places 11', 'hotels 3', 'transportation 3']);
    expect(await page.locator('a[data-look]').count()).toBe(36);
    expect((await placesOf(page)).map(({ id }) => id)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
  });

  test('come from this server alone', async ({ visit }) => {
    const page = await visit('/register', { user });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).origin !== new URL(page.url()).origin)
        foreign.push(request.url());
    });
    await page.goto('/location/museums/1');
    await page.locator('[data-map="ready"]').waitFor();
    await page.locator('[data-counted]').waitFor();
    expect(foreign).toEqual([]);
  });

  test('open a category by its address and by a click, with the minutes to each place', async ({ visit }) => {
    const page = await openMap(visit, '/location/hotels/0');
    const hotels = (await placesOf(page)).filter(({ category }) => category === 'hotels');
    for (const { id, title } of hotels) {
      const { duration } = await directionsTo(page, id, 'WALKING');
      await inList(page, id)
        .getByText(`${Math.round(duration / 60)} min`)
        .waitFor();
      expect(await inList(page, id).innerText()).toContain(title);
      expect(await marker(page, id).getAttribute('data-look')).toBe('category');
    }
    await page.locator('a[data-category="shops"]').click();
    await page.waitForURL('**/location/shops/0');
    await page.locator('a[data-category="shops"]').click();
    await page.waitForURL('**/location/all/0');
  });

  test('a click on a marker leads to its place, with the way on foot', async ({ visit }) => {
    const page = await openMap(visit, '/location/transportation/0');
    await marker(page, 35).click();
    await page.waitForURL('**/location/transportation/35');
    const { distance, duration } = await directionsTo(page, 35, 'WALKING');
    const bar = page.locator('[data-route-bar]');
    await page.locator('[data-counted]').waitFor();
    expect(await bar.innerText()).toContain(`${Math.round(duration / 60)} min by walking`);
    expect(await bar.innerText()).toContain(`${(distance / 1000).toFixed(1)} km`);
    expect(await bar.getByRole('link', { name: /Website/ }).getAttribute('target')).toBe('_blank');
  });

  test('the way by car is asked for and told as such', async ({ visit }) => {
    const page = await openMap(visit, '/location/museums/2');
    await page.getByRole('radio', { name: 'Driving' }).check();
    const { duration } = await directionsTo(page, 2, 'DRIVING');
    await page.locator('[data-route-bar]').getByText('min by car', { exact: false }).first().waitFor();
    await page.locator('[data-counted]').waitFor();
    expect(await page.locator('[data-route-bar]').innerText()).toContain(
      `${Math.max(1, Math.round(duration / 60))} min by car`,
    );
  });

  test('directions that fail are told with their status, and can be asked for again', async ({ visit, tolerate }) => {
    tolerate(/502/);
    const page = await openMap(visit, '/location/museums/0');
    await page.route('**/api/directions?**', (route) =>
      route.fulfill({
        status: 502,
        contentType: 'application/problem+json',
        json: {
          type: '/problems/directions_failed',
          title: '',
          status: 502,
          code: 'directions_failed',
          reason: 'OVER_QUERY_LIMIT',
        },
      }),
    );
    await inList(page, 3).click();
    await page.getByText('Directions request failed due to OVER_QUERY_LIMIT').waitFor();
    await page.unroute('**/api/directions?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('[data-counted]').waitFor();
  });

  test('places of other categories and unknown ones are a 404', async ({ visit, tolerate }) => {
    tolerate(/No such place|React/);
    for (const path of ['/location/museums/9', '/location/shops/999', '/location/nothing/0']) {
      const page = await visit(path, { user });
      await page.getByText('404').waitFor();
    }
  });

  test('speak Turkish', async ({ visit }) => {
    const page = await openMap(visit, '/location/museums/1', { language: 'tr' });
    await page.getByRole('heading', { name: 'Akropolis Müzesi' }).waitFor();
    await page.locator('[data-counted]').waitFor();
    expect(await page.locator('[data-route-bar]').innerText()).toMatch(/\d+ dk yürüyerek\s+1,\d km · yaklaşık/);
    expect(await page.locator('a[data-category="shops"]').innerText()).toContain('Mağazalar');
  });
});

describe('the map by keyboard and screen reader', () => {
  test('its markers are one stop of the Tab key; arrows lead from one to the next, Enter follows', async ({
    visit,
  }) => {
    const page = await openMap(visit, '/location/all/0');
    expect(await page.locator('a[data-look][tabindex="0"]').count()).toBe(1);
    await marker(page, 1).focus();
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['place']);
    await page.keyboard.press('ArrowUp');
    const next = await focused();
    expect(next).not.toBe('1');
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/location/\\w+/${next}$`));
  });

  test('every marker and every control has a name, and the way is announced', async ({ visit }) => {
    const page = await openMap(visit, '/location/museums/1');
    await page.getByRole('link', { name: /^Acropolis Museum, Museums, \d+ min$/ }).waitFor();
    for (const name of ['Closer', 'Farther', 'Back to the building', 'Map in the evening'])
      expect(await page.getByRole('button', { name }).count()).toBe(1);
    await page
      .getByRole('status')
      .filter({ hasText: /^Acropolis Museum: 1\.\d km, \d+ min by walking, approximate$/ })
      .waitFor({ state: 'attached' });
  });

  test('has no serious finding of axe, by day and in the evening', async ({ visit }) => {
    const page = await openMap(visit, '/location/museums/1');
    await page.locator('[data-counted]').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Map in the evening' }).click();
    await expectAccessible(page);
  });
});

describe('the way to a place', () => {
  test('is drawn point by point to its end, and its figures count up', async ({ visit }) => {
    const { minutes, drawn, told, points } = await watchWay(visit, 'no-preference');
    expect(points).toBeGreaterThan(20);
    expect(drawn.length).toBeGreaterThan(2);
    expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
    expect(minutes.length).toBeGreaterThan(1);
    expect(minutes.at(-1)).toBe(told);
  });

  test('less movement: figures and way stand at once', async ({ visit }) => {
    const { minutes, drawn, told, points } = await watchWay(visit, 'reduce');
    expect(minutes).toEqual([told]);
    expect(drawn.filter((count) => count > 0)).toEqual([points]);
  });
});

describe('how close the map is', () => {
  const still = { context: { reducedMotion: 'reduce' } } as const;

  test('begins with zoom 13, and leaves the mouse wheel to the page: a step closer is then one step', async ({
    visit,
  }) => {
    const page = await openMap(visit, '/location/all/0', still);
    expect(await zoomOf(page)).toBeCloseTo(13, 1);
    await page.locator('.maplibregl-canvas').hover({ position: { x: 400, y: 60 } });
    const wheel = await page.evaluateHandle(() => ({
      taken: new Promise<boolean>(
        (turned) => void addEventListener('wheel', (event) => turned(event.defaultPrevented), { once: true }),
      ),
    }));
    await page.mouse.wheel(0, -900);
    expect(await wheel.evaluate(({ taken }) => taken)).toBe(false);
    await page.getByRole('button', { name: 'Closer' }).click();
    await expect.poll(() => zoomOf(page)).toBeCloseTo(14, 1);
  });

  test('ends far away with zoom 3: ten steps closer is where it began, however often one asked for farther', async ({
    visit,
  }) => {
    const page = await openMap(visit, '/location/all/0', still);
    for (let step = 0; step < 14; step++) await page.getByRole('button', { name: 'Farther' }).click();
    for (let step = 0; step < 10; step++) await page.getByRole('button', { name: 'Closer' }).click();
    await expect.poll(() => zoomOf(page)).toBeCloseTo(13, 1);
  });
});

describe('a map in somebody else’s style', () => {
  test('says whose data it shows, wherever the style names them', async ({ visit, settings }) => {
    const page = await visit('/register', { user });
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
  test.for([
    ['its data', '**/api/map', /(status of|answer) 503.*api\/map/, '[data-map="ready"]:focus'],
    ['its library', /\/assets\/[^/]*(surface|libre)[^/]*\.(js|mjs|css)$/, /ERR_FAILED.*assets\//, '[data-map="ready"]'],
  ] as const)(
    'a map that failed for want of %s comes when asked again',
    async ([, missing, told, map], { visit, tolerate }) => {
      tolerate(told);
      const page = await visit('/register', { user });
      await page.route(missing, (route) =>
        route.request().url().includes('/api/') ? route.fulfill({ status: 503, body: '' }) : route.abort(),
      );
      await page.goto('/location/museums/1');
      await page.getByText('The map cannot be shown here').waitFor({ timeout: 40_000 });
      await page.unroute(missing);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator(map).waitFor();
      await marker(page, 1).waitFor();
      expect(
        await page
          .locator('.maplibregl-canvas-container')
          .evaluate((element) => getComputedStyle(element.parentElement!).overflow),
      ).toBe('hidden');
      expect(await page.getByText('The map cannot be shown here').count()).toBe(0);
    },
  );

  test('a browser that cannot draw the map still has the list and the ways', async ({ visit, tolerate }) => {
    tolerate(/WebGL|webgl/);
    const page = await visit('/register', { user });
    await page.addInitScript(() =>
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null }),
    );
    await page.goto('/location/museums/1');
    await page.getByText('The map cannot be shown here').waitFor();
    await page.locator('[data-counted]').waitFor();
    expect(await inList(page, 2).innerText()).toContain('National Archaeological Museum');
  });

  test('places that did not come are said so, and fetched on demand', async ({ visit, tolerate }) => {
    tolerate(/40[34]/);
    const page = await visit('/register', { user });
    await page.route('**/api/places', (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        json: { type: '/problems/not_allowed', title: '', status: 403, code: 'not_allowed' },
      }),
    );
    await page.goto('/location/all/0');
    await page.getByText('The places could not be fetched').waitFor();
    await page.unroute('**/api/places');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('a[data-category]').first().waitFor();
  });
});

for (const size of ['phone', 'tablet', 'desktop', 'wall'] as const) {
  test(`on a ${size} the way, the list and the map keep clear of each other`, async ({ visit }) => {
    const page = await openMap(visit, '/location/museums/1', { size });
    await page.locator('[data-counted]').waitFor();
    const boxes = await page.evaluate(() =>
      ['aside', '[data-route-bar]', 'nav'].map(
        (selector) =>
          [...document.querySelectorAll(selector)]
            .map((element) => element.getBoundingClientRect())
            .find(({ width }) => width > 0)!
            .toJSON() as DOMRect,
      ),
    );
    const [width, height] = [page.viewportSize()!.width, page.viewportSize()!.height];
    for (const [index, one] of boxes.entries()) {
      expect(one.right).toBeLessThanOrEqual(width + 0.5);
      expect(one.bottom).toBeLessThanOrEqual(height + 0.5);
      for (const other of boxes.slice(index + 1)) {
        const overlap =
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
        expect(overlap, JSON.stringify([one, other])).toBe(false);
      }
    }
  });
}
