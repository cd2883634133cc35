import type { Place } from '#contract/entities/place.ts';

/** The URL of a category on the map, or of all places (`all`). */
export function categoryAddress(category: string, search: string): string {
  return `/location/${category}/0${search}`;
}

/** Where a place links to: the page of this site that the package names for it, or else the place on the map. */
export function placeAddress({ category, id, link }: Place, search: string): string {
  return link?.startsWith('/') ? link : `/location/${category}/${id}${search}`;
}
