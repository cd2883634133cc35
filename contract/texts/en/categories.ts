import type { PlaceCategory } from '#domain/places/categories.ts';

/**
 * Titles of the categories of places, for screens and documents. Each language is a file of its own, so that a browser
 * loads one.
 */
export const categories = {
  'location.category.museums': 'Museums',
  'location.category.shops': 'Shops',
  'location.category.restaurant': 'Restaurants',
  'location.category.places': 'Sights',
  'location.category.hotels': 'Hotels',
  'location.category.transportation': 'Transport',
} as const satisfies Record<`location.category.${PlaceCategory}`, string>;
