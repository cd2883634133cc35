import type { furnitureTexts as englishFurniture, quoteTexts as englishQuote } from '../en/prices.ts';

export const quoteTexts: Record<keyof typeof englishQuote, string> = { 'price.onRequest': 'Fiyat için bize ulaşın' };

export const furnitureTexts: Record<keyof typeof englishFurniture, string> = {
  'price.furniture': 'Mobilya paketi (isteğe bağlı)',
  'price.withFurniture': 'Mobilya dahil',
  'price.approximate': '{amount} (yaklaşık, {date} kuruyla)',
};
