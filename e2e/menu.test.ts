import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { languages } from '#domain/texts/language.ts';
import { heading, pathOf, rep } from './testing/accounts.ts';
import { beginPresentation } from './testing/begin-presentation.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';
import { holds } from './testing/holds.ts';
import { resize } from './testing/resize.ts';
import { menu, toTurkish } from './testing/shell.ts';

describe('the menu', () => {
  test('shows its four links at every size, each big enough for a finger, with nothing cut off; twice as large on a 4K wall', async ({
    visit,
  }) => {
    const page = await visit('/');
    for (const size of ['tablet', 'laptop', 'desktop', 'phone', 'wall'] as const)
      await resize(page, sizes[size], () => expectWhole(page, size));
    await expect.poll(async () => (await menu(page).boundingBox())!.width).toBeCloseTo(560, -1);
  });

  /** Expects its four links to be visible and large enough for a finger, and nothing to be cut off. */
  async function expectWhole(page: Page, size: keyof typeof sizes): Promise<void> {
    for (const name of ['Home', 'Location', 'Gallery', 'Search']) {
      const box = (await menu(page).getByRole('link', { name }).boundingBox())!;
      expect(Math.min(box.width, box.height), size).toBeGreaterThanOrEqual(44);
      expect(box.x + box.width, size).toBeLessThanOrEqual(sizes[size].width);
      expect(box.y + box.height, size).toBeLessThanOrEqual(sizes[size].height);
    }
    expect(await menu(page).getByRole('link', { name: 'Home' }).getAttribute('aria-current'), size).toBe('page');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), size).toBe(true);
  }

  test('is whole in the rail of a tablet while somebody presents, in languages with long words, too', async ({
    visit,
  }) => {
    const page = await visit(lightPage, { user: rep });
    await beginPresentation(page, 'guest@asteria.example');
    await page.goto('/building/1');
    const rail = menu(page).filter({ has: page.getByRole('button', { name: 'Georgios Guest' }) });
    for (const language of ['en', 'el', 'ar']) {
      if (language !== 'en') await menu(page).locator('select').selectOption(language);
      await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
      await rail.waitFor();
      const hidden = () => rail.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      await expect.poll(hidden, { message: language }).toBe(0);
    }
  });

  test('focuses the first action of an account when the actions arrive after it was opened', async ({ visit }) => {
    const page = await visit(lightPage, { user: rep });
    const released = Promise.withResolvers<void>();
    await page.route(/\/assets\/account-actions-/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto('/register');
    await page.getByRole('button', { name: 'Logged in as Rıza Rep' }).press('Enter');
    await page.locator('[popover]:popover-open').waitFor({ state: 'attached' });
    released.resolve();
    await page.getByRole('link', { name: 'Dashboard' }).and(page.locator(':focus')).waitFor();
  });

  test('has its actions behind an icon on phones', async ({ visit }) => {
    const page = await visit('/register', { size: 'phone', user: rep });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('link', { name: 'Invite client' }).waitFor();
    await sheet.getByRole('button', { name: 'Log out' }).waitFor();
    // In landscape, the phone has a rail instead of the bar: an open dialog stays.
    await resize(page, { width: 844, height: 390 }, async () =>
      expect(await sheet.getByRole('button', { name: 'Log out' }).isVisible()).toBe(true),
    );
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  });
});

describe('the search panel', () => {
  test('is in the URL: a link opens it, Escape and Back close it; the menu counts the active filters and keeps them', async ({
    visit,
  }) => {
    const page = await visit('/?search=open&status=available~reserved&garden=1', { user: rep });
    const panel = page.getByRole('complementary', { name: 'Search' });
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expect.poll(async () => decodeURIComponent(await pathOf(page))).toBe('/?status=available~reserved&garden=1');
    await menu(page).getByText('3 active filters').waitFor();
    await menu(page).getByRole('link', { name: 'Search' }).click();
    await panel.waitFor();
    await page.goBack();
    await panel.waitFor({ state: 'detached' });
    await menu(page).getByRole('link', { name: 'Gallery' }).click();
    await page.waitForURL('**/gallery/**');
    await menu(page).getByText('3 active filters').waitFor();
  });
});

