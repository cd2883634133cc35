import { describe, expect } from 'vitest';
import { heading, rep } from './testing/accounts.ts';
import { test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
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

  test.for(['tablet', 'phone'] as const)(
    'has no axe violations in the menu and its dialogs at %s size',
    async (size, { visit }) => {
      const page = await visit('/gallery/all', { size, user: rep });
      await heading(page, 'Galleries').waitFor();
      const opener =
        size === 'phone'
          ? page.getByRole('button', { name: 'Menu', exact: true })
          : page.getByRole('button', { name: 'Logged in as Rıza Rep' });
      await opener.click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('alertdialog').waitFor();
      await expectAccessible(page);
    },
  );

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
