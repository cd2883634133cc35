import type { Translated } from '#domain/texts/language.ts';
import type { furnitureTexts as englishFurnitureTexts, quoteTexts as englishQuoteTexts } from '../en/prices.ts';

export const quoteTexts: Translated<typeof englishQuoteTexts> = { 'price.onRequest': 'Fiyat için bize ulaşın' };

export const furnitureTexts: Translated<typeof englishFurnitureTexts> = {
  'price.furniture': 'Mobilya paketi (isteğe bağlı)',
  'price.withFurniture': 'Mobilya dahil',
  'price.approximate': '{amount} (yaklaşık, {date} kuruyla)',
};
