import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { languages } from '#domain/texts/language.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { holds } from './testing/holds.ts';

/** What some of the languages need more room for than others. */
const admin = 'admin@asteria.example';
const smallPhone = { width: 320, height: 640 };
const phoneInLandscape = { width: 844, height: 390 };

/** Reloads a page in every language of the product, which its development must have, and checks it. */
async function inEach(page: Page, address: string, check: (language: string) => Promise<void>): Promise<void> {
  for (const language of languages) {
    await page.context().addCookies([{ name: 'language', value: language, url: new URL(page.url()).origin }]);
    await page.goto(address);
    await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
    await check(language);
  }
}

test('the people of the dashboard can be searched and arranged without scrolling sideways', async ({
  visit,
  settings,
}) => {
  await settings({ languages });
  const page = await visit(lightPage, { user: admin });
  await page.setViewportSize(smallPhone);
  await inEach(page, '/dashboard/people', async (language) => {
    const bar = page.getByRole('search');
    await bar.waitFor();
    await holds(async () => {
      expect(await bar.evaluate((box) => box.scrollWidth - box.clientWidth), language).toBe(0);
      expect(await bar.getByRole('searchbox').evaluate(missingRoom), language).toBeLessThanOrEqual(0);
    });
  });
});

test('the search of leads shows what can be searched for, on phones too', async ({ visit, settings }) => {
  await settings({ languages });
  const page = await visit(lightPage, { user: admin });
  await inEach(page, '/dashboard/leads', async (language) => {
    for (const size of [smallPhone, phoneInLandscape]) {
      await page.setViewportSize(size);
      const field = page.getByRole('searchbox');
      await field.waitFor();
      await holds(async () =>
        expect(await field.evaluate(missingRoom), `${language} at ${size.width}`).toBeLessThanOrEqual(0),
      );
    }
  });
});

test('the telephone numbers of duplicates stay in one piece', async ({ visit }) => {
  const page = await visit('/dashboard/leads', { user: admin, size: 'phone' });
  await page.getByRole('button', { name: 'Duplicates' }).click();
  const contacts = page.getByRole('dialog').getByRole('listitem').getByText(/\+\d/);
  await contacts.first().waitFor();
  // A line may end at a space, but not at one that does not break.
  for (const contact of await contacts.allTextContents()) expect(contact).not.toMatch(/\+\d+ \d/);
});

test('the menu of the dashboard shows the whole name on a phone in landscape', async ({ visit }) => {
  const page = await visit('/dashboard/figures', { user: 'general@asteria.example' });
  await page.setViewportSize(phoneInLandscape);
  const menu = page.getByRole('navigation');
  const name = menu.getByText('Gülşen General');
  await name.waitFor();
  await holds(async () => {
    expect(await menu.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    expect(await name.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  });
});

/** By how many pixels the placeholder of a field is wider than the field. Runs in the page. */
function missingRoom(field: Element): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.font = font;
  const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return canvas.measureText(field.getAttribute('placeholder')!).width - room;
}
