import { expect } from 'vitest';
import { brandSchema } from '#contract/brand.ts';
import { darkBrand } from '#tools/testing/dark-brand.ts';
import { parseColour } from '#domain/brand/colour.ts';
import { paletteOnWhite } from '#domain/brand/palette.ts';
import { rep } from './testing/accounts.ts';
import { test } from './testing/browser-test.ts';
import { expectAccessible } from './testing/expect-accessible.ts';

const { colours, corners, surface } = darkBrand;
const dark = brandSchema.parse({ colours, corners, surface });
const rgb = (hex: string) =>
  `rgb(${parseColour(hex)
    .map((value) => Math.round(value * 255))
    .join(', ')})`;

test('a dark look is readable on every kind of screen, and applied from the first moment', async ({
  settings,
  visit,
}) => {
  await settings({ brand: dark });
  const page = await visit('/register');
  const colourOf = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colourOf('body')).toBe(rgb(colours.paper));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expectAccessible(page);
});

test('lists, maps, plans and the dashboard are readable in a dark look', async ({ settings, visit }) => {
  await settings({ brand: dark });
  const page = await visit('/list-view', { user: rep });
  for (const address of ['/list-view', '/dashboard/units', '/location/all/0']) {
    if (address !== '/list-view') await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectAccessible(page);
  }
  await page.goto('/list-view');
  await page.getByRole('link', { name: 'A305' }).first().click();
  await page.waitForURL('**/property-view/**');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expectAccessible(page);
  const unit = new URL(page.url());
  // Plans are dark lines, so their background stays light.
  const expectLight = async (selector: string) => {
    const ground = page.locator(selector);
    await ground.waitFor();
    await expect
      .poll(() => ground.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe(rgb(paletteOnWhite(colours).paper));
  };
  await page.getByRole('link', { name: 'Find it on the floor' }).click();
  await expectLight('[data-plan]');
  await expectAccessible(page);
  unit.searchParams.set('view', 'plan');
  await page.goto(unit.href);
  await expectLight("[data-kind='plan']");
  await expectAccessible(page);
});
