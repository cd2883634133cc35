import { expect } from 'vitest';
import { lightPage, test } from './testing/browser-test.ts';
import { failUntilPressed } from './testing/fail-until-pressed.ts';
import { goTo } from './testing/go-to.ts';
import { scrubber } from './testing/rotator.ts';
import { skipRetries } from './testing/skip-retries.ts';

test('the buildings stand in for views that cannot be loaded, which follow when they can', async ({
  visit,
  tolerate,
}) => {
  tolerate(/Failed to load resource|net::ERR|answer 503/);
  const page = await visit(lightPage, { user: 'rep@asteria.example' });
  await failUntilPressed(page, '**/api/tour', { button: 'Connect again' });
  await failUntilPressed(page, '**/api/tour', { answer: { status: 503, body: '' } });
  const failure = await skipRetries(page);
  await page.goto('/list-view');
  await goTo(page, '/');
  await failure(page.locator('main a[data-building]').first());
  await page.getByText('The server cannot be reached').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await failure(page.getByText('No connection'));
  await page.getByRole('button', { name: 'Connect again' }).click();
  await scrubber(page).waitFor({ state: 'attached' });
});

test('residences or buildings that cannot be loaded are named, and asked for again; a lost connection once', async ({
  visit,
  tolerate,
}) => {
  tolerate(/Failed to load resource|net::ERR|answer 503/);
  const page = await visit(lightPage, { user: 'rep@asteria.example' });
  const failure = await skipRetries(page);
  const alert = page.getByRole('alert').filter({ hasText: 'The server cannot be reached' });
  const marker = page.locator('[data-rotator] [data-building]').first();
  for (const call of ['buildings', 'properties']) {
    await failUntilPressed(page, `**/api/${call}`, { answer: { status: 503, body: '' } });
    await page.goto('/');
    await failure(alert);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await marker.waitFor({ state: 'attached' });
    await alert.waitFor({ state: 'detached' });
  }
  await failUntilPressed(page, '**/api/buildings', { button: 'Connect again' });
  await page.goto('/');
  await failure(page.getByText('No connection'));
  expect(await alert.count()).toBe(0);
  await page.getByRole('button', { name: 'Connect again' }).click();
  await marker.waitFor({ state: 'attached' });
});
