import type { Side } from '../model/types.ts';
import { APARTMENT_TYPES } from './catalogue.ts';

/** What determines the pictures of a home: its type, its position and the direction it faces. */
type PicturedHome = { code: string; apartmentType: string; level: number; villa: boolean; side: Side };

/** The picture of the living room of a type, where it is not `living`. */
const TYPE_LIVING_ROOMS: Readonly<Record<string, string>> = { 'villa-b': 'living-v2' };

/** The villas whose own living room is pictured, by code. */
const VILLA_LIVING_ROOMS: Readonly<Record<string, string>> = { V1: 'living', V2: 'living-v2', V6: 'living-v6' };

/**
 * The pictures of a home, as paths below `pictures/`. Rooms have the view of its side, the living room that of its
 * level.
 */
export function imagesOf({ code, apartmentType, level, villa, side }: PicturedHome): string[] {
  if (villa) return imagesOfType(apartmentType, VILLA_LIVING_ROOMS[code]);
  const looks = side === 'south' ? '' : '-north';
  const isLow = level <= 2 || level === 8;
  // The north side has no separate high view: its middle storeys already look over the trees and roofs.
  const height = isLow ? '-low' : level >= 5 && looks === '' ? '-high' : '';
  return pictures(apartmentType, [
    `living${looks}${height}`,
    `kitchen${looks}`,
    `bedroom${looks}`,
    'bathroom',
    `terrace${looks}`,
  ]);
}

/** The pictures of a type of home, regardless of its position. */
export function imagesOfType(apartmentType: string, living = TYPE_LIVING_ROOMS[apartmentType] ?? 'living'): string[] {
  return pictures(apartmentType, [living, 'kitchen', 'bedroom', 'bathroom', 'terrace']);
}

function pictures(apartmentType: string, names: readonly string[]): string[] {
  const family = APARTMENT_TYPES[apartmentType]?.family;
  if (!family) throw new Error(`no apartment type "${apartmentType}" in the catalogue`);
  return names.map((name) => `${family}/${name}.webp`);
}

export function galleryImages(slug: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `gallery/${slug}-${String(i + 1).padStart(2, '0')}.webp`);
}
