import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { beginPresentation, unitsWith } from './testing/begin-presentation.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { failUntilPressed, watchPresses } from './testing/fail-until-pressed.ts';
import { resize } from './testing/resize.ts';
import { skipRetries } from './testing/skip-retries.ts';

const manager = 'manager@asteria.example';
const broker = 'broker@asteria.example';
/** How long a screen may take to show a change made elsewhere, in milliseconds. */
const live = { timeout: 60_000 };
const unavailable = { status: 503, json: { code: 'unavailable', status: 503, title: 'Unavailable' } };

type Deal = {
  property: { code: string };
  client: { id: number; first_name: string; last_name: string };
  user: { name: string };
};
const dealsOf = async (page: Page) => (await (await page.request.get('/api/propertyActions')).json()) as Deal[];
const latestOf = async (page: Page) => (await dealsOf(page))[0]!;
const openDeals = (page: Page) => page.getByRole('radio', { name: 'Reservations and sales' }).click();

test('the holder of each unit is listed beside it, in every window, and links to the client', async ({ visit }) => {
  const page = await visit('/dashboard/units', { user: manager });
  await openDeals(page);
  await page.waitForURL('**/dashboard/units?view=deals');
  const { property, client, user } = await latestOf(page);
  const name = `${client.first_name} ${client.last_name}`;
  const row = page
    .getByRole('table', { name: 'Reservations and sales' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: property.code, exact: true }) });
  await row.getByText(user.name).waitFor();
  await expectAccessible(page);
  for (const size of ['phone', 'desktop', 'tablet'] as const)
    await resize(page, sizes[size], async () => {
      expect(await page.getByRole('link', { name: property.code, exact: true }).first().isVisible(), size).toBe(true);
      expect(await page.getByRole('link', { name }).first().isVisible(), size).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBeLessThanOrEqual(
        sizes[size].width,
      );
    });
  await row.getByRole('link', { name }).click();
  await page.waitForURL(`**/dashboard/leads/${client.id}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
});

test('the history of a unit names its holder, except to colleagues who may not see the client', async ({ visit }) => {
  const page = await visit('/dashboard/units', { user: manager, size: 'desktop' });
  const stranger = await visit('/dashboard/units', { user: broker, size: 'desktop' });
  const theirs = new Set((await dealsOf(stranger)).map(({ property }) => property.code));
  const { property, client, user } = (await dealsOf(page)).find(
    (deal) => !theirs.has(deal.property.code) && deal.user.name !== 'Bora Broker',
  )!;
  const name = `${client.first_name} ${client.last_name}`;
  const open = async (on: Page) => {
    await on.getByRole('searchbox', { name: 'Residence code' }).fill(property.code);
    const historyResponse = on.waitForResponse((response) =>
      response.url().includes('/api/propertyActions?property_id='),
    );
    await on.getByRole('button', { name: `History of ${property.code}`, exact: true }).click();
    expect((await historyResponse).status()).toBe(200);
    return on.getByRole('dialog', { name: `History of ${property.code}` });
  };
  const seen = await open(page);
  await seen.getByRole('link', { name, exact: true }).waitFor();
  await seen.getByText(user.name).first().waitFor();
  await expectAccessible(page);
  const sheet = await open(stranger);
  await sheet.getByRole('listitem').first().waitFor();
  const history = await sheet.innerText();
  expect(history).not.toContain(name);
  expect(history).not.toContain(user.name);
});

test('reservations that fail to load can be tried again, all of them or only the next page, and without any it says so', async ({
  visit,
  tolerate,
}) => {
  tolerate(/503.*propertyActions/);
  const page = await visit('/dashboard/units', { user: manager });
  const deal = await latestOf(page);
  let isPressed = await watchPresses(page, 'Try again');
  await page.route('**/api/propertyActions?*', async (route) =>
    route.fulfill((await isPressed()) ? { json: [] } : unavailable),
  );
  const failure = await skipRetries(page);
  await openDeals(page);
  await failure(page.getByText('This could not be loaded'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Nobody holds a residence yet').waitFor();

  // Rows that are there stay.
  const some = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...deal,
      id: from + index,
      property: { ...deal.property, code: `Z-${from + index}` },
    }));
  isPressed = await watchPresses(page, 'Try again');
  await page.route('**/api/propertyActions?*', async (route) => {
    if (new URL(route.request().url()).searchParams.get('page') === '1') return route.fulfill({ json: some(60, 1000) });
    return route.fulfill((await isPressed()) ? { json: some(1, 2000) } : unavailable);
  });
  await page.goto('/dashboard/units?view=deals');
  const unit = (code: string) => page.getByRole('link', { name: code, exact: true });
  await unit('Z-1000').waitFor();
  const table = page.getByRole('table', { name: 'Reservations and sales' });
  /** Scrolls down to the last row, again and again: the table's height is known only once its rows are drawn. */
  const scrollTo = async (code: string) => {
    const isReached = async () => {
      await table.evaluate(({ parentElement }) => parentElement!.scrollTo(0, parentElement!.scrollHeight));
      return unit(code).isVisible();
    };
    await expect.poll(isReached).toBe(true);
  };
  await scrollTo('Z-1059');
  await failure(page.getByText('This could not be loaded'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('This could not be loaded').waitFor({ state: 'detached' });
  await scrollTo('Z-2000');
});

test('the holder updates live in the list and in the unit’s history', async ({ visit }) => {
  const seller = await visit(lightPage, { user: 'rep@asteria.example' });
  await beginPresentation(seller, 'client@asteria.example');
  const { id, code } = (await unitsWith(seller, 1)).at(-1)!;
  const origin = new URL(seller.url()).origin;
  const change = async (status: string) =>
    expect(
      await (
        await seller.request.post(`/api/properties/${id}`, { form: { _method: 'PUT', status }, headers: { origin } })
      ).json(),
    ).toMatchObject({ response: true });
  const list = await visit(lightPage, { user: manager });
  const isChanged = Promise.withResolvers<void>();
  await list.route('**/api/properties', async (route) => {
    await isChanged.promise;
    await route.continue();
  });
  await list.goto('/dashboard/units?view=deals');
  const history = await visit('/dashboard/units', { user: manager });
  await history.getByRole('searchbox', { name: 'Residence code' }).fill(code);
  await history.getByRole('button', { name: `History of ${code}`, exact: true }).click();
  const holder = history.getByRole('dialog').getByRole('link', { name: 'Ceren Client' });
  const row = list.getByRole('row').filter({ has: list.getByRole('link', { name: code, exact: true }) });
  // The deals were answered before the change, and the units only after it: no event tells of it.
  await list.getByRole('row').nth(1).waitFor();
  expect(await row.count()).toBe(0);
  await change('2');
  isChanged.resolve();
  await row.getByRole('link', { name: 'Ceren Client' }).waitFor(live);
  await holder.waitFor(live);
  await change('1');
  await row.waitFor({ state: 'detached', ...live });
  await holder.waitFor({ state: 'detached', ...live });
});

test('an unknown holder is not shown as no holder', async ({ visit, tolerate }) => {
  tolerate(/503.*propertyActions/);
  const page = await visit('/dashboard/units', { user: manager });
  const { property, client } = await latestOf(page);
  await failUntilPressed(page, '**/api/propertyActions?property_id=*', { answer: unavailable });
  await page.getByRole('searchbox', { name: 'Residence code' }).fill(property.code);
  const failure = await skipRetries(page);
  await page.getByRole('button', { name: `History of ${property.code}`, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await failure(sheet.getByText('This could not be loaded'));
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await sheet.getByRole('link', { name: `${client.first_name} ${client.last_name}` }).waitFor();
});
