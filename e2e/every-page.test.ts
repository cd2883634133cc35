import { describe, expect } from 'vitest';
import { heading, rep } from './testing/accounts.ts';
import { unitsWith } from './testing/begin-presentation.ts';
import { sizes, test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { goTo } from './testing/go-to.ts';
import { menu } from './testing/shell.ts';

describe('everybody', () => {
  test('can skip the menu and log in by keyboard alone', async ({ visit }) => {
    const page = await visit('/salesLogin');
    await heading(page, 'Sales login').waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.keyboard.press('Tab');
    await page.keyboard.type(rep);
    await page.keyboard.press('Tab');
    await page.keyboard.type('asteria');
    await page.keyboard.press('Enter');
    await page.getByText('Hello Rıza Rep').waitFor();
  });

  test('finds the focus on the new page after a navigation', async ({ visit }) => {
    const page = await visit('/register');
    await menu(page).getByRole('link', { name: 'Sales login' }).click();
    await heading(page, 'Sales login').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test('has no axe violations in the menu and its dialogs, on a tablet and a phone', async ({ visit }) => {
    const page = await visit('/gallery/all', { user: rep });
    await heading(page, 'Galleries').waitFor();
    const question = page.getByRole('alertdialog');
    for (const [size, opener] of [
      ['tablet', page.getByRole('button', { name: 'Logged in as Rıza Rep' })],
      ['phone', page.getByRole('button', { name: 'Menu', exact: true })],
    ] as const) {
      await page.setViewportSize(sizes[size]);
      await opener.click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Log out' }).click();
      await question.waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
    }
  });

  test('hears the heading of the home view while the search covers it on a phone', async ({ visit }) => {
    const page = await visit('/?search=open', { user: rep, size: 'phone' });
    await heading(page, 'Asteria Residences, 2027').waitFor({ state: 'attached' });
    await page.setViewportSize({ width: 667, height: 375 });
    await page.getByRole('complementary', { name: 'Search' }).waitFor();
    await expectAccessible(page);
  });

  test('closes a page that has a close button by Escape', async ({ visit }) => {
    const page = await visit('/building/1/floor/5', { user: rep });
    const [unit] = await unitsWith(page, 1);
    await goTo(page, `/property-view/${unit!.id}`);
    for (const [name, leadsTo] of [
      [unit!.code, '/building/1/floor/5'],
      [/Floor 5/, '/building/1'],
    ] as const) {
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      await page.keyboard.press('Escape');
      await page.waitForURL((url) => url.pathname === leadsTo);
    }
    await page.locator('section[data-building]').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.pathname === '/');
    await goTo(page, '/list-view');
    await page.getByRole('row').nth(1).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/map-view');
    await goTo(page, '/facility');
    await page.getByRole('main').getByRole('button', { name: 'Close' }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/map-view');
  });

  test('sees only fades with reduced motion', async ({ visit }) => {
    const page = await visit('/register', { context: { reducedMotion: 'reduce' } });
    await menu(page).getByRole('link', { name: 'Sales login' }).click();
    await heading(page, 'Sales login').waitFor();
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).getKeyframes().some((frame) => 'transform' in frame))
          .length,
    );
    expect(moving).toBe(0);
  });
});
