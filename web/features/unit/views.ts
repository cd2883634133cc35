import type { Building } from '#contract/entities/building.ts';
import type { Property } from '#contract/entities/property.ts';
import type { SettingsAnswer } from '#contract/settings.ts';
import { panoramaOf } from '#domain/panoramas/panorama-address.ts';
import { useFilter } from '#web/catalogue/filter.ts';
import { floorAddress } from '#web/catalogue/page-address.ts';
import { useBuildings } from '#web/catalogue/queries.ts';

/** The views of the large area. */
const views = ['images', 'plan', 'panorama', 'finance'] as const;
export type View = (typeof views)[number];

/** The pictures of a unit, or those of its apartment type if it has none. */
export function imagesOf(unit: Property): string[] {
  return unit.images.length > 0 ? unit.images : unit.apartment_type.images;
}

/**
 * The views available for a unit, depending on its data and the project's settings (specification, section 2). Without
 * pictures, that of pictures is only left out if there is something else to look at.
 */
export function viewsOf(unit: Property, settings: SettingsAnswer): View[] {
  const plan = unit.plans.length > 0;
  const panorama = settings.has360 && panoramaOfUnit(unit) !== undefined;
  const has: Record<View, boolean> = {
    images: imagesOf(unit).length > 0 || !(plan || panorama),
    plan,
    panorama,
    finance: settings.showFinance && settings.showPrices && unit.price !== undefined,
  };
  return views.filter((view) => has[view]);
}

/**
 * A unit's 360° view: the slug of a panorama of the development, or an external https address; undefined without one.
 */
export function panoramaOfUnit({ link_360 }: Property): { slug: string } | { address: string } | undefined {
  if (!link_360) return undefined;
  const slug = panoramaOf(link_360);
  if (slug !== undefined) return { slug };
  return URL.parse(link_360)?.protocol === 'https:' ? { address: link_360 } : undefined;
}

type UnitLocation = { id: number; building_id: number; flat_level: number };

/** The floor plan of a unit, with the unit highlighted if `highlighted`. */
function unitFloorAddress(unit: UnitLocation, search: string, { highlighted = false }): string {
  const query = new URLSearchParams(search);
  if (highlighted) query.set('unit', String(unit.id));
  const text = query.toString();
  return floorAddress(unit.building_id, unit.flat_level, text === '' ? '' : `?${text}`);
}

/** The villa that a unit is in, if it is in one. */
export function useVilla({ building_id: building }: Property): Building | undefined {
  return useBuildings().data?.find(({ id, is_villa: isVilla }) => isVilla && id === building);
}

/**
 * The address of the page that shows where a unit is: the plan of its floor or, in a villa, which is all about it, the
 * page of the villa. The filter is kept.
 */
export function useUnitPlace(unit: Property, { highlighted = false } = {}): string {
  const { search } = useFilter();
  const villa = useVilla(unit);
  return villa ? `/building/${villa.id}${search}` : unitFloorAddress(unit, search, { highlighted });
}
