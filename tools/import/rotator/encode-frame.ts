import type { Sharp } from 'sharp';

/** Bytes that 60 frames of 1920×1080 may have together as AVIF, and 60 portrait crops of 608×1080 in either format, for a link of 10 Mbit/s. */
const setBytes = { landscape: 5_600_000, portrait: 3_950_000 };
const setPixels = { landscape: 60 * 1920 * 1080, portrait: 60 * 608 * 1080 };

const first = { avif: 47, webp: 75 };
const lowest = { avif: 26, webp: 50 };
/** By how much quality must fall to halve the bytes, as measured on rendered frames. */
const qualityPerHalf = { avif: 15, webp: 22 };

/**
 * One frame within its share of what a whole set may weigh: first at the usual quality, then at one that the size so
 * far suggests, at most twice. Landscape WebP is the fallback of old browsers and has no limit.
 */
export async function encodeFrame(picture: () => Sharp, pixels: number, kind: 'landscape' | 'portrait', format: 'avif' | 'webp'): Promise<Buffer> {
  const limit = kind === 'landscape' && format === 'webp' ? Infinity : (setBytes[kind] * pixels) / setPixels[kind];
  let quality = first[format];
  let data = await encode(picture(), format, quality);
  for (let tries = 0; tries < 2 && data.length > limit && quality > lowest[format]; tries++) {
    quality = Math.max(lowest[format], Math.floor(quality - 1 - qualityPerHalf[format] * Math.log2(data.length / limit)));
    data = await encode(picture(), format, quality);
  }
  return data;
}

function encode(picture: Sharp, format: 'avif' | 'webp', quality: number): Promise<Buffer> {
  return format === 'avif' ? picture.avif({ quality, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer() : picture.webp({ quality, effort: 1 }).toBuffer();
}
