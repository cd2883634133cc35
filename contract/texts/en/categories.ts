import type { StandardCategory } from '#domain/places/categories.ts';

/**
 * The titles of the standard place categories, for screens and documents. There is one file per language, so that a
 * browser loads only one.
 */
export const categories = {
  'location.category.museums': 'Museums',
  'location.category.shops': 'Shops',
  'location.category.restaurant': 'Restaurants',
  'location.category.places': 'Sights',
  'location.category.hotels': 'Hotels',
  'location.category.transportation': 'Transport',
} as const satisfies Record<`location.category.${StandardCategory}`, string>;
