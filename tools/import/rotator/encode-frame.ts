import type { Sharp } from 'sharp';

/**
 * The bytes that 60 frames of 1920×1080, and 60 portrait crops of 946×1080, may have together, for a 10 Mbit/s
 * connection.
 */
const setBytes = { landscape: 5_600_000, portrait: 3_950_000 };
const setPixels = { landscape: 60 * 1920 * 1080, portrait: 60 * 946 * 1080 };

const firstQuality = 47;
const minQuality = 26;
/** By how much the quality must drop to halve the bytes, measured on rendered frames. */
const qualityPerHalf = 15;

/**
 * Encodes one frame as AVIF within its share of the bytes of a whole set: first at the usual quality, then, at most
 * twice, at a lower one estimated from the size so far.
 */
export async function encodeFrame(
  picture: () => Sharp,
  pixels: number,
  kind: 'landscape' | 'portrait',
): Promise<Buffer> {
  const limit = (setBytes[kind] * pixels) / setPixels[kind];
  let quality = firstQuality;
  let data = await encode(picture(), quality);
  for (let tries = 0; tries < 2 && data.length > limit && quality > minQuality; tries++) {
    quality = Math.max(minQuality, Math.floor(quality - 1 - qualityPerHalf * Math.log2(data.length / limit)));
    data = await encode(picture(), quality);
  }
  return data;
}

function encode(picture: Sharp, quality: number): Promise<Buffer> {
  return picture.avif({ quality, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
}
