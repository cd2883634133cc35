import type { heldTexts as english } from '../en/held.ts';

export const heldTexts: Record<keyof typeof english, string> = {
  'held.reserved': 'Sizin için ayrıldı',
  'held.offer': 'Sizinle görüşülüyor',
  'held.sold': 'Satın aldınız',
  'held.signed': 'Sözleşme imzalandı',
};
