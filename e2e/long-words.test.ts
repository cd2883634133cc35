import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { languages } from '#domain/texts/language.ts';
import { registerUnseen, rep, somebody } from './testing/accounts.ts';
import { beginPresentation } from './testing/begin-presentation.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';
import { holds } from './testing/holds.ts';
import { readMails } from './testing/mailbox.ts';
import { preloader } from './testing/rotator.ts';

/** What some of the languages need more room for than others. */
const admin = 'admin@asteria.example';
const smallPhone = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };
const tablet = { width: 1024, height: 768 };
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

test('each button below the search keeps its words in one line on a small phone', async ({ visit, settings }) => {
  await settings({ languages });
  const page = await visit(lightPage, { user: rep });
  await page.setViewportSize(smallPhone);
  await inEach(page, '/?search=open', async (language) => {
    const buttons = page.locator('footer').getByRole('button').filter({ visible: true });
    await expect.poll(() => buttons.count()).toBe(2);
    // The second one shows how many residences match.
    await buttons.nth(1).filter({ hasText: /\d/ }).waitFor();
    await holds(async () => expect(await buttons.evaluateAll(wrapped), language).toEqual([]));
  });
});

test('the titles and buttons of a login fit every phone', async ({ visit, settings }) => {
  await settings({ languages });
  const page = await visit(lightPage);
  for (const address of ['/salesLogin', '/verify/1'])
    await inEach(page, address, async (language) => {
      const buttons = page.getByRole('main').getByRole('button').filter({ hasText: /\S/ });
      await buttons.first().waitFor();
      for (const size of [smallPhone, phone]) {
        await page.setViewportSize(size);
        await holds(async () => {
          const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(hidden, `${language}, ${address}`).toBe(0);
          expect(await buttons.evaluateAll(wrapped), `${language}, ${address}`).toEqual([]);
        });
      }
    });
});

test('a card of the list has the whole type of its residence on phones', async ({ visit, settings }) => {
  await settings({ languages });
  const page = await visit(lightPage, { user: rep });
  await inEach(page, '/list-view', async (language) => {
    for (const size of [smallPhone, phone]) {
      await page.setViewportSize(size);
      const cards = page.getByRole('main').locator('tbody tr');
      await cards.nth(2).waitFor();
      await holds(async () => expect(await cards.evaluateAll(endsInDots), `${language} at ${size.width}`).toEqual([]));
    }
  });
});

test('on a phone, the switch between tours stays above the hint, and no badge touches the compass', async ({
  visit,
  settings,
}) => {
  await settings({ languages });
  const page = await visit(lightPage, { user: rep });
  await page.setViewportSize(phone);
  await inEach(page, '/', async (language) => {
    await preloader(page).waitFor({ state: 'detached' });
    const hint = page.locator('section:has(input[type=range])').filter({ visible: true });
    const tours = page.locator('section:has(> button[aria-pressed])').filter({ visible: true });
    const badges = page.locator('a[data-building] ~ span > span').filter({ visible: true, hasText: /^\d{2,}$/ });
    await badges.first().waitFor();
    await holds(async () => {
      const below = await boxOf(hint);
      const above = await boxOf(tours);
      expect(below.top - above.bottom, language).toBeGreaterThanOrEqual(4);
      const compass = await boxOf(page.getByRole('figure'));
      const near = { ...compass, left: compass.left - 4, bottom: compass.bottom + 4 };
      for (const badge of await badges.all()) expect(meets(await boxOf(badge), near), language).toBe(false);
    });
  });
});

test('a mail is no wider than a small phone, however long a name in it is', async ({ visit }) => {
  const page = await visit(lightPage);
  await page.setViewportSize(smallPhone);
  const email = somebody();
  await registerUnseen(page, email, 'Donaudampfschifffahrtsgesellschaft');
  const newest = async () => (await readMails(page, email)).at(-1)?.id;
  await expect.poll(newest).toBeDefined();
  await page.goto(`/dev/mail/${await newest()}`);
  await page.getByText('Donaudampf').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(smallPhone.width);
});

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
      const members = page.getByRole('main').locator('li button');
      expect(await members.evaluateAll(endsInDots), language).toEqual([]);
    });
  });
});

test('the search of leads shows what can be searched for, and the marker in the menu is clear of words', async ({
  visit,
  settings,
}) => {
  await settings({ languages });
  const page = await visit(lightPage, { user: admin });
  await inEach(page, '/dashboard/leads', async (language) => {
    for (const size of [smallPhone, phoneInLandscape, sizes.tablet]) {
      await page.setViewportSize(size);
      const field = page.getByRole('searchbox');
      await field.waitFor();
      await holds(async () => {
        expect(await field.evaluate(missingRoom), `${language} at ${size.width}`).toBeLessThanOrEqual(0);
        const entry = page.getByRole('navigation').locator('a[aria-current]').filter({ visible: true });
        expect(await entry.evaluate(reachesLabel), `${language} at ${size.width}`).toBe(false);
      });
    }
  });
});

