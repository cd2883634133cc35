export type Size = { width: number; height: number };
export type Rect = Size & { x: number; y: number };

/**
 * Which part of a frame is shown: `rect` in frame pixels, `canvas` the size of the backing store, `box` the element in
 * CSS pixels. The canvas never has more pixels than `rect`, because enlarging by the compositor costs nothing.
 */
export type Crop = { rect: Rect; canvas: Size; box: Size };

/** Below this scale the canvas is made smaller than the crop. */
const reduceBelow = 0.9;

/**
 * Crops `source` (frame pixels) to cover `box` (CSS pixels) at a device pixel ratio: around its centre, or at the
 * bottom only if `fromTop`.
 */
export function coverCrop(source: Rect, box: Size, pixelRatio: number, fromTop = false): Crop {
  const scale = Math.max(box.width / source.width, box.height / source.height);
  const width = Math.max(1, Math.min(source.width, Math.round(box.width / scale)));
  const height = Math.max(1, Math.min(source.height, Math.round(box.height / scale)));
  const x = source.x + Math.round((source.width - width) / 2);
  const y = source.y + (fromTop ? 0 : Math.round((source.height - height) / 2));
  const density = scale * pixelRatio < reduceBelow ? scale * pixelRatio : 1;
  const canvas = { width: Math.max(1, Math.round(width * density)), height: Math.max(1, Math.round(height * density)) };
  return { rect: { x, y, width, height }, canvas, box };
}

/** Converts a point of the frame to CSS pixels from the top left corner of the box; it may be outside. */
export function toBox(point: { x: number; y: number }, crop: Crop): { x: number; y: number } {
  return {
    x: ((point.x - crop.rect.x) * crop.box.width) / crop.rect.width,
    y: ((point.y - crop.rect.y) * crop.box.height) / crop.rect.height,
  };
}

/** Whether two crops need the same pixels, so that decoded frames can be reused. */
export function samePixels(a: Crop, b: Crop): boolean {
  const { rect, canvas } = a;
  return (
    rect.x === b.rect.x &&
    rect.y === b.rect.y &&
    rect.width === b.rect.width &&
    rect.height === b.rect.height &&
    canvas.width === b.canvas.width &&
    canvas.height === b.canvas.height
  );
}

/** Whether two crops are the same. */
export function sameCrop(a: Crop, b: Crop): boolean {
  return samePixels(a, b) && a.box.width === b.box.width && a.box.height === b.box.height;
}

/**
 * The part of the atlas that shows `rect` of a frame. `tile` is the frame's rectangle in the atlas, `source` its size.
 */
export function withinTile(tile: Rect, rect: Rect, source: Size): Rect {
  const across = tile.width / source.width;
  const down = tile.height / source.height;
  return {
    x: tile.x + rect.x * across,
    y: tile.y + rect.y * down,
    width: rect.width * across,
    height: rect.height * down,
  };
}
