import type { Page } from 'playwright-core';
import { calls } from '#contract/calls/index.ts';
import type { Directions } from '#contract/entities/directions.ts';
import type { Place } from '#contract/entities/place.ts';
import type { Visit, VisitOptions } from './browser-test.ts';

export const user = 'rep@asteria.example';

/** Opens the Location screen and waits for its map. */
export async function openMap(visit: Visit, path = '/location/all/0', options: VisitOptions = {}): Promise<Page> {
  const page = await visit(path, { user, ...options });
  await page.locator('[data-map="ready"]').waitFor();
  return page;
}

export const placesOf = async (page: Page) =>
  (await (await page.request.get(`/api${calls.listPlaces.path}`)).json()) as Place[];
export const directionsTo = async (page: Page, to: number, mode: string) =>
  (await (await page.request.get(`/api/directions?to=${to}&mode=${mode}`)).json()) as Directions;
export const marker = (page: Page, id: number) => page.locator(`ul a[data-variant][data-place="${id}"]`);
export const inList = (page: Page, id: number) => page.locator(`aside a[data-place="${id}"]`);