test('what an authenticator app needs is seen without scrolling sideways', async ({ visit, settings }) => {
  await settings({ languages });
  const page = await visit('/dashboard/account', { user: admin, language: 'ru' });
  await page.setViewportSize(smallPhone);
  await page.getByRole('button', { name: 'Настроить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('code').waitFor();
  await expect.poll(() => dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('in a wide face, the list can be closed on a tablet', async ({ visit, settings }) => {
  await settings({ languages });
  const page = await visit(lightPage, { user: admin });
  await page.setViewportSize(tablet);
  await inEach(page, '/list-view', async (language) => {
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await title.filter({ hasText: /\d/ }).waitFor();
    await title.evaluate((heading) => (heading.style.letterSpacing = '0.2em'));
    const header = page.locator('header', { has: page.getByRole('heading', { level: 1 }) });
    await holds(async () =>
      expect(await header.evaluate((box) => box.scrollWidth - box.clientWidth), language).toBe(0),
    );
  });
});

test('the demand of floors with long names fits a tablet', async ({ visit }) => {
  const page = await visit('/dashboard/figures', { user: admin });
  await page.setViewportSize(tablet);
  const floors = page.getByRole('main').getByRole('listitem').getByRole('button');
  await floors.first().waitFor();
  await floors.first().evaluate((floor) => (floor.firstElementChild!.textContent = 'Dachterrassengeschoss'));
  await holds(async () => {
    const ends = await floors.evaluateAll((all) => all.map((floor) => floor.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(tablet.width);
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

test('the name of the client whom somebody presents to is whole on a small phone, and in what the rail opens', async ({
  visit,
}) => {
  const page = await visit(lightPage, { user: rep });
  const email = somebody();
  await registerUnseen(page, email, 'Konstantinos');
  await beginPresentation(page, email);
  await page.goto('/list-view');
  await page.setViewportSize(smallPhone);
  const isWhole = (place: Locator) => place.evaluate((box) => box.scrollHeight <= box.clientHeight + 1);
  const inBar = page.getByRole('banner').getByText('Konstantinos Işık');
  await inBar.waitFor();
  await holds(async () => {
    expect(await inBar.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await isWhole(inBar)).toBe(true);
  });
  await page.setViewportSize(phoneInLandscape);
  const inRail = page.getByRole('navigation').getByRole('button', { name: /Konstantinos Işık/ });
  await inRail.click();
  await page.getByRole('link', { name: 'Your Asteria' }).waitFor();
  const shown = await page
    .locator('[popover]:popover-open > div')
    .evaluate((box) => getComputedStyle(box, '::before').content);
  expect(shown).toBe('"Konstantinos Işık"');
});

type Box = { left: number; right: number; top: number; bottom: number };

function boxOf(place: Locator): Promise<Box> {
  return place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
}

function meets(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** Buttons whose words are on several lines. Runs in the page. */
function wrapped(buttons: Element[]): (string | null)[] {
  return buttons
    .filter((button) => {
      const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode()!;
      const words = document.createRange();
      words.selectNodeContents(text);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    })
    .map((button) => button.textContent);
}

/** Texts within rows that end in dots because there is more of them than is shown. Runs in the page. */
function endsInDots(rows: Element[]): (string | null)[] {
  return rows
    .flatMap((row) => [...row.querySelectorAll('*')])
    .filter((part) => getComputedStyle(part).textOverflow === 'ellipsis')
    .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
    .map((part) => part.textContent);
}

/** By how many pixels the placeholder of a field is wider than the field. Runs in the page. */
function missingRoom(field: Element): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.font = font;
  const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return canvas.measureText(field.getAttribute('placeholder')!).width - room;
}

/** Whether the marker of the current entry of a menu comes within 2 pixels of its words. Runs in the page. */
function reachesLabel(entry: Element): boolean {
  const box = entry.getBoundingClientRect();
  const { top, left, width, height } = getComputedStyle(entry, '::before');
  const x = box.left + Number.parseFloat(left);
  const middle = box.top + Number.parseFloat(top);
  const words = document.createRange();
  words.selectNodeContents(entry.querySelector('span')!);
  const label = words.getBoundingClientRect();
  const isBeside = middle + Number.parseFloat(height) / 2 > label.top && middle < label.bottom;
  return isBeside && x + Number.parseFloat(width) + 2 > label.left && x < label.right + 2;
}
