import type { heldTexts as english } from '../en/held.ts';

export const heldTexts: Record<keyof typeof english, string> = {
  'held.reserved': 'محجوزة لك',
  'held.offer': 'قيد التفاوض معك',
  'held.sold': 'مباعة لك',
  'held.signed': 'تم توقيع العقد',
};
