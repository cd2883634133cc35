import type { PlaceCategory } from '#domain/places/categories.ts';

/** Titles of the categories of places, for screens and documents. Each language is a file of its own, so that a browser loads one. */
export const categories = {
  museums: 'Museums',
  shops: 'Shops',
  restaurant: 'Restaurants',
  places: 'Sights',
  hotels: 'Hotels',
  transportation: 'Transport',
} as const satisfies Record<PlaceCategory, string>;
