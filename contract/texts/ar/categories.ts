import type { StandardCategory } from '#domain/places/categories.ts';

export const categories = {
  'location.category.museums': 'المتاحف',
  'location.category.shops': 'المتاجر',
  'location.category.restaurant': 'المطاعم',
  'location.category.places': 'المعالم',
  'location.category.hotels': 'الفنادق',
  'location.category.transportation': 'المواصلات',
} as const satisfies Record<`location.category.${StandardCategory}`, string>;
