import type { Sharp } from 'sharp';

/** The largest width of pictures, in device pixels: that of a 4K screen. */
const maxWidth = 3840;
const standardWidths = [480, 960, 1440, 1920, 2880, maxWidth];

/**
 * The widths to make from a picture of the given width, in ascending order. The largest is its own width, at most 3840.
 */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, maxWidth);
  return [...standardWidths.filter((standard) => standard < largest), largest];
}

/** The largest texture that all graphics cards support. */
const maxPanoramaWidth = 8192;
/** Widths of panoramas: for a thumbnail, for phones, and for large screens. */
const panoramaWidths = [480, 1500, 3000, 6000, maxPanoramaWidth];

/** The widths to make from a panorama of the given width, like `widthsFor`, at most 8192. */
export function panoramaWidthsFor(width: number): number[] {
  const largest = Math.min(width, maxPanoramaWidth);
  return [...panoramaWidths.filter((standard) => standard < largest), largest];
}

type Encode = (picture: Sharp) => Sharp;

/**
 * How pictures and atlases are encoded; for frames, see rotator/encode-frame.ts. Any change here must also change
 * `version`, which is part of every media id.
 */
export const recipes = {
  version: '1',
  picture: ((picture) => picture.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' })) as Encode,
  atlas: ((picture) => picture.avif({ quality: 42, effort: 4, chromaSubsampling: '4:2:0' })) as Encode,
} as const;
