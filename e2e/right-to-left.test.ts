import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lightPage, test } from './testing/browser-test.ts';
import { layoutDefects } from './testing/layout-defects.ts';
import { readVilla } from './testing/read-catalogue.ts';
import { resize } from './testing/resize.ts';
import { settledBox } from './testing/settled.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

/** By address: a panel at the end of the line, and elements on a picture, which keep their positions. */
const screens = [
  ['/building/1', 'li:has(a[data-floor])', 'div[dir=ltr] img'],
  ['/building/1/floor/5', 'nav:has([data-level])', 'a[data-unit]'],
  ['/location/all/0', 'aside', 'a[data-place]'],
] as const;

test('panels are mirrored in right-to-left languages, but pictures, plans and the map are not', async ({ visit }) => {
  const page = await visit(lightPage, { user: 'rep@asteria.example' });
  for (const [address, panel, things] of screens) {
    await page.goto(address);
    await page.locator(panel).first().waitFor();
    await page.locator(things).first().waitFor();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const size of windows) {
      await resize(page, size, async () => {
        expect(await layoutDefects(page), `${address} at ${size.width}×${size.height}`).toEqual([]);
      });
    }
    await expect
      .poll(async () => [await sideOf(page, 'nav'), await sideOf(page, panel)], { message: address })
      .toEqual(['right', 'left']);
    await settledBox(page.locator(things).first());
    const ends = await endsOf(page, things);
    await page.evaluate(() => {
      document.documentElement.dir = 'ltr';
    });
    await expect.poll(() => endsOf(page, things), { message: address }).toEqual(ends);
  }
});

test('a latitude is left of its longitude in Arabic, as on every map', async ({ visit }) => {
  const page = await visit('/dashboard/project/places', { user: 'general@asteria.example', language: 'ar' });
  const latitude = /^\d{2},\d{5}/;
  const longitude = /\d{2},\d{5}$/;
  const position = page.getByRole('cell').locator('bdi').first();
  await expect
    .poll(() =>
      position.evaluate(
        (pair, numbers) => {
          const text = pair.firstChild!;
          const [left, right] = numbers.map((number) => {
            const range = document.createRange();
            const at = text.textContent!.search(number);
            range.setStart(text, at);
            range.setEnd(text, at + 8);
            return range.getBoundingClientRect().left;
          });
          return left! < right!;
        },
        [latitude, longitude],
      ),
    )
    .toBe(true);
});

test('Arabic letters are joined on every screen, and a villa names its rooms in Arabic', async ({ visit }) => {
  const page = await visit(lightPage, { user: 'rep@asteria.example', language: 'ar' });
  const villa = await readVilla(page);
  for (const address of ['/', '/favorites', '/dashboard/leads', `/building/${villa.id}`]) {
    await page.goto(address);
    await page.getByRole('heading').first().waitFor();
    for (const size of windows)
      await resize(page, size, async () => expect(await page.evaluate(spacedLetters), address).toEqual([]));
  }
  await expect.poll(() => page.locator('article dd').first().textContent()).toMatch(/^[^A-Za-z]+$/);
  // They are not slanted for emphasis either.
  await page.goto('/legal/imprint');
  const emphasised = page.locator('article em').first();
  await expect.poll(() => emphasised.evaluate((text) => getComputedStyle(text).fontStyle)).toBe('normal');
});

test('a telephone number in a legal page begins with its country in Arabic, too', async ({ visit }) => {
  const page = await visit('/legal/imprint', { language: 'ar' });
  const number = page.locator('article a[href^="tel:"]').first();
  await expect.poll(() => number.textContent()).toMatch(/^\+30 210/);
  expect(await number.evaluate(leftToRight)).toBe('+30 210 000 0000');
});

test('words keep the direction of their letters in fields and on plans, whatever that of the page', async ({
  visit,
}) => {
  const page = await visit('/building/1/floor/1', { user: 'admin@asteria.example', language: 'ar' });
  const label = page.locator('a[data-unit] text').last();
  await label.waitFor();
  await label.evaluate((text) => {
    text.textContent = '3 غرف نوم';
  });
  const [first, last] = await label.evaluate((text: SVGTextElement) => [
    text.getStartPositionOfChar(0).x,
    text.getStartPositionOfChar(text.getNumberOfChars() - 1).x,
  ]);
  expect(first).toBeGreaterThan(last ?? Infinity);
  await page.goto('/dashboard/project/texts');
  const english = page.getByRole('textbox', { name: 'English' }).first();
  await english.waitFor();
  await expect
    .poll(() => english.evaluate((field) => [getComputedStyle(field).unicodeBidi, getComputedStyle(field).textAlign]))
    .toEqual(['plaintext', 'right']);
});

/** The characters of an element of one line as they stand from left to right. Runs in the page. */
function leftToRight(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const text = walker.nextNode()!;
  const range = document.createRange();
  const placed = [...text.textContent!].map((character, at) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return { character, left: range.getBoundingClientRect().left };
  });
  return placed
    .sort((one, other) => one.left - other.left)
    .map(({ character }) => character)
    .join('');
}

/** The texts with spaced Arabic letters. Runs in the page. */
function spacedLetters(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const isArabic = own.some((node) => /\p{Script=Arabic}/u.test(node.textContent ?? ''));
      return isArabic && !['normal', '0px'].includes(getComputedStyle(element).letterSpacing);
    })
    .map((element) => element.textContent ?? '');
}

/** The side of the window that the middle of an element is on. */
function sideOf(page: Page, selector: string): Promise<'left' | 'right'> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2 < innerWidth / 2 ? 'left' : 'right';
    });
}

/** The indices of the leftmost and rightmost elements. */
function endsOf(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluateAll((all) => {
    const lefts = all.map((element) => element.getBoundingClientRect().left);
    return [lefts.indexOf(Math.min(...lefts)), lefts.indexOf(Math.max(...lefts))];
  });
}
