import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile } from '#server/catalogue/build-catalogue.ts';
import { isMissing } from '#server/files/file-errors.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import type { PictureMaker, PictureRegion, PrintOrder, PrintSize } from '#server/pictures/picture-maker.ts';
import { createByteCache } from './byte-cache.ts';

/** Pictures for documents: JPEG, in the size in which they are printed. */
export type PrintPictures = {
  /**
   * A stored picture: the smallest width that is large enough, otherwise its only file. Undefined if the file is
   * missing. `region` is the part of it to print, in the pixels of that file.
   */
  photograph(file: StoredFile, size: PrintSize, region?: PictureRegion): Promise<Buffer | undefined>;
  /**
   * A stored drawing by its path below `media/`: unchanged if it is small and has no embedded picture, otherwise as a
   * PNG. Undefined if it is missing.
   */
  drawing(path: string, size: PrintSize): Promise<Buffer | undefined>;
};

/** The size of the cache, in bytes. */
const cacheSize = 64 * 1024 * 1024;
/** How long the cache is kept while no document is made, in milliseconds. */
const keepFor = 30_000;
/** The size above which a drawing would make the document large and slow, in bytes. */
const maxDrawingBytes = 160 * 1024;

/** Thrown for a picture that no attempt can print. */
class BrokenPictureError extends Error {}

/** Throws rather than leave out a picture that exists but cannot be fetched or printed now: documents are cached. */
export function createPrintPictures(media: MediaStore, pictures: PictureMaker): PrintPictures {
  const cache = createByteCache(cacheSize, keepFor);
  const read = async (path: string) => {
    await media.ensure(path);
    return readFile(join(media.folder, path));
  };
  const print = (path: string, orderFor: (absolute: string) => PrintOrder) => async () => {
    await media.ensure(path);
    const bytes = await pictures.make(orderFor(join(media.folder, path)));
    if (bytes === undefined) throw new BrokenPictureError(`${path} cannot be read`);
    return Buffer.from(bytes);
  };
  return {
    async photograph(file, size, region) {
      const width = file.widths?.find((stored) => stored >= size.width) ?? file.widths?.at(-1);
      const name = width === undefined ? file.file : `${width}.avif`;
      const path = `${file.media_id}/${name}`;
      const key = `${file.media_id} ${name} ${size.width} ${size.height} ${size.maxBytes} ${JSON.stringify(region)}`;
      return cache
        .get(
          key,
          print(path, (absolute) => ({ make: 'print', path: absolute, size, region })),
        )
        .catch(absent);
    },
    async drawing(path, size) {
      const key = `drawing ${path}`;
      const bytes = await cache.get(key, () => read(path)).catch(absent);
      // The compiler refuses a drawing that refers to an external picture; converted to a PNG, it lacks that picture.
      if (bytes === undefined || (bytes.length <= maxDrawingBytes && !bytes.includes('<image'))) return bytes;
      return cache
        .get(
          `${key} ${size.width}`,
          print(path, (absolute) => ({ make: 'paint', path: absolute, size })),
        )
        .catch(absent);
    },
  };
}

/** Leaves out a picture that is broken or missing. */
function absent(error: unknown): undefined {
  if (error instanceof BrokenPictureError || isMissing(error)) return undefined;
  throw error;
}
