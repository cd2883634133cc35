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
  const page = await visit(lightPage, { language, ...(user ? { user } : {}) });
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

test('the preloader fits a window whose text is twice as large, and phones and tablets, without a connection, too', async ({
  visit,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const page = await visit(lightPage);
  // The preloader stays: few frames arrive.
  let requests = 0;
  await page.route(/\/media\/[^/]+\/(landscape|portrait)\d+\.frames$/, async (route) => {
    requests += 1;
    if (requests > 2) await new Promise(() => undefined);
    await route.continue();
  });
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
  await setFontSize(page, 16);
  await page.context().setOffline(true);
  await page.getByText('The other views follow when it is back').waitFor({ state: 'attached' });
  for (const size of windows)
    await resize(page, size, async () => {
      expect(await page.evaluate(hiddenWords), `${size.width}×${size.height}, without a connection`).toEqual([]);
    });
});

/**
 * The words of the preloader that are outside of the window, or over which the bar, a notice or the compass lies; they
 * let the pointer through. Runs in the page.
 */
function hiddenWords(): string[] {
  const above = [...document.querySelectorAll('header, figure, output > span')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect());
  const words = [...document.querySelectorAll('[data-preloader] p')];
  if (words.length === 0) return ['The preloader is gone'];
  return words
    .filter((element) => {
      const box = element.getBoundingClientRect();
      const isOutside = box.left < 0 || box.right > innerWidth;
      const isUnder = ({ left, top, right, bottom }: DOMRect) =>
        box.left < right && box.right > left && box.top < bottom - 1 && box.bottom > top;
      return isOutside || above.some(isUnder);
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
