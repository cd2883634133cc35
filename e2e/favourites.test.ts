import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { awaitEnd } from './testing/await-end.ts';
import { markUnits, presentToSomebody, unitsWith } from './testing/begin-presentation.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { loseNextAnswer } from './testing/lose-answer.ts';
import { readMails } from './testing/mailbox.ts';
import { readTower } from './testing/read-catalogue.ts';
import { resize } from './testing/resize.ts';

const user = 'rep@asteria.example';

test('a client adds favourites, compares them, gets them by mail and removes them', async ({ visit, tolerate }) => {
  tolerate(/ERR_FAILED/);
  const page = await visit(lightPage, { user });
  const client = await presentToSomebody(page);
  const [first, second] = (await unitsWith(page, 1)).slice(0, 2);
  for (const unit of [first!, second!]) {
    await page.goto(`/property-view/${unit.id}`);
    await page.getByRole('button', { name: 'Add to favourites' }).click();
    await page.getByText(`${unit.code} is in the favourites`).waitFor();
    await page.getByRole('button', { name: 'In favourites', pressed: true }).waitFor();
  }
  const kept = async () => {
    const favs = await page.evaluate(() => sessionStorage.getItem('favs'));
    return (JSON.parse(favs ?? '[]') as { property_id: number }[]).map((fav) => fav.property_id);
  };
  await expect.poll(kept).toEqual([first!.id, second!.id]);

  // Without an answer, the heart shows what has become of it.
  await loseNextAnswer(page, '**/api/propertyFavs/action');
  const unreached = page.getByText('The server cannot be reached').waitFor();
  await page.getByRole('button', { name: 'In favourites' }).click();
  await unreached;
  await page.getByRole('button', { name: 'Add to favourites', pressed: false }).click();
  await page.getByRole('button', { name: 'In favourites', pressed: true }).waitFor();

  await page.goto('/favorites');
  const card = (code: string) => page.getByRole('article', { name: code, exact: true });
  const money = (minor: number) => `€\u00a0${String(minor / 100).replace(/\B(?=(\d{3})+$)/g, '.')}`;
  await expect
    .poll(() => card(first!.code).getByText('€').allTextContents())
    .toEqual([first!.price!, first!.furniture_price!, first!.price! + first!.furniture_price!].map(money));
  for (const unit of [first!, second!]) await card(unit.code).getByRole('checkbox', { name: 'Compare' }).check();
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await page.getByRole('heading', { name: 'Compare', level: 1 }).waitFor();
  await page.getByRole('row', { name: /^With furniture.*\(best\)/ }).waitFor();
  await expectAccessible(page);
  await expectPrintable(page);
  await page.goBack();

  const before = (await readMails(page, client)).length;
  await page.getByRole('button', { name: 'Send to client' }).click();
  await page.getByText('The favourites are on their way by email').waitFor();
  await expect
    .poll(async () => (await readMails(page, client)).slice(before).some((mail) => mail.text.includes(first!.code)))
    .toBe(true);

  await loseNextAnswer(page, '**/api/propertyFavs/multipleDelete');
  await card(first!.code)
    .getByRole('button', { name: `Remove ${first!.code} from the favourites` })
    .click();
  await card(first!.code).waitFor({ state: 'detached' });
  await card(second!.code)
    .getByRole('button', { name: `Remove ${second!.code} from the favourites` })
    .click();
  await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor();

  // The session ends, and the next click comes before the live event about that. In a separate tab, because the end
  // leads back to the first page of a tab, which is no page of the app in this test.
  tolerate(/status of 401/);
  const session = (await page.context().cookies()).find(({ name }) => name === 'session')!.value;
  const tab = await visit(`/property-view/${first!.id}`, { session });
  await tab.route('**/api/propertyFavs/action', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: { type: '/problems/not_logged_in', title: '', status: 401, code: 'not_logged_in' },
    }),
  );
  await tab.getByRole('button', { name: 'Add to favourites' }).click();
  await tab.getByText('Presentation is terminated').waitFor();
});