describe('languages', () => {
  test('can be chosen from three in the rail, on a plan and in the dashboard', async ({ visit, settings }) => {
    await settings({ languages: ['en', 'tr', 'el'] });
    const page = await visit(lightPage, { user: rep });
    for (const [path, language] of [
      ['/building/1/floor/5', 'el'],
      ['/dashboard/leads', 'tr'],
    ] as const) {
      await page.goto(path);
      const nav = menu(page).filter({ has: page.locator('select') });
      const list = nav.locator('select');
      await list.waitFor();
      for (const size of [
        { width: 844, height: 390 },
        { width: 1024, height: 768 },
        { width: 1366, height: 768 },
      ])
        await resize(page, size, async () => {
          const rail = (await nav.boundingBox())!;
          const box = (await list.boundingBox())!;
          expect(box.x).toBeGreaterThanOrEqual(rail.x);
          expect(box.x + box.width).toBeLessThanOrEqual(rail.x + rail.width);
        });
      await list.selectOption(language);
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
    }
  });

  test('remembers Turkish for the next visit, for the page and for upper-casing', async ({ visit }) => {
    const page = await visit('/salesLogin');
    await toTurkish(page);
    await heading(page, 'Satış girişi').waitFor();
    await expect.poll(() => page.title()).toMatch(/^Satış girişi/);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('tr');
    await page.goto('/');
    await menu(page).getByRole('link', { name: 'Konum' }).waitFor();
    const action = menu(page).getByRole('link', { name: 'Satış girişi' });
    await expect.poll(() => action.evaluate((link: HTMLElement) => link.innerText.trim())).toBe('SATIŞ GİRİŞİ');
  });

  test('have whole words in the tab bar of a small phone', async ({ visit, settings }) => {
    await settings({ languages: [...languages] });
    const page = await visit('/register', { size: 'phone' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of languages) {
      await page.locator('header select').selectOption(language);
      await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
      await holds(async () =>
        expect(await menu(page).locator('li span').evaluateAll(brokenOrCut), language).toEqual([]),
      );
    }
  });

  /** The names that take more than a line although they are one word, or that are cut. Runs in the page. */
  function brokenOrCut(names: HTMLElement[]): string[] {
    const isWhole = (name: HTMLElement) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      const lines = new Set([...text.getClientRects()].map(({ top }) => top)).size;
      return lines <= name.innerText.split(/\s/).length && name.scrollWidth <= name.clientWidth;
    };
    return names.filter((name) => !isWhole(name)).map((name) => name.innerText);
  }

  test('with long words do not make the menu wider', async ({ visit }) => {
    const page = await visit('/register', { size: 'laptop' });
    const links = menu(page).locator('a[href^="/legal/"]');
    await links.first().waitFor();
    await links.evaluateAll((all) => all.forEach((link) => (link.textContent = 'Datenschutzerklärung')));
    await holds(async () => {
      const whole = (await menu(page).boundingBox())!;
      for (const part of await menu(page).locator('a, button').all()) {
        const box = (await part.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(whole.x);
        expect(box.x + box.width).toBeLessThanOrEqual(whole.x + whole.width);
      }
    });
  });
});

test('titles name what a page shows, so that history and tabs tell pages apart', async ({ visit }) => {
  const page = await visit(lightPage, { user: 'general@asteria.example' });
  for (const [path, title] of [
    ['/building/1', /^Building A ·/],
    ['/building/2', /^Villa 1 ·/],
    ['/building/1/floor/5', /^A - Floor 5 ·/],
    ['/dashboard/project/texts', /^Texts · Project ·/],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => page.title()).toMatch(title);
  }
});
