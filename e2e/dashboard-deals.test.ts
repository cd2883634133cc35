import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sizes, test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';

const manager = 'manager@asteria.example';
const broker = 'broker@asteria.example';

type Deal = { property: { code: string }; client: { id: number; first_name: string; last_name: string }; user: { name: string } };
const dealsOf = async (page: Page) => (await (await page.request.get('/api/propertyActions')).json()) as Deal[];
const latestOf = async (page: Page) => (await dealsOf(page))[0]!;
const openDeals = (page: Page) => page.getByRole('radio', { name: 'Reservations and sales' }).click();

test('who holds which unit stands beside the units, and leads to the client', async ({ visit }) => {
  const page = await visit('/dashboard/units', { user: manager });
  await openDeals(page);
  await page.waitForURL('**/dashboard/units?view=deals');
  const { property, client, user } = await latestOf(page);
  const name = `${client.first_name} ${client.last_name}`;
  const row = page.getByRole('table', { name: 'Reservations and sales' }).getByRole('row').filter({ has: page.getByRole('link', { name: property.code, exact: true }) });
  await row.getByText(user.name).waitFor();
  await expectAccessible(page);
  await row.getByRole('link', { name }).click();
  await page.waitForURL(`**/dashboard/leads/${client.id}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
});

test.for(['phone', 'tablet', 'desktop'] as const)('reservations and sales fit a %s', async (size, { visit }) => {
  const page = await visit('/dashboard/units?view=deals', { user: manager, size });
  const { property, client } = await latestOf(page);
  await page.getByRole('link', { name: property.code, exact: true }).first().waitFor();
  await page.getByRole('link', { name: `${client.first_name} ${client.last_name}` }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sizes[size].width);
});

test('the history of a unit names who holds it; a colleague who may not see the client is told nothing of them', async ({ visit }) => {
  const page = await visit('/dashboard/units', { user: manager, size: 'desktop' });
  const stranger = await visit('/dashboard/units', { user: broker, size: 'desktop' });
  const theirs = new Set((await dealsOf(stranger)).map(({ property }) => property.code));
  const { property, client, user } = (await dealsOf(page)).find((deal) => !theirs.has(deal.property.code) && deal.user.name !== 'Bora Broker')!;
  const name = `${client.first_name} ${client.last_name}`;
  const open = async (on: Page) => {
    await on.getByRole('searchbox', { name: 'Unit code' }).fill(property.code);
    const told = on.waitForResponse((response) => response.url().includes('/api/propertyActions?property_id='));
    await on.getByRole('button', { name: `History of ${property.code}`, exact: true }).click();
    expect((await told).status()).toBe(200);
    return on.getByRole('dialog', { name: `History of ${property.code}` });
  };
  const seen = await open(page);
  await seen.getByRole('link', { name, exact: true }).waitFor();
  await seen.getByText(user.name).first().waitFor();
  await expectAccessible(page);
  const sheet = await open(stranger);
  await sheet.getByRole('listitem').first().waitFor();
  const told = await sheet.innerText();
  expect(told).not.toContain(name);
  expect(told).not.toContain(user.name);
});

test('nobody’s reservations are told as such, and a failure offers another try', async ({ visit, tolerate }) => {
  tolerate(/503.*propertyActions/);
  const page = await visit('/dashboard/units', { user: manager });
  let answer: { status: number; json: unknown } = { status: 503, json: { code: 'unavailable', status: 503, title: 'Unavailable' } };
  await page.route('**/api/propertyActions?*', (route) => route.fulfill(answer));
  await openDeals(page);
  await page.getByText('This could not be loaded').waitFor({ timeout: 30_000 });
  answer = { status: 200, json: [] };
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Nobody holds a residence yet').waitFor();
});
