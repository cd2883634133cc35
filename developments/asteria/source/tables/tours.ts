import type { Words } from './words.ts';

/** The hours of the turn and of the fronts, by the name that both have in the package. */
export const TOURS: Readonly<Record<string, Words>> = {
  building0: ['By day', 'Gündüz', 'Ημέρα', 'نهارًا'],
  building1: ['At dusk', 'Akşam', 'Σούρουπο', 'عند الغسق'],
};
