import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Property } from '#contract/entities/property.ts';
import { presentToSomebody, unitsWith } from './testing/begin-presentation.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { goTo } from './testing/go-to.ts';
import { layoutDefects } from './testing/layout-defects.ts';
import { resize } from './testing/resize.ts';

const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
];

/**
 * Every price as in the Emirates, and areas of which each is 12.345 sq ft. The units of the product stay as they are.
 */
async function enlarge(page: Page): Promise<void> {
  await page.context().route(/\/api\/properties(\?.*)?$/, async (route) => {
    // The list as the specification has it, not packed.
    const answer = await route.fetch({ headers: { ...route.request().headers(), accept: 'application/json' } });
    const units = (await answer.json()) as Property[];
    const large = units.map((unit, index) => ({
      ...unit,
      price: 121_000_000_000 + index * 100,
      gross_area: 1146.9,
      net_area: 1146.9,
      terrace_area: 1146.9,
    }));
    await route.fulfill({ response: answer, json: large });
  });
}

/** Sets prices in dirhams with dollars beside them, and areas in a unit, until `run` ends. */
async function withSettings(page: Page, areaUnit: string, run: () => Promise<void>): Promise<void> {
  const secondCurrency = { currency: 'USD', rate: 0.2723, asOf: '2026-11-24' };
  const changes = { currencyUnit: 'Dhs', areaUnit, secondCurrency };
  const origin = await page.evaluate(() => location.origin);
  const put = async (data: object) =>
    expect((await page.request.put('/api/project/settings', { data, headers: { origin } })).status()).toBe(200);
  await put({ changes });
  try {
    await run();
  } finally {
    await put({ reset: Object.keys(changes) });
  }
}

/** The words of elements that stand on more than one line. Runs in the page. */
function brokenWords(elements: Element[]): string[] {
  return elements.flatMap(({ firstChild: text }) =>
    [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text!, index);
      range.setEnd(text!, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    }),
  );
}

test.for([
  ['en', 'both', 'sq ft'],
  ['tr', 'sqft', 'sq ft'],
  ['ar', 'both', 'قدم²'],
] as const)(
  'in %s, Dhs 1.210.000.000 and 12.345 sq ft are never cut (%s)',
  async ([language, areaUnit, foot], { visit }) => {
    const page = await visit(lightPage, { language, user: 'admin@asteria.example' });
    await presentToSomebody(page);
    const origin = await page.evaluate(() => location.origin);
    const ids = (await unitsWith(page, 1)).slice(0, 2).map(({ id }) => id);
    for (const id of ids)
      await page.request.post('/api/propertyFavs/action', {
        form: { property_id: String(id), action: 'add' },
        headers: { origin },
      });
    await enlarge(page);
    const routes = [
      '/list-view',
      '/building/1/floor/5',
      `/property-view/${ids[0]}`,
      '/favorites',
      `/favorites?compare=${ids.join('~')}`,
      '/dashboard/units',
    ];
    await withSettings(page, areaUnit, async () => {
      for (const route of routes) {
        await (route === routes[0] ? page.goto(route) : goTo(page, route));
        await expect.poll(() => page.getByText(/Dhs\s1\.210\.000/).count()).toBeGreaterThan(0);
        for (const size of windows)
          await resize(page, size, async () => {
            expect(await layoutDefects(page), `${route} at ${size.width}×${size.height}`).toEqual([]);
          });
      }
      await goTo(page, `/property-view/${ids[0]}`);
      await resize(page, { width: 390, height: 844 }, async () =>
        expect(await page.locator('dl dt').evaluateAll(brokenWords)).toEqual([]),
      );
      await expect.poll(() => page.getByText(/≈\s\$\s329\.000\.000\u2069? \(/).count()).toBe(1);
      await expect
        .poll(() => page.getByText(new RegExp(`12\\.345\\s${foot.replace(' ', '\\s')}`)).count())
        .toBeGreaterThan(0);
    });
  },
);
