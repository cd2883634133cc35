import { describe, expect } from 'vitest';
import { heading } from './testing/accounts.ts';
import { test } from './testing/browser-test.ts';
import { menu } from './testing/shell.ts';

describe('an update removes code that an open page still asks for', () => {
  test('a screen says that there is a new version, and reloads when asked', async ({ visit, tolerate }) => {
    tolerate(/status of 404|dynamically imported module/);
    const page = await visit('/gallery/all', { user: 'rep@asteria.example' });
    await heading(page, 'Galleries').waitFor();
    const removed = '**/assets/location-screen-*.js';
    await page.route(removed, (route) => route.fulfill({ status: 404, body: '' }));
    await menu(page).getByRole('link', { name: 'Location' }).click();
    await heading(page, 'There is a new version').waitFor();
    expect(await page.getByText('Unexpected Application Error').count()).toBe(0);
    await page.unroute(removed);
    await page.getByRole('button', { name: 'Reload' }).click();
    await heading(page, 'Location').waitFor();
  });

  test('a part of a page leaves the rest with what was typed', async ({ visit, tolerate }) => {
    tolerate(/status of 404|dynamically imported module/);
    const page = await visit('/register');
    await page.route('**/assets/contact-panel-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByLabel('First name').fill('Deniz');
    await page.getByRole('button', { name: 'Contact us' }).first().click();
    await page.locator('[data-missing-part]').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Deniz');
  });

  test('the app itself: the page says in both languages that it could not start', async ({ visit, tolerate }) => {
    tolerate(/status of 404|dynamically imported module/);
    const page = await visit('/robots.txt');
    const removed = '**/assets/main-*.js';
    await page.route(removed, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/gallery/all');
    await heading(page, 'The presentation could not start').waitFor();
    await page.getByRole('heading', { name: 'Sunum başlatılamadı' }).waitFor();
    await page.unroute(removed);
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Create your account').waitFor();
  });
});
