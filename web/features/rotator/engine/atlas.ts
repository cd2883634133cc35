import type { TourSequence } from '#contract/entities/tour.ts';
import type { PictureFormat } from '#web/pictures/picture-format.ts';
import type { Rect } from './crop.ts';

/** All frames in one picture at low resolution: once it is loaded, every angle can be shown. */
export type Atlas = { bitmap: ImageBitmap; columns: number; tileWidth: number; tileHeight: number };

/** Fetches the compressed atlas. Rejects if that fails; the rotator then waits for the frames themselves. */
export async function fetchAtlas(sequence: TourSequence, format: PictureFormat, signal: AbortSignal): Promise<Blob> {
  const { avif, webp } = sequence.atlas;
  const response = await fetch(format === 'avif' && avif !== '' ? avif : webp, { priority: 'high', signal });
  if (!response.ok) throw new Error(`The atlas was answered with ${response.status}`);
  return response.blob();
}

export async function decodeAtlas(sequence: TourSequence, blob: Blob): Promise<Atlas> {
  const { columns, tileWidth, tileHeight } = sequence.atlas;
  return { bitmap: await createImageBitmap(blob, { premultiplyAlpha: 'none' }), columns, tileWidth, tileHeight };
}

/** The rectangle of a frame in the atlas, in atlas pixels. */
export function tileOf(atlas: Omit<Atlas, 'bitmap'>, frame: number): Rect {
  return {
    x: (frame % atlas.columns) * atlas.tileWidth,
    y: Math.floor(frame / atlas.columns) * atlas.tileHeight,
    width: atlas.tileWidth,
    height: atlas.tileHeight,
  };
}