/** Expects a comparison to fit on paper that is as narrow as a phone, without what can only be pressed. */
async function expectPrintable(page: Page): Promise<void> {
  const pressed = page.locator('nav, main button, tfoot a').filter({ visible: true });
  expect(await pressed.count()).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print' });
  await resize(page, { width: 500, height: 700 }, async () => {
    expect(await pressed.count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(500);
    const right = (cells: Element[]) => Math.max(...cells.map((cell) => cell.getBoundingClientRect().right));
    expect(await page.locator('main td').evaluateAll(right)).toBeLessThanOrEqual(500);
  });
  await page.emulateMedia({ media: null });
  await page.setViewportSize(sizes.tablet);
}

test('only residences that can still be had are marked as the best of a comparison', async ({ visit }) => {
  const page = await visit(lightPage, { user });
  await presentToSomebody(page);
  const byPrice = (await unitsWith(page, 1)).toSorted((a, b) => a.price! - b.price!);
  const [sold] = await unitsWith(page, 3);
  const dearer = byPrice.filter(({ price }) => price! > sold!.price!);
  const cheaper = dearer[0]!;
  const dearest = dearer.at(-1)!;
  await markUnits(page, [sold!, cheaper, dearest]);
  await page.goto(`/favorites?compare=${[sold!, cheaper, dearest].map(({ id }) => id).join('~')}`);
  await page.getByText('Best of those still available').waitFor();
  const prices = page
    .getByRole('row', { name: /^Price/ })
    .first()
    .getByRole('cell');
  expect((await prices.allTextContents()).map((text) => text.includes('(best)'))).toEqual([false, true, false]);
  await page.goto(`/favorites?compare=${sold!.id}~${cheaper.id}`);
  await prices.nth(1).waitFor();
  expect(await page.getByText(/best/i).count()).toBe(0);

  // The longest actions fit into a quarter of a laptop, too.
  const [reserved] = await unitsWith(page, 2);
  await markUnits(page, [reserved!]);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/favorites?compare=${[cheaper, dearest, sold!, reserved!].map(({ id }) => id).join('~')}`);
  const open = page.getByRole('link', { name: `Open ${reserved!.code}` });
  const end = async (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  await expect.poll(async () => (await end(open)) <= (await end(page.getByRole('table').locator('..')))).toBe(true);
});

test('pressing the heart without a client explains why and sends nothing', async ({ visit }) => {
  const page = await visit('/list-view', { user });
  let sent = 0;
  page.on('request', (request) => void (request.url().includes('/propertyFavs') && sent++));
  await page
    .getByRole('button', { name: /to the favourites$/ })
    .first()
    .click();
  await page.getByText('No active user or client').waitFor();
  expect(sent).toBe(0);
});

test('nothing of the client stays on screen after the presentation', async ({ visit }) => {
  const page = await visit('/list-view?status=available', { user });
  const client = await presentToSomebody(page);
  await page
    .getByRole('button', { name: /to the favourites$/ })
    .first()
    .click();
  await page.getByText(/is in the favourites$/).waitFor();
  await page.getByRole('button', { name: 'Client Şule Işık' }).click();
  await page.getByRole('button', { name: 'End presentation' }).click();
  await page.getByRole('alertdialog', { name: 'Send the details?' }).getByRole('button', { name: 'Yes' }).click();
  const ended = awaitEnd(page);
  await page.getByRole('alertdialog', { name: 'End the presentation?' }).getByRole('button', { name: 'Yes' }).click();
  await ended;
  await page.getByRole('link', { name: 'Invite client' }).waitFor();
  const left = () =>
    page.evaluate(() => [
      location.pathname + location.search,
      ...['favs', 'client', 'presentation_id', 'presentation_status'].map((key) => sessionStorage.getItem(key)),
    ]);
  await expect.poll(left).toEqual(['/', null, null, null, null]);
  expect((await readMails(page, client)).at(-1)?.subject).toBeDefined();
});

test('the heart appears on marker, floor, plan and list, and disappears from all of them', async ({ visit }) => {
  const page = await visit(lightPage, { user });
  await presentToSomebody(page);
  const origin = await page.evaluate(() => location.origin);
  const tower = await readTower(page);
  const unit = (await unitsWith(page, 1)).find(
    (candidate) => candidate.building_id === tower.id && candidate.flat_level > 0 && candidate.flat_level < 8,
  )!;
  const change = async (action: 'add' | 'delete') => {
    const answer = await page.request.post('/api/propertyFavs/action', {
      form: { property_id: String(unit.id), action },
      headers: { origin },
    });
    expect(await answer.json()).toMatchObject({ response: true });
  };
  const expectHearts = async (shown: boolean) => {
    const open = async (path: string) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'client Şule Işık' }).waitFor();
    };
    await open('/');
    const marker = page.locator(`[data-rotator] [data-building="${tower.id}"]`);
    await expect.poll(async () => (await marker.getAttribute('aria-label'))?.includes('With a favourite')).toBe(shown);
    await open(`/building/${tower.id}`);
    const label = page.locator(`a[data-floor="${unit.flat_level}"]:has([data-pulses])`);
    await expect.poll(async () => (await label.innerText()).includes('holds a favourite')).toBe(shown);
    await open(`/building/${tower.id}/floor/${unit.flat_level}`);
    const onPlan = page.locator(`svg [data-unit="${unit.id}"]`);
    await expect.poll(async () => (await onPlan.getAttribute('aria-label'))?.includes('avourite')).toBe(shown);
    await open(`/property-view/${unit.id}`);
    await page.locator(`aside button[aria-pressed="${shown}"]`).waitFor();
  };
  await change('add');
  await expectHearts(true);
  await change('delete');
  await expectHearts(false);
});

test('several favourites are removed together after a confirmation; one unit is mailed from its page', async ({
  visit,
}) => {
  const page = await visit(lightPage, { user });
  const client = await presentToSomebody(page);
  const origin = await page.evaluate(() => location.origin);
  const some = (await unitsWith(page, 1)).slice(2, 5);
  for (const { id } of some)
    await page.request.post('/api/propertyFavs', { form: { property_id: String(id) }, headers: { origin } });
  await page.goto('/favorites');
  for (const { code } of some.slice(0, 2))
    await page.getByRole('article', { name: code, exact: true }).getByRole('checkbox', { name: 'Compare' }).check();
  await page.getByRole('button', { name: 'Remove selected' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await page.getByText('2 residences are no longer in the favourites').waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);

  await page.goto(`/property-view/${some[2]!.id}`);
  const before = (await readMails(page, client)).length;
  await page.getByRole('button', { name: 'Send by email' }).click();
  await page.getByText('Details sent').waitFor();
  await expect
    .poll(async () => (await readMails(page, client)).slice(before).some((mail) => mail.text.includes(some[2]!.code)))
    .toBe(true);
  await page.request.post('/api/propertyFavs/action', {
    form: { property_id: String(some[2]!.id), action: 'delete' },
    headers: { origin },
  });
});

test('Reserve shows a sales user without a client what is missing, and sends nothing', async ({ visit }) => {
  const page = await visit(lightPage, { user });
  const unit = (await unitsWith(page, 1))[0]!;
  await page.goto(`/property-view/${unit.id}`);
  let sent = 0;
  page.on(
    'request',
    (request) => void (request.method() !== 'GET' && request.url().includes('/api/properties') && sent++),
  );
  await page.getByRole('button', { name: `Reserve ${unit.code}` }).click();
  await page.getByText('No active user or client').waitFor();
  expect([sent, await page.getByRole('alertdialog').count()]).toEqual([0, 0]);
});
