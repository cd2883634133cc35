import type { heldTexts as english } from '../en/held.ts';

export const heldTexts: Record<keyof typeof english, string> = {
  'held.reserved': 'Забронирована для вас',
  'held.offer': 'Идут переговоры с вами',
  'held.sold': 'Продана вам',
  'held.signed': 'Договор подписан',
};
