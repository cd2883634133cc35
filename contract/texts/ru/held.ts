import type { Translated } from '#domain/texts/language.ts';
import type { heldTexts as englishHeldTexts } from '../en/held.ts';

export const heldTexts: Translated<typeof englishHeldTexts> = {
  'held.reserved': 'Забронирована для вас',
  'held.offer': 'Идут переговоры с вами',
  'held.sold': 'Продана вам',
  'held.signed': 'Договор подписан',
};
