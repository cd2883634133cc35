import type { heldTexts as english } from '../en/held.ts';

export const heldTexts: Record<keyof typeof english, string> = {
  'held.reserved': 'Für Sie reserviert',
  'held.offer': 'In Verhandlung mit Ihnen',
  'held.sold': 'An Sie verkauft',
  'held.signed': 'Vertrag unterzeichnet',
};
