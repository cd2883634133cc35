import type { StandardCategory } from '#domain/places/categories.ts';

export const categories = {
  'location.category.museums': 'Müzeler',
  'location.category.shops': 'Mağazalar',
  'location.category.restaurant': 'Restoranlar',
  'location.category.places': 'Gezilecek yerler',
  'location.category.hotels': 'Oteller',
  'location.category.transportation': 'Ulaşım',
} as const satisfies Record<`location.category.${StandardCategory}`, string>;
