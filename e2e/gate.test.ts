import { describe, expect } from 'vitest';
import { heading, pathOf, rep } from './testing/accounts.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { menu, typeLogin } from './testing/shell.ts';

describe('the visitor gate', () => {
  test('Location, Gallery and Search send a visitor to registration, and the login continues to each', async ({
    visit,
  }) => {
    for (const [from, name, wanted] of [
      ['/', 'Location', '/location/all/0'],
      ['/salesLogin', 'Gallery', '/gallery/all'],
      ['/salesLogin', 'Search', '/?search=open'],
    ] as const) {
      const page = await visit(from);
      await menu(page).getByRole('link', { name }).click();
      await heading(page, 'Create your account').waitFor();
      await expect.poll(() => pathOf(page)).toBe(`/register?next=${encodeURIComponent(wanted)}`);
      await menu(page).getByRole('link', { name: 'Sales login' }).click();
      await heading(page, 'Sales login').waitFor();
      await typeLogin(page, rep, 'asteria');
      await page.getByRole('status').getByText('Hello Rıza Rep').waitFor();
      await page.waitForURL(`**${wanted}`);
    }
  });

  test('the picture of the home view is not behind the form to which its search leads a visitor', async ({ visit }) => {
    const page = await visit('/?search=open', { size: 'phone' });
    await heading(page, 'Create your account').waitFor();
    await page.locator('#first-frame').waitFor({ state: 'hidden' });
  });

  test('every other page is closed to a visitor', async ({ visit }) => {
    const page = await visit(lightPage);
    for (const wanted of [
      '/building/1',
      '/building/1/floor/3',
      '/property-view/1',
      '/list-view?status=available',
      '/favorites',
      '/location/all/0',
      '/gallery/all',
      '/brochure',
      '/facility',
    ]) {
      await page.goto(wanted);
      await heading(page, 'Create your account').waitFor();
      await expect.poll(() => pathOf(page)).toBe(`/register?next=${encodeURIComponent(wanted)}`);
      await menu(page).getByRole('link', { name: 'Log in' }).waitFor();
      expect(await menu(page).getByRole('link', { name: 'Invite client' }).count()).toBe(0);
    }
  });

  test('a login never leads to another site', async ({ visit }) => {
    const page = await visit(lightPage);
    for (const next of ['https://evil.example/', '//evil.example/', '/\\evil.example']) {
      await page.goto(`/salesLogin?next=${encodeURIComponent(next)}`);
      await typeLogin(page, rep, 'asteria');
      await page.getByText('Hello Rıza Rep').waitFor();
      await expect.poll(() => page.url(), { message: next }).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
      await page.context().clearCookies({ name: 'session' });
    }
  });
});
