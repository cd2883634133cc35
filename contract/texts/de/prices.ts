import type { Translated } from '#domain/texts/language.ts';
import type { furnitureTexts as englishFurnitureTexts, quoteTexts as englishQuoteTexts } from '../en/prices.ts';

export const quoteTexts: Translated<typeof englishQuoteTexts> = { 'price.onRequest': 'Preis auf Anfrage' };

export const furnitureTexts: Translated<typeof englishFurnitureTexts> = {
  'price.furniture': 'Möbelpaket (optional)',
  'price.withFurniture': 'Mit Möblierung',
  'price.approximate': '{amount} (ungefähr, Kurs vom {date})',
};
