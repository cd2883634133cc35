import type { Translated } from '#domain/texts/language.ts';
import type { furnitureTexts as englishFurnitureTexts, quoteTexts as englishQuoteTexts } from '../en/prices.ts';

export const quoteTexts: Translated<typeof englishQuoteTexts> = { 'price.onRequest': 'السعر عند الطلب' };

export const furnitureTexts: Translated<typeof englishFurnitureTexts> = {
  'price.furniture': 'باقة الأثاث (اختيارية)',
  'price.withFurniture': 'مع الأثاث',
  'price.approximate': '{amount} (تقريبًا، بسعر الصرف في {date})',
};
