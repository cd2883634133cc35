import type { StandardCategory } from '#domain/places/categories.ts';

export const categories = {
  'location.category.museums': 'Музеи',
  'location.category.shops': 'Магазины',
  'location.category.restaurant': 'Рестораны',
  'location.category.places': 'Достопримечательности',
  'location.category.hotels': 'Отели',
  'location.category.transportation': 'Транспорт',
} as const satisfies Record<`location.category.${StandardCategory}`, string>;
