import type { StandardCategory } from '#domain/places/categories.ts';

export const categories = {
  'location.category.museums': 'Museen',
  'location.category.shops': 'Geschäfte',
  'location.category.restaurant': 'Restaurants',
  'location.category.places': 'Sehenswertes',
  'location.category.hotels': 'Hotels',
  'location.category.transportation': 'Verkehr',
} as const satisfies Record<`location.category.${StandardCategory}`, string>;
