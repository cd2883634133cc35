import type { priceTexts as english } from '../en/prices.ts';

/** Konut fiyatının yanında ya da yerinde duran sözler; ekranlarda, postalarda ve belgelerde. */
export const priceTexts = {
  'price.onRequest': 'Fiyat için bize ulaşın',
  'price.furniture': 'Mobilya paketi (isteğe bağlı)',
  'price.withFurniture': 'Mobilya dahil',
} as const satisfies Record<keyof typeof english, string>;
