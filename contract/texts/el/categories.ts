import type { StandardCategory } from '#domain/places/categories.ts';

export const categories = {
  'location.category.museums': 'Μουσεία',
  'location.category.shops': 'Καταστήματα',
  'location.category.restaurant': 'Εστιατόρια',
  'location.category.places': 'Αξιοθέατα',
  'location.category.hotels': 'Ξενοδοχεία',
  'location.category.transportation': 'Συγκοινωνίες',
} as const satisfies Record<`location.category.${StandardCategory}`, string>;
