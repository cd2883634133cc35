import type { Page } from 'playwright-core';
import type { Building } from '#contract/entities/building.ts';
import type { Property } from '#contract/entities/property.ts';

/** All units, as this browser may see them. */
export async function readUnits({ request }: Pick<Page, 'request'>): Promise<Property[]> {
  return (await (await request.get('/api/properties')).json()) as Property[];
}

/** The first apartment building. */
export async function readTower(page: Page): Promise<Building> {
  return (await readBuildings(page)).find(({ is_villa }) => !is_villa)!;
}

/** The first villa. */
export async function readVilla(page: Page): Promise<Building> {
  return (await readBuildings(page)).find(({ is_villa }) => is_villa)!;
}

async function readBuildings({ request }: Pick<Page, 'request'>): Promise<Building[]> {
  return (await (await request.get('/api/buildings')).json()) as Building[];
}
