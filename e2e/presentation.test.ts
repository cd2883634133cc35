import { expect } from 'vitest';
import { beginPresentation } from './testing/begin-presentation.ts';
import { test } from './testing/browser-test.ts';

const user = 'rep@asteria.example';
const client = 'client@asteria.example';

test('a presentation that nobody touches warns with a countdown, and goes on at a press', async ({ visit, product }) => {
  const page = await visit('/list-view', { user });
  await beginPresentation(page, client);
  await page.getByRole('button', { name: 'Client Ceren Client' }).waitFor();
  await product.leaveAlone(15 * 60 + 20);
  await page.reload();
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await warning.waitFor();
  expect(await warning.getByRole('timer').textContent()).toMatch(/^0:\d\d$/);
  await warning.getByRole('button', { name: 'Go on' }).click();
  await warning.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Client Ceren Client' }).waitFor();
});

/** Whether this tab's history holds the start alone, with nothing kept beside it. */
const onlyTheStartIsLeft = () => {
  const { navigation } = window as unknown as { navigation: { entries: () => { url: string }[] } };
  return navigation.entries().every(({ url }) => new URL(url).pathname === '/') && sessionStorage.getItem('favs') === null;
};

test('a presentation that is ended elsewhere ends on this screen by itself', async ({ visit }) => {
  const page = await visit('/list-view', { user });
  await beginPresentation(page, client);
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Client Ceren Client' }).waitFor();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('presentation_id'))).not.toBeNull();
  const id = await page.evaluate(() => sessionStorage.getItem('presentation_id'));
  const origin = await page.evaluate(() => location.origin);
  await page.request.post(`/api/presentations/terminate/${id}`, { headers: { origin } });
  await page.getByText('Presentation is terminated').waitFor();
  await page.getByRole('link', { name: 'Invite client' }).waitFor();
  await page.waitForFunction(onlyTheStartIsLeft);
});
