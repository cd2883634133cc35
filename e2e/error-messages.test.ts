import { describe, expect } from 'vitest';
import { heading, pathOf, press, register, rep, somebody } from './testing/accounts.ts';
import { breakOffAnswer } from './testing/break-off-answer.ts';
import { lightPage, test } from './testing/browser-test.ts';
import { menu } from './testing/shell.ts';

describe('error pages', () => {
  test('say what is wrong with an address, and lead to the home view', async ({ visit, tolerate }) => {
    tolerate(/status of 40[04]|No such category/);
    const page = await visit(lightPage, { user: rep });
    for (const [path, title] of [
      ['/nowhere', 'There is nothing here'],
      ['/location/castles/1', 'There is nothing here'],
      ['/dashboard/units/7', 'There is nothing here'],
      ['/building/first', 'This address cannot be read'],
      ['/building/01', 'This address cannot be read'],
      ['/building/1/floor/1.5', 'This address cannot be read'],
    ] as const) {
      await page.goto(path);
      await heading(page, title).waitFor();
      await page.getByRole('main').getByRole('link').click();
      await expect.poll(() => pathOf(page), { message: path }).toBe('/');
    }
  });

  test('say of a client or a package that there is none', async ({ visit, tolerate }) => {
    tolerate(/status of 404|ApiProblem/);
    const page = await visit(lightPage, { user: 'general@asteria.example' });
    for (const path of ['leads/07', 'leads/abc', 'project/package/999999', 'project/package/abc']) {
      await page.goto(`/dashboard/${path}`);
      await heading(page, 'There is nothing here').waitFor();
    }
  });

  test('says that access is denied', async ({ visit }) => {
    const page = await visit('/dashboard');
    await heading(page, 'Sales login').waitFor();
    await expect.poll(() => pathOf(page)).toBe('/salesLogin?next=%2Fdashboard');
  });

  test('reports an unreachable server and clears the message once it is back', async ({ visit, tolerate }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED/);
    const page = await visit('/gallery/all', { user: rep });
    await heading(page, 'Galleries').waitFor();
    await page.context().setOffline(true);
    await page.getByText('No connection').waitFor();
    await page.context().setOffline(false);
    await page.getByText('No connection').waitFor({ state: 'detached' });
  });
});

describe('a request without an answer', () => {
  test('is reported, and retried', async ({ visit, tolerate }) => {
    tolerate(/ERR_FAILED/);
    const page = await visit('/gallery/all', { user: rep });
    await heading(page, 'Galleries').waitFor();
    let isAway = true;
    await page.route('**/api/properties', (route) => (isAway ? route.abort() : route.continue()));
    await menu(page).getByRole('link', { name: 'Home' }).click();
    await page.getByText('No connection').waitFor();
    // Reconnecting reads the session first: only then does the server answer, because the query also retries by itself.
    await page.route('**/api/session', (route) => {
      isAway = false;
      return route.continue();
    });
    await page.getByRole('button', { name: 'Connect again' }).click();
    await page.getByText('No connection').waitFor({ state: 'detached' });
    await page
      .getByText(/\d+ residences/)
      .first()
      .waitFor();
  });

  test('is what one that breaks off counts as, and the next attempt finds what the first one did', async ({
    visit,
  }) => {
    const page = await visit('/register');
    await heading(page, 'Create your account').waitFor();
    await breakOffAnswer(page, '/api/clients');
    await register(page, somebody());
    await page.getByText('The server cannot be reached').waitFor();
    await press(page, 'Register');
    await heading(page, 'Thank you for registering').waitFor();
  });
});
