import type { furnitureTexts as englishFurniture, quoteTexts as englishQuote } from '../en/prices.ts';

export const quoteTexts: Record<keyof typeof englishQuote, string> = { 'price.onRequest': 'Цена по запросу' };

export const furnitureTexts: Record<keyof typeof englishFurniture, string> = {
  'price.furniture': 'Пакет мебели (по желанию)',
  'price.withFurniture': 'С мебелью',
  'price.approximate': '{amount} (приблизительно, курс на {date})',
};
