import type { Translated } from '#domain/texts/language.ts';
import type { heldTexts as englishHeldTexts } from '../en/held.ts';

export const heldTexts: Translated<typeof englishHeldTexts> = {
  'held.reserved': 'محجوزة لك',
  'held.offer': 'قيد التفاوض معك',
  'held.sold': 'مباعة لك',
  'held.signed': 'تم توقيع العقد',
};
