import type { Translated } from '#domain/texts/language.ts';
import type { furnitureTexts as englishFurnitureTexts, quoteTexts as englishQuoteTexts } from '../en/prices.ts';

export const quoteTexts: Translated<typeof englishQuoteTexts> = { 'price.onRequest': 'Τιμή κατόπιν επικοινωνίας' };

export const furnitureTexts: Translated<typeof englishFurnitureTexts> = {
  'price.furniture': 'Πακέτο επίπλωσης (προαιρετικό)',
  'price.withFurniture': 'Με επίπλωση',
  'price.approximate': '{amount} (κατά προσέγγιση, ισοτιμία της {date})',
};
