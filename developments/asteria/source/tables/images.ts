import { APARTMENT_TYPES } from './catalogue.ts';

/** Pictures of a home, below `pictures/`. The living room is shown at the height from which it looks out. */
export function imagesOf(apartmentType: string, level: number | null, villa: boolean): string[] {
  const family = APARTMENT_TYPES[apartmentType]?.family;
  if (!family) throw new Error(`no apartment type "${apartmentType}" in the catalogue`);
  const height = villa || level === null || level === 3 || level === 4 ? '' : level >= 5 && level <= 7 ? '-high' : '-low';
  return [`living${height}`, 'kitchen', 'bedroom', 'bathroom', 'terrace'].map((name) => `${family}/${name}.webp`);
}

export function galleryImages(slug: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `gallery/${slug}-${String(i + 1).padStart(2, '0')}.webp`);
}
