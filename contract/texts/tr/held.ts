import type { Translated } from '#domain/texts/language.ts';
import type { heldTexts as englishHeldTexts } from '../en/held.ts';

export const heldTexts: Translated<typeof englishHeldTexts> = {
  'held.reserved': 'Sizin için ayrıldı',
  'held.offer': 'Sizinle görüşülüyor',
  'held.sold': 'Satın aldınız',
  'held.signed': 'Sözleşme imzalandı',
};
