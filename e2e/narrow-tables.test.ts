import { expect } from 'vitest';
import { languages } from '#domain/texts/language.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { holds } from './testing/holds.ts';
import { layoutDefects } from './testing/layout-defects.ts';

/** Each table in one of the languages with long words or another direction. */
const tables = [
  ['/dashboard/units', 'ru'],
  ['/dashboard/units?view=deals', 'de'],
  ['/dashboard/leads?view=table', 'el'],
  ['/dashboard/project/audit', 'ar'],
  ['/dashboard/project/places', 'tr'],
] as const;

/** What needs most room beside the rail. */
const wideTables = [
  ['/dashboard/project/audit', 'el'],
  ['/dashboard/project/places', 'el'],
  ['/dashboard/project/places', 'ar'],
  ['/dashboard/leads?view=table', 'ar'],
  ['/dashboard/leads?view=table', 'el'],
  ['/dashboard/units', 'ru'],
] as const;

test.for([
  ['held upright', { width: 768, height: 1024 }, tables],
  ['in landscape', { width: 1024, height: 768 }, wideTables],
  ['replaced by a laptop', { width: 1366, height: 768 }, wideTables],
] as const)(
  'no table of the dashboard scrolls sideways or breaks a word on a tablet %s',
  async ([, size, routes], { visit, settings }) => {
    await settings({ languages });
    const page = await visit(lightPage, { user: 'admin@asteria.example' });
    await page.setViewportSize(size);
    for (const [route, language] of routes) {
      await page.context().addCookies([{ name: 'language', value: language, url: new URL(page.url()).origin }]);
      await page.goto(route);
      await page.locator('tbody tr').filter({ visible: true }).nth(3).waitFor();
      const scroller = page.locator('div:has(> table)').filter({ visible: true });
      await holds(async () => {
        expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth), `${route} in ${language}`).toBe(0);
        expect(await layoutDefects(page), `${route} in ${language}`).toEqual([]);
        expect(await page.getByRole('main').evaluate(brokenWords), `${route} in ${language}`).toEqual([]);
      });
    }
  },
);

test('the list of residences names its columns apart, and closes in the corner, in every language', async ({
  visit,
  settings,
}) => {
  await settings({ languages });
  const page = await visit('/list-view', { user: 'admin@asteria.example' });
  for (const language of languages) {
    await page.locator('select:has(> option[lang=ar]):visible').selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
    for (const size of [
      { width: 844, height: 390 },
      { width: 768, height: 1024 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await holds(async () => {
        const main = page.getByRole('main');
        // Above cards, the titles are in a row that scrolls.
        const close = size.width > 320 ? await main.evaluate(closeTitles) : [];
        expect(close, `${language}, ${size.width}`).toEqual([]);
        expect(await main.evaluate(fromCorner), `${language}, ${size.width}`).toBeLessThan(48);
      });
    }
  }
});

/** Titles of columns that are cut off, or nearer than 4 px to the next. Runs in the page. */
function closeTitles(main: HTMLElement): string[] {
  const titles = [...main.querySelectorAll<HTMLElement>('th:has(button)')].map((cell) => {
    const words = document.createRange();
    words.selectNodeContents(cell);
    const { left, right } = words.getBoundingClientRect();
    return { name: cell.textContent!, left, right, isCut: cell.scrollWidth > cell.clientWidth };
  });
  const byPlace = titles.toSorted((one, other) => one.left - other.left);
  return byPlace
    .filter(({ right, isCut }, at) => isCut || right + 4 > (byPlace[at + 1]?.left ?? innerWidth))
    .map(({ name }) => name);
}

/** How far the close button is from the upper end of the panel, in px. Runs in the page. */
function fromCorner(main: HTMLElement): number {
  const close = main.querySelector('header > :last-child')!.getBoundingClientRect();
  const head = main.querySelector('header')!.getBoundingClientRect();
  const isFromRight = getComputedStyle(main).direction === 'rtl';
  return Math.max(close.top - head.top, isFromRight ? close.left - head.left : head.right - close.right);
}

/** Titles of columns, and buttons of rows, of a single word that is broken into two lines. Runs in the page. */
function brokenWords(main: HTMLElement): string[] {
  return [...main.querySelectorAll<HTMLElement>('th, tbody button')].flatMap((part) => {
    const texts = [...part.querySelectorAll('*'), part].flatMap(({ childNodes }) =>
      [...childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && /^\S+$/.test(node.textContent!.trim())),
    );
    return texts.flatMap((text) => {
      const word = document.createRange();
      word.selectNodeContents(text);
      const shown = [...word.getClientRects()].filter(({ width }) => width > 0);
      return new Set(shown.map(({ top }) => Math.round(top))).size > 1 ? [text.textContent!] : [];
    });
  });
}
