import { describe, expect } from 'vitest';
import { heading, rep } from './testing/accounts.ts';
import { sizes, test } from './testing/browser-test.ts';
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
