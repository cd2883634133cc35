import type { furnitureTexts as englishFurniture, quoteTexts as englishQuote } from '../en/prices.ts';

export const quoteTexts: Record<keyof typeof englishQuote, string> = { 'price.onRequest': 'Preis auf Anfrage' };

export const furnitureTexts: Record<keyof typeof englishFurniture, string> = {
  'price.furniture': 'Möbelpaket (optional)',
  'price.withFurniture': 'Mit Möblierung',
  'price.approximate': '{amount} (ungefähr, Kurs vom {date})',
};
