import type { PlaceCategory } from '#domain/places/categories.ts';

/** Yer kategorilerinin başlıkları. */
export const categories = {
  museums: 'Müzeler',
  shops: 'Mağazalar',
  restaurant: 'Restoranlar',
  places: 'Gezilecek yerler',
  hotels: 'Oteller',
  transportation: 'Ulaşım',
} as const satisfies Record<PlaceCategory, string>;
