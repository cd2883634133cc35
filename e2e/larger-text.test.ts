import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { rep } from './testing/accounts.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { layoutDefects } from './testing/layout-defects.ts';
import { resize } from './testing/resize.ts';

/** At 150% a laptop has the layout of a tablet, a tablet that of a phone, and a phone is half as wide as usual. */
const windows = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

test.for([
  ['en', rep, ['/', '/building/1', '/building/1/floor/5', '/list-view', '/property-view/71', '/gallery/exterior']],
  ['tr', rep, ['/location/museums/1', '/inviteClient', '/dashboard/leads?view=table', '/dashboard/units']],
  ['en', undefined, ['/register']],
] as const)('a font of 24 px fits every window, in %s as %s: %s', async ([language, user, routes], { visit }) => {
  const page = await visit(lightPage, { language, hasEffects: true, ...(user ? { user } : {}) });
  await setFontSize(page, 24);
  for (const route of routes) {
    await page.goto(route);
    await page.locator('main h1').waitFor({ state: 'attached' });
    for (const size of windows)
      await resize(page, size, async () => {
        expect(await layoutDefects(page), `${route} at ${size.width}×${size.height}`).toEqual([]);
      });
  }
});

test('the panels of the home view lie beside each other, also with a long hint and a larger font', async ({
  visit,
}) => {
  const page = await visit('/', { language: 'tr' });
  await page.getByRole('slider', { name: 'Çevirmek için sürükleyin' }).waitFor();
  expect(await page.evaluate(overlaps)).toEqual([]);
  await setFontSize(page, 24);
  await resize(page, windows[0]!, async () => expect(await page.evaluate(overlaps)).toEqual([]));
});

test('the preloader fits a window whose text is twice as large, and a phone on its side', async ({ visit }) => {
  const page = await visit(lightPage);
  // The preloader stays, because no bundle of frames arrives.
  await page.route(/\/media\/[^/]+\/\w+\.frames$/, () => new Promise(() => undefined));
  await page.goto('/');
  await page.locator('[data-preloader="loading"]').waitFor();
  await page.getByText('Preparing the view').waitFor();
  for (const [fontSize, width, height] of [
    [32, 1280, 1024],
    [16, 667, 375],
  ] as const) {
    await setFontSize(page, fontSize);
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(hiddenWords), { message: `${width}×${height}` }).toEqual([]);
  }
});

/**
 * The words of the preloader over which the bar or the compass lies; they let the pointer through. Runs in the page.
 */
function hiddenWords(): string[] {
  const above = [...document.querySelectorAll('header, figure')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect());
  return [...document.querySelectorAll('[data-preloader] p')]
    .filter((element) => {
      const words = element.getBoundingClientRect();
      return above.some(
        ({ left, top, right, bottom }) =>
          words.left < right && words.right > left && words.top < bottom - 1 && words.bottom > top,
      );
    })
    .map(({ textContent }) => textContent);
}

/** Pairs of panels on the picture that overlap, with the menu. Runs in the page. */
function overlaps(): string[] {
  const panels = [...document.querySelectorAll('nav, [data-rotator] ~ * :is(section, figure)')]
    .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  if (panels.length < 4) return ['Panels are missing'];
  return panels.flatMap(({ text, box }, index) =>
    panels
      .slice(index + 1)
      .filter((other) => box.left < other.box.right && box.right > other.box.left)
      .filter((other) => box.top < other.box.bottom && box.bottom > other.box.top)
      .map((other) => `${text} / ${other.text}`),
  );
}

/** Sets the font size of the browser, in px; the usual one is 16. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}
