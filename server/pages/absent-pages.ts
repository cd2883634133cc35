import type { Place } from '#contract/entities/place.ts';
import { isCategory, type PlaceCategory } from '#domain/places/categories.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';

type Shown = Pick<Catalogue, 'settings' | 'units' | 'withdrawn' | 'values'>;

/**
 * Whether a path, as of `pagePath`, is the address of a unit, building, floor, gallery, place, panorama or legal page
 * that does not exist. Only sales users see withdrawn units. Without a project nothing counts as absent.
 */
export function isAbsentPage(path: string, { settings, units, withdrawn, values }: Shown, isSeller: boolean): boolean {
  const [kind, name = '', part, id] = path.split('/').slice(1);
  if (settings === undefined) return false;
  if (kind === 'property-view') return !(units.has(Number(name)) || (isSeller && withdrawn.has(Number(name))));
  if (kind === 'legal') return name !== 'storage' && !settings.legal.some(({ page }) => page === name);
  if (kind !== 'building') return isAbsentMaterial({ kind, name, part }, settings, values);
  const building = values.buildings.find(({ id }) => String(id) === name);
  if (building === undefined) return true;
  return part === 'floor' && !building.plans.some((plan) => String(plan.level) === id);
}

/** Whether a path is that of a gallery, place or panorama, or of all of them, that does not exist. */
function isAbsentMaterial(
  { kind, name, part }: { kind: string | undefined; name: string; part: string | undefined },
  { emptyAreas, placeCategories }: NonNullable<Shown['settings']>,
  { galleries, places }: Shown['values'],
): boolean {
  if (kind === 'facility' || kind === 'realshot') return emptyAreas.includes('panorama');
  if (kind === 'location') return emptyAreas.includes('location') || !isPlace(name, part, placeCategories, places);
  if (kind !== 'gallery') return false;
  return name === 'all' ? emptyAreas.includes('gallery') : !galleries.some(({ slug }) => slug === decode(name));
}

/**
 * Whether a category (`all` for any) has a place with this id. The id 0 stands for the category without a chosen place.
 */
function isPlace(
  category: string,
  id: string | undefined,
  stated: readonly PlaceCategory[],
  places: readonly Place[],
): boolean {
  const isAll = category === 'all';
  if (!isAll && !isCategory(category, stated)) return false;
  return id === '0' || places.some((place) => String(place.id) === id && (isAll || place.category === category));
}

/** Pages to which addresses lead that people type although they do not exist. */
const likelyPages: Record<string, string> = {
  '/search': '/list-view',
  '/gallery': '/gallery/all',
  '/location': '/location/all/0',
  '/favourites': '/favorites',
};

/** The page to which an address leads that people type although it does not exist; undefined for all others. */
export function likelyPage(path: string): string | undefined {
  const typed = path.replace(/(?<=.)\/$/, '').toLowerCase();
  const category = /^\/location\/([a-z0-9-]+)$/.exec(typed)?.[1];
  return category === undefined ? likelyPages[typed] : `/location/${category}/0`;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
