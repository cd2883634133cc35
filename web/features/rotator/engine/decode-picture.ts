import type { Rect, Size } from './crop.ts';

/** A request to decode the part `rect` of a picture (in its own pixels), resized to `size`. */
export type DecodeOrder = { blob: Blob; rect: Rect; size: Size };

/** Decodes a part of a picture. Rejects if the picture cannot be read. */
export function decodePicture({ blob, rect, size }: DecodeOrder): Promise<ImageBitmap> {
  const options: ImageBitmapOptions = { premultiplyAlpha: 'none' };
  if (size.width !== rect.width || size.height !== rect.height) {
    options.resizeWidth = size.width;
    options.resizeHeight = size.height;
    options.resizeQuality = 'medium';
  }
  return createImageBitmap(blob, rect.x, rect.y, rect.width, rect.height, options);
}
