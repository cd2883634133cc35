import type { Side } from '../model/types.ts';
import { APARTMENT_TYPES } from './catalogue.ts';

/** What decides which pictures show a home: its kind, where it lies, and the way that it looks. */
type Shown = { apartmentType: string; level: number; villa: boolean; side: Side };

/** Pictures of a home, below `pictures/`. Rooms are shown with the view of its side, the living room at its height. */
export function imagesOf({ apartmentType, level, villa, side }: Shown): string[] {
  const looks = side === 'south' ? '' : '-north';
  const isLow = level <= 2 || level === 8;
  // Behind the house trees and roofs begin later: the middle storeys see there what the high ones see.
  const height = villa ? '' : isLow ? '-low' : level >= 5 && looks === '' ? '-high' : '';
  return pictures(apartmentType, [
    `living${looks}${height}`,
    `kitchen${looks}`,
    `bedroom${looks}`,
    'bathroom',
    `terrace${looks}`,
  ]);
}

/** Pictures of a kind of home, wherever it lies. */
export function imagesOfType(apartmentType: string): string[] {
  return pictures(apartmentType, ['living', 'kitchen', 'bedroom', 'bathroom', 'terrace']);
}

function pictures(apartmentType: string, names: readonly string[]): string[] {
  const family = APARTMENT_TYPES[apartmentType]?.family;
  if (!family) throw new Error(`no apartment type "${apartmentType}" in the catalogue`);
  return names.map((name) => `${family}/${name}.webp`);
}

export function galleryImages(slug: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `gallery/${slug}-${String(i + 1).padStart(2, '0')}.webp`);
}
