import type { Sharp } from 'sharp';

/** Widths that browsers may ask for, in device pixels; a picture is never made larger than it is. */
const standardWidths = [480, 960, 1440, 1920, 2880];

/** The widths of a picture of the given width, ascending, its own (at most 2880) the last. */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, standardWidths.at(-1)!);
  return [...standardWidths.filter((standard) => standard < largest), largest];
}

/**
 * Widths of panoramas: one for a small picture of it, one for phones, and what a large screen asks for; 8192 is the
 * most that every graphics card takes.
 */
const panoramaWidths = [480, 1500, 3000, 6000, 8192];

/** The widths of an equirectangular picture, ascending: those below its own, and its own (at most 8192). */
export function panoramaWidthsFor(width: number): number[] {
  const largest = Math.min(width, panoramaWidths.at(-1)!);
  return [...panoramaWidths.filter((one) => one < largest), largest];
}

type Encode = (picture: Sharp) => Sharp;

/**
 * How pictures and atlases are encoded (frames: rotator/encode-frame.ts). A change must change `version`, which is part
 * of every media id.
 */
export const recipes = {
  version: '1',
  picture: ((picture) => picture.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' })) as Encode,
  atlas: ((picture) => picture.avif({ quality: 42, effort: 4, chromaSubsampling: '4:2:0' })) as Encode,
} as const;
