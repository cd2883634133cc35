import type { furnitureTexts as englishFurniture, quoteTexts as englishQuote } from '../en/prices.ts';

export const quoteTexts: Record<keyof typeof englishQuote, string> = { 'price.onRequest': 'السعر عند الطلب' };

export const furnitureTexts: Record<keyof typeof englishFurniture, string> = {
  'price.furniture': 'باقة الأثاث (اختيارية)',
  'price.withFurniture': 'مع الأثاث',
  'price.approximate': '{amount} (تقريبًا، بسعر الصرف في {date})',
};
