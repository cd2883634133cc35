import type { Translated } from '#domain/texts/language.ts';
import type { heldTexts as englishHeldTexts } from '../en/held.ts';

export const heldTexts: Translated<typeof englishHeldTexts> = {
  'held.reserved': 'Κρατημένη για εσάς',
  'held.offer': 'Σε διαπραγμάτευση μαζί σας',
  'held.sold': 'Την αγοράσατε',
  'held.signed': 'Υπογεγραμμένο συμβόλαιο',
};
