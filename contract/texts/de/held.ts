import type { Translated } from '#domain/texts/language.ts';
import type { heldTexts as englishHeldTexts } from '../en/held.ts';

export const heldTexts: Translated<typeof englishHeldTexts> = {
  'held.reserved': 'Für Sie reserviert',
  'held.offer': 'In Verhandlung mit Ihnen',
  'held.sold': 'An Sie verkauft',
  'held.signed': 'Vertrag unterzeichnet',
};
