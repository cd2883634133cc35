import type { Place } from '#contract/entities/place.ts';
import type { PlaceCategory } from '#domain/places/categories.ts';

/** The page of a category, or of all. */
export function categoryAddress(category: PlaceCategory | 'all', search: string): string {
  return `/location/${category}/0${search}`;
}

/** Where a place leads: the page of this site that the package names for it, else its place on the map. */
export function placeAddress({ category, id, link }: Place, search: string): string {
  return link?.startsWith('/') ? link : `/location/${category}/${id}${search}`;
}
