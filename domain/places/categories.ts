import type { LocalFields } from '../texts/language.ts';

/** The icons that categories of places may have. */
export const placeIcons = [
  'museum',
  'shop',
  'restaurant',
  'sight',
  'hotel',
  'transport',
  'school',
  'university',
  'nursery',
  'beach',
  'marina',
  'golf',
  'sport',
  'park',
  'playground',
  'hospital',
  'pharmacy',
  'airport',
  'cafe',
  'market',
  'theatre',
  'office',
  'bank',
  'fuel',
  'parking',
  'mountain',
  'other',
] as const;
export type PlaceIcon = (typeof placeIcons)[number];

/** A category of places as the package states it. `name` is part of addresses: `/location/beaches/0`. */
export type PlaceCategory = LocalFields<'title'> & { name: string; icon: PlaceIcon };

/** The categories of a package that states none (specification, section 2), in the order of the screens. */
export const standardCategories = [
  { name: 'museums', icon: 'museum' },
  { name: 'shops', icon: 'shop' },
  { name: 'restaurant', icon: 'restaurant' },
  { name: 'places', icon: 'sight' },
  { name: 'hotels', icon: 'hotel' },
  { name: 'transportation', icon: 'transport' },
] as const satisfies { name: string; icon: PlaceIcon }[];
export type StandardCategory = (typeof standardCategories)[number]['name'];

/** A category with its title in one language. */
export type TitledCategory = { name: string; icon: PlaceIcon; title: string };

/**
 * The categories of a development in the order of the screens: those of its package, or the standard ones. `titleOf`
 * and `standardTitle` give their titles.
 */
export function titledCategories(
  stated: readonly PlaceCategory[],
  titleOf: (category: PlaceCategory) => string,
  standardTitle: (name: StandardCategory) => string,
): TitledCategory[] {
  return stated.length > 0
    ? stated.map((category) => ({ name: category.name, icon: category.icon, title: titleOf(category) }))
    : standardCategories.map(({ name, icon }) => ({ name, icon, title: standardTitle(name) }));
}

/** Whether a category is one that the package states, or one of the standard ones where it states none. */
export function isCategory(name: string, stated: readonly PlaceCategory[]): boolean {
  return (stated.length > 0 ? stated : standardCategories).some((category) => category.name === name);
}
