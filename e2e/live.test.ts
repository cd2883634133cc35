import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { beginPresentation, unitsWith } from './testing/begin-presentation.ts';
import { test, type Visit, type VisitOptions, lightPage } from './testing/browser-test.ts';
import { openLive } from './testing/open-live.ts';
import { openSeller } from './testing/open-seller.ts';

const patience = { timeout: 60_000 };

/** Waits until a notice shows a change on the screen. */
const notice = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor(patience);

const money = (minor: number) => `€ ${String(Math.round(minor / 100)).replace(/\B(?=(\d{3})+$)/g, '.')}`;

const whole = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);

/** Opens another sales user's browser and waits until it is live. */
async function watch(visit: Visit, path: string, options: VisitOptions = {}): Promise<Page> {
  const page = await visit(lightPage, { user: 'rep2@asteria.example', ...options });
  await openLive(page, path);
  return page;
}

test('the floor plan updates after a reservation made elsewhere', async ({ visit }) => {
  const { tower, unit, reserve, cancel } = await openSeller(visit);
  const page = await watch(visit, `/building/${tower.id}/floor/${unit.flat_level}`);
  const polygon = (status: string) =>
    page.locator(`svg [data-unit="${unit.id}"][data-status="${status}"]`).waitFor(patience);
  await polygon('available');
  await reserve();
  await notice(page, `${unit.code} has been reserved. Before: Available.`);
  await polygon('reserved');
  await cancel();
  await polygon('available');
  // The unit is as it was before, so there is nothing left to show.
  await page.getByRole('button', { name: 'Close this notice' }).waitFor({ state: 'detached', ...patience });
});

test('the building’s front updates: the floor’s count changes and its label pulses', async ({ visit }) => {
  const { tower, unit, reserve, cancel } = await openSeller(visit);
  const page = await watch(visit, `/building/${tower.id}`);
  const label = page.locator(`a[data-floor="${unit.flat_level}"]:has([data-pulses])`);
  const count = async () => whole((await label.innerText()).replace(/^.*\n/, ''));
  await expect.poll(count).not.toBeNaN();
  const before = await count();
  await reserve();
  await expect.poll(count, patience).toBe(before - 1);
  await page.locator(`[data-floor="${unit.flat_level}"] [data-pulses]:not([data-pulses="0"])`).waitFor();
  await cancel();
  await expect.poll(count, patience).toBe(before);
});

test('the list updates, and so do the filter’s results', async ({ visit }) => {
  const { unit, reserve, cancel } = await openSeller(visit);
  const page = await watch(visit, '/list-view?status=available', { size: 'desktop' });
  const heading = page.locator('[aria-rowcount]');
  const rows = async () => Number(await heading.getAttribute('aria-rowcount'));
  // The units that are available to them, and the header.
  const before = (await unitsWith(page, 1)).length + 1;
  await expect.poll(rows).toBe(before);
  await reserve();
  await expect.poll(rows, patience).toBe(before - 1);
  await cancel();
  await expect.poll(rows, patience).toBe(before);
  expect(unit.code).toBeTruthy();
});

test('the home view’s badge updates with the remaining units', async ({ visit }) => {
  const { tower, reserve, cancel } = await openSeller(visit);
  const page = await watch(visit, '/?status=available');
  const marker = page.locator(`[data-rotator] [data-building="${tower.id}"]`);
  const count = async () => Number(/(\d+) of \d+/.exec((await marker.getAttribute('aria-label')) ?? '')?.[1]);
  await marker.waitFor({ state: 'attached', ...patience });
  await expect.poll(count).not.toBeNaN();
  const before = await count();
  await reserve();
  await expect.poll(count, patience).toBe(before - 1);
  await cancel();
  await expect.poll(count, patience).toBe(before);
});

test('a unit updates its label and the available actions, in Turkish in an English browser', async ({ visit }) => {
  const { unit, reserve, cancel } = await openSeller(visit);
  const page = await watch(visit, `/property-view/${unit.id}`, { language: 'tr', context: { locale: 'en' } });
  await page.locator('aside[data-status="available"]').waitFor(patience);
  await reserve();
  await notice(page, `${unit.code} rezerve edildi. Önceki durumu: Satışta.`);
  await page.locator('aside[data-status="reserved"]').waitFor(patience);
  await page.getByText('Bu konutu yalnızca konutun ayrıldığı müşterinin satış sorumlusu', { exact: false }).waitFor();
  await cancel();
  await page.getByRole('button', { name: `${unit.code} konutunu rezerve et` }).waitFor(patience);
});

test('the notice of a new price shows the old one as well, and can be closed', async ({ visit }) => {
  const admin = await visit(lightPage, { user: 'admin@asteria.example' });
  const origin = await admin.evaluate(() => location.origin);
  const {
    id,
    code,
    price = 0,
  } = (await unitsWith(admin, 1)).find((unit) => unit.price !== undefined && unit.price > 0)!;
  const change = async (to: number) => {
    const answer = await admin.request.post(`/api/properties/updatePriceOrStatus/${id}`, {
      form: { _method: 'PUT', price: String(to), reason: 'Another price list' },
      headers: { origin },
    });
    expect(answer.status()).toBe(200);
  };
  const page = await watch(visit, `/property-view/${id}`);
  await page.getByRole('heading', { level: 1, name: code }).waitFor();
  await change(price + 100_000);
  try {
    await notice(page, `The price of ${code} has changed from ${money(price)} to ${money(price + 100_000)}.`);
    await page.getByRole('button', { name: 'Close this notice' }).click();
    await page.getByText(`The price of ${code}`).waitFor({ state: 'detached' });
  } finally {
    await change(price);
  }
});

test('a comparison updates, and can reserve', async ({ visit }) => {
  const { unit, reserve, cancel } = await openSeller(visit);
  const page = await visit(lightPage, { user: 'rep2@asteria.example', size: 'laptop' });
  await beginPresentation(page, 'other@asteria.example');
  const origin = await page.evaluate(() => location.origin);
  const beside = (await unitsWith(page, 1)).find((candidate) => candidate.id !== unit.id)!;
  for (const { id } of [unit, beside])
    await page.request.post('/api/propertyFavs', { form: { property_id: String(id) }, headers: { origin } });
  await page.goto(`/favorites?compare=${unit.id}~${beside.id}`);
  const column = (status: string) =>
    page.locator(`th[data-unit="${unit.id}"][data-status="${status}"]`).waitFor(patience);
  const button = page.getByRole('button', { name: `Reserve ${unit.code}` });
  await button.waitFor();
  await reserve();
  await column('reserved');
  await cancel();
  await column('available');
  await expect.poll(() => button.isEnabled(), patience).toBe(true);
  await button.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Reserve ${unit.code}` })
    .click();
  await page.getByText('Successfully reserved').waitFor();
  await column('reserved');
  expect(await page.getByText(`${unit.code} has been reserved`).count()).toBe(0);
  await page.getByRole('button', { name: 'Cancel reservation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel reservation' }).click();
  await column('available');
});
