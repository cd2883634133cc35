import type { Page } from 'playwright-core';
import type { Property } from '#contract/entities/property.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { lightPage } from './browser-test.ts';
import { readUnits } from './read-catalogue.ts';

const user = 'rep@asteria.example';

/** The panel with the facts of the unit that is open. */
export const details = (page: Page) => page.getByRole('complementary');

/** The first unit that matches, and a light page with a session that may see it. */
export async function findUnit(
  visit: (path: string, options: object) => Promise<Page>,
  fits: (unit: Property) => boolean,
  options: object = {},
) {
  const page = await visit(lightPage, { user, ...options });
  const units = await readUnits(page);
  return { page, unit: units.find(fits)!, units };
}

/** Opens the first unit that matches, and returns it with its page. */
export async function openUnit(
  visit: (path: string, options: object) => Promise<Page>,
  fits: (unit: Property) => boolean,
  options: object = {},
) {
  const { page, unit, units } = await findUnit(visit, fits, options);
  await page.goto(`/property-view/${unit.id}`);
  await details(page).getByRole('heading', { level: 1 }).waitFor();
  return { page, unit, units };
}

/** Whether a unit is available, on a floor above the ground, and has several pictures. */
export const isFree = (unit: Property) =>
  unit.status_id === UnitStatus.available && unit.flat_level > 0 && unit.images.length > 4;
