import { expect } from 'vitest';
import { lightPage, test } from './testing/browser-test.ts';
import { readUnits, readVilla } from './testing/read-catalogue.ts';

const user = 'rep@asteria.example';

test('a villa shows its unit with status, areas and price, and links to it, which links back, and to its plans', async ({
  visit,
}) => {
  const page = await visit(lightPage, { user });
  const villa = await readVilla(page);
  const unit = (await readUnits(page)).find((candidate) => candidate.building_id === villa.id)!;
  await page.goto(`/building/${villa.id}`);
  const card = page.locator(`article[data-unit="${unit.id}"]`);
  await card.waitFor();
  await expect.poll(() => card.innerText()).toMatch(/€\s[\d.]+/);
  expect(await page.getByText('Favourites in this building').count()).toBe(0);
  for (const plan of villa.plans) {
    const address = `/building/${villa.id}/floor/${plan.level}${plan.is_dublex ? '?duplex=1' : ''}`;
    await expect.poll(() => page.locator(`a[href="${address}"]`).count()).toBe(1);
  }
  await card.locator(`a[href="/property-view/${unit.id}"]`).click();
  await page.waitForURL(`**/property-view/${unit.id}`);
  // It has floors of its own, so that none of them says where it is.
  await page
    .getByRole('complementary')
    .getByText(new RegExp(`^${villa.name_en}( · |$)`))
    .waitFor();
  expect(await page.getByRole('link', { name: 'Find it on the floor' }).count()).toBe(0);
  await page.getByRole('link', { name: `View ${villa.name_en}` }).click();
  await page.waitForURL(`**/building/${villa.id}`);
  await card.waitFor();
});

test('the lowest level of a villa is its ground floor, in the heading and the level switch', async ({ visit }) => {
  const page = await visit(lightPage, { user });
  const villa = await readVilla(page);
  await page.goto(`/building/${villa.id}/floor/0`);
  await page.getByRole('heading', { level: 1, name: `${villa.code} - Ground floor` }).waitFor();
  const lift = page.getByRole('navigation', { name: 'Floors' });
  await lift.getByRole('link', { name: /^Ground floor, \d+ available$/ }).waitFor();
  expect(await lift.getByText('Mezzanine').count()).toBe(0);
});
