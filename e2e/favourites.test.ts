import { expect } from 'vitest';
import { beginPresentation, unitsWith } from './testing/begin-presentation.ts';
import { test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { readMails } from './testing/mailbox.ts';

const user = 'rep@asteria.example';
const client = 'client@asteria.example';

test('a client marks units, compares them, gets them by mail and removes them', async ({ visit }) => {
  const page = await visit('/list-view', { user });
  await beginPresentation(page, client);
  const [first, second] = (await unitsWith(page, 1)).slice(0, 2);
  for (const unit of [first!, second!]) {
    await page.goto(`/property-view/${unit.id}`);
    await page.getByRole('button', { name: 'Add to favourites' }).click();
    await page.getByText(`${unit.code} is in the favourites`).waitFor();
    await page.getByRole('button', { name: 'In favourites', pressed: true }).waitFor();
  }
  const kept = await page.evaluate(() => sessionStorage.getItem('favs'));
  expect((JSON.parse(kept!) as { property_id: number }[]).map((fav) => fav.property_id)).toEqual([first!.id, second!.id]);

  await page.goto('/favorites');
  const card = (code: string) => page.getByRole('article', { name: code, exact: true });
  for (const unit of [first!, second!]) await card(unit.code).getByRole('checkbox', { name: 'Compare' }).check();
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await page.getByRole('heading', { name: 'Compare', level: 1 }).waitFor();
  await page.getByRole('row', { name: /Price with furniture.*\(best\)/ }).waitFor();
  await expectAccessible(page);
  await page.goBack();

  const before = (await readMails(page, client)).length;
  await page.getByRole('button', { name: 'Send to client' }).click();
  await page.getByText('The favourites are on their way by mail').waitFor();
  await expect.poll(async () => (await readMails(page, client)).slice(before).some((mail) => mail.text.includes(first!.code))).toBe(true);

  await card(first!.code).getByRole('button', { name: `Take ${first!.code} out of the favourites` }).click();
  await card(first!.code).waitFor({ state: 'detached' });
  await card(second!.code).getByRole('button', { name: `Take ${second!.code} out of the favourites` }).click();
  await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor();
});

test('without a client a press says so and sends nothing', async ({ visit }) => {
  const page = await visit('/list-view', { user });
  let sent = 0;
  page.on('request', (request) => void (request.url().includes('/propertyFavs') && sent++));
  await page.getByRole('button', { name: /to the favourites$/ }).first().click();
  await page.getByText('No active user or client').waitFor();
  expect(sent).toBe(0);
});

test('after the presentation nothing of the client stays on the screen', async ({ visit }) => {
  const page = await visit('/list-view?status=available', { user });
  await beginPresentation(page, client);
  await page.getByRole('button', { name: /to the favourites$/ }).first().click();
  await page.getByText(/is in the favourites$/).waitFor();
  await page.getByRole('button', { name: 'Client Ceren Client' }).click();
  await page.getByRole('button', { name: 'End presentation' }).click();
  await page.getByRole('alertdialog', { name: 'Send the details?' }).getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('alertdialog', { name: 'End the presentation?' }).getByRole('button', { name: 'Yes' }).click();
  await page.getByText('Presentation is terminated').waitFor();
  await page.getByRole('link', { name: 'Invite client' }).waitFor();
  expect(await page.evaluate(() => [location.pathname + location.search, ...['favs', 'client', 'presentation_id', 'presentation_status'].map((key) => sessionStorage.getItem(key))])).toEqual(['/', null, null, null, null]);
  expect((await readMails(page, client)).at(-1)?.subject).toBeDefined();
});
