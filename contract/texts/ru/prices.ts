import type { Translated } from '#domain/texts/language.ts';
import type { furnitureTexts as englishFurnitureTexts, quoteTexts as englishQuoteTexts } from '../en/prices.ts';

export const quoteTexts: Translated<typeof englishQuoteTexts> = { 'price.onRequest': 'Цена по запросу' };

export const furnitureTexts: Translated<typeof englishFurnitureTexts> = {
  'price.furniture': 'Пакет мебели (по желанию)',
  'price.withFurniture': 'С мебелью',
  'price.approximate': '{amount} (приблизительно, курс на {date})',
};
