import type { TourSequence } from '#contract/entities/tour.ts';
import { circularDistance } from '#domain/rotator/circle.ts';
import { type Crop, type Rect, type Size, withinTile } from './crop.ts';

/** What the canvas shows: a frame, in full resolution (`full`) or enlarged from the atlas. */
export type ShownFrame = { frame: number; full: boolean };

type Pictures = {
  get(frame: number): ImageBitmap | undefined;
  nearest(distance: (frame: number) => number): number | undefined;
};

/** The best picture available for `frame`: itself, its tile of the atlas, or the nearest decoded frame. */
export function chooseShown(
  frame: number,
  count: number,
  pictures: Pictures,
  atlas: Atlas | undefined,
): ShownFrame | undefined {
  if (pictures.get(frame)) return { frame, full: true };
  if (atlas) return { frame, full: false };
  const nearest = pictures.nearest((other) => circularDistance(other, frame, count));
  return nearest === undefined ? undefined : { frame: nearest, full: true };
}

/** Fills the canvas. `source` is the size of a whole frame. */
export function paint(
  context: CanvasRenderingContext2D,
  shown: ShownFrame,
  crop: Crop,
  pictures: Pictures,
  atlas: Atlas | undefined,
  source: Size,
): void {
  const { width, height } = crop.canvas;
  const bitmap = shown.full ? pictures.get(shown.frame) : undefined;
  if (bitmap) {
    context.drawImage(bitmap, 0, 0, width, height);
  } else if (atlas) {
    const part = withinTile(tileOf(atlas, shown.frame), crop.rect, source);
    context.drawImage(atlas.bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height);
  }
}

/** A canvas that fills its parent, hidden until the first draw. */
export function createCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    visibility: 'hidden',
  });
  return canvas;
}

/** Sets the size of a canvas in its own pixels; setting the same size again would clear it. */
export function resizeCanvas(canvas: HTMLCanvasElement, { width, height }: Size): void {
  if (canvas.width === width && canvas.height === height) return;
  canvas.width = width;
  canvas.height = height;
}

/** All frames in one picture at low resolution: once it is loaded, every angle can be shown. */
export type Atlas = { bitmap: ImageBitmap; columns: number; tileWidth: number; tileHeight: number };

/** Decodes a fetched atlas. Rejects if it cannot be read as a picture. */
export async function decodeAtlas(sequence: TourSequence, blob: Blob): Promise<Atlas> {
  const { columns, tileWidth, tileHeight } = sequence.atlas;
  return { bitmap: await createImageBitmap(blob, { premultiplyAlpha: 'none' }), columns, tileWidth, tileHeight };
}

/** The rectangle of a frame in the atlas, in atlas pixels. */
function tileOf(atlas: Omit<Atlas, 'bitmap'>, frame: number): Rect {
  return {
    x: (frame % atlas.columns) * atlas.tileWidth,
    y: Math.floor(frame / atlas.columns) * atlas.tileHeight,
    width: atlas.tileWidth,
    height: atlas.tileHeight,
  };
}
