import type { heldTexts as english } from '../en/held.ts';

export const heldTexts: Record<keyof typeof english, string> = {
  'held.reserved': 'Κρατημένη για εσάς',
  'held.offer': 'Σε διαπραγμάτευση μαζί σας',
  'held.sold': 'Την αγοράσατε',
  'held.signed': 'Υπογεγραμμένο συμβόλαιο',
};
