import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { heading, pathOf, rep } from './testing/accounts.ts';
import { beginPresentation } from './testing/begin-presentation.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';
import { holds } from './testing/holds.ts';
import { resize } from './testing/resize.ts';
import { menu, toTurkish } from './testing/shell.ts';

describe('the menu', () => {
  /** Expects its four links to be visible and large enough for a finger, and nothing to be cut off. */
  async function expectWhole(page: Page, size: keyof typeof sizes): Promise<void> {
    for (const name of ['Home', 'Location', 'Gallery', 'Search']) {
      const link = menu(page).getByRole('link', { name });
      await link.waitFor();
      await holds(async () => {
        const box = (await link.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        expect(box.x + box.width).toBeLessThanOrEqual(sizes[size].width);
        expect(box.y + box.height).toBeLessThanOrEqual(sizes[size].height);
      });
    }
    expect(await menu(page).getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }

  test.for(['tablet', 'laptop', 'desktop', 'phone'] as const)(
    'shows its four links at %s size, each big enough for a finger, and nothing is cut off',
    async (size, { visit }) => expectWhole(await visit('/', { size }), size),
  );

  test('does so on a 4K wall, at twice the size', async ({ visit }) => {
    const page = await visit('/', { size: 'wall' });
    await expectWhole(page, 'wall');
    await expect.poll(async () => (await menu(page).boundingBox())!.width).toBeCloseTo(560, -1);
  });

  test('does not become wider in languages with long words', async ({ visit }) => {
    const page = await visit('/building/1', { size: 'laptop' });
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

  test('is whole in the rail of a tablet while somebody presents, in languages with long words, too', async ({
    visit,
  }) => {
    const page = await visit(lightPage, { user: rep });
    await beginPresentation(page, 'guest@asteria.example');
    for (const language of ['en', 'el', 'ar']) {
      await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
      await page.goto('/building/1');
      const rail = menu(page).filter({ has: page.getByRole('button', { name: 'Georgios Guest' }) });
      await rail.waitFor();
      const hidden = () => rail.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      await expect.poll(hidden, { message: language }).toBe(0);
    }
  });

  test('shows the number of active filters, and its links keep the filter', async ({ visit }) => {
    const page = await visit('/?status=available~reserved&garden=1', { user: rep });
    await menu(page).getByText('3 active filters').waitFor();
    await menu(page).getByRole('link', { name: 'Gallery' }).click();
    await page.waitForURL('**/gallery/**');
    await menu(page).getByText('3 active filters').waitFor();
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
  test('is in the URL: a link opens it, Escape and Back close it', async ({ visit }) => {
    const page = await visit('/?search=open&status=sold', { user: rep });
    const panel = page.getByRole('complementary', { name: 'Search' });
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expect.poll(() => pathOf(page)).toBe('/?status=sold');
    await menu(page).getByRole('link', { name: 'Search' }).click();
    await panel.waitFor();
    await page.goBack();
    await panel.waitFor({ state: 'detached' });
  });
});

describe('languages', () => {
  test('can be chosen from three in the rail, on a plan and in the dashboard', async ({ visit, settings }) => {
    await settings({ languages: ['en', 'tr', 'el'] });
    const page = await visit('/building/1/floor/5', { user: rep });
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
});

test('titles name what a page shows, so that history and tabs tell pages apart', async ({ visit }) => {
  const page = await visit(lightPage, { user: rep });
  for (const [path, title] of [
    ['/building/1', /^Building A ·/],
    ['/building/2', /^Villa 1 ·/],
    ['/building/1/floor/5', /^A - Floor 5 ·/],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => page.title()).toMatch(title);
  }
});
