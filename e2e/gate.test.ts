import { describe, expect } from 'vitest';
import { heading, pathOf, rep } from './testing/accounts.ts';
import { test } from './testing/browser-test.ts';
import { menu, typeLogin } from './testing/shell.ts';

describe('the visitor gate', () => {
  test.for([
    ['Location', '/location/all/0'],
    ['Gallery', '/gallery/all'],
    ['Search', '/?search=open'],
  ] as const)(
    '%s sends a visitor to registration, and the login continues to it',
    async ([name, wanted], { visit }) => {
      const page = await visit('/');
      await menu(page).getByRole('link', { name }).click();
      await heading(page, 'Create your account').waitFor();
      await expect.poll(() => pathOf(page)).toBe(`/register?next=${encodeURIComponent(wanted)}`);
      await menu(page).getByRole('link', { name: 'Sales login' }).click();
      await heading(page, 'Sales login').waitFor();
      await typeLogin(page, rep, 'asteria');
      await page.getByRole('status').getByText('Hello Rıza Rep').waitFor();
      await page.waitForURL(`**${wanted}`);
    },
  );

  test('the picture of the home view is not behind the form to which its search leads a visitor', async ({ visit }) => {
    const page = await visit('/?search=open', { size: 'phone' });
    await heading(page, 'Create your account').waitFor();
    await page.locator('#first-frame').waitFor({ state: 'hidden' });
  });

  test.for([
    '/building/1',
    '/building/1/floor/3',
    '/property-view/1',
    '/list-view?status=available',
    '/favorites',
    '/brochure',
    '/facility',
  ])('%s is closed to a visitor', async (wanted, { visit }) => {
    const page = await visit(wanted);
    await heading(page, 'Create your account').waitFor();
    await expect.poll(() => pathOf(page)).toBe(`/register?next=${encodeURIComponent(wanted)}`);
    await menu(page).getByRole('link', { name: 'Log in' }).waitFor();
    expect(await menu(page).getByRole('link', { name: 'Invite client' }).count()).toBe(0);
  });

  test.for(['https://evil.example/', '//evil.example/', '/\\evil.example'])(
    'a login does not continue to %s',
    async (next, { visit }) => {
      const page = await visit(`/salesLogin?next=${encodeURIComponent(next)}`);
      await typeLogin(page, rep, 'asteria');
      await page.getByText('Hello Rıza Rep').waitFor();
      await expect.poll(() => page.url()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    },
  );
});
