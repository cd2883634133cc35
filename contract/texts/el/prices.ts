import type { furnitureTexts as englishFurniture, quoteTexts as englishQuote } from '../en/prices.ts';

export const quoteTexts: Record<keyof typeof englishQuote, string> = { 'price.onRequest': 'Τιμή κατόπιν επικοινωνίας' };

export const furnitureTexts: Record<keyof typeof englishFurniture, string> = {
  'price.furniture': 'Πακέτο επίπλωσης (προαιρετικό)',
  'price.withFurniture': 'Με επίπλωση',
  'price.approximate': '{amount} (κατά προσέγγιση, ισοτιμία της {date})',
};
