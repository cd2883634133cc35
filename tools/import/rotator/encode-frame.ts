import type { Sharp } from 'sharp';

/** Bytes that 60 frames of 1920×1080 may have together, and 60 portrait crops of 608×1080, for a link of 10 Mbit/s. */
const setBytes = { landscape: 5_600_000, portrait: 3_950_000 };
const setPixels = { landscape: 60 * 1920 * 1080, portrait: 60 * 608 * 1080 };

const firstQuality = 47;
const lowestQuality = 26;
/** By how much quality must fall to halve the bytes, as measured on rendered frames. */
const qualityPerHalf = 15;

/**
 * One frame as AVIF within its share of what a whole set may weigh: first at the usual quality, then at one that the
 * size so far suggests, at most twice.
 */
export async function encodeFrame(
  picture: () => Sharp,
  pixels: number,
  kind: 'landscape' | 'portrait',
): Promise<Buffer> {
  const limit = (setBytes[kind] * pixels) / setPixels[kind];
  let quality = firstQuality;
  let data = await encode(picture(), quality);
  for (let tries = 0; tries < 2 && data.length > limit && quality > lowestQuality; tries++) {
    quality = Math.max(lowestQuality, Math.floor(quality - 1 - qualityPerHalf * Math.log2(data.length / limit)));
    data = await encode(picture(), quality);
  }
  return data;
}

function encode(picture: Sharp, quality: number): Promise<Buffer> {
  return picture.avif({ quality, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
}
