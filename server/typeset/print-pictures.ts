import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile } from '#server/catalogue/build-catalogue.ts';
import type { PictureMaker, PrintSize } from '#server/pictures/picture-maker.ts';
import { createByteCache } from './byte-cache.ts';

/** Pictures as documents take them: JPEG, of the size they are printed in. */
export type PrintPictures = {
  /**
   * A picture of the store: the width that fits of those there are, else its one file. Undefined where its file is not
   * there.
   */
  photograph(file: StoredFile, size: PrintSize): Promise<Buffer | undefined>;
  /**
   * A drawing of the store by its path below `media/`: as it is where it is small, else as a picture. Undefined where
   * it is not there.
   */
  drawing(path: string, size: PrintSize): Promise<Buffer | undefined>;
};

const kept = 64 * 1024 * 1024;
/** A drawing of more bytes than this would make the document heavy and slow. */
const largestDrawing = 160 * 1024;

/** Reads from `media` below the data folder. */
export function createPrintPictures(mediaFolder: string, pictures: PictureMaker): PrintPictures {
  const cache = createByteCache(kept);
  const print = (make: 'print' | 'paint', path: string, size: PrintSize) => async () => {
    const made = await pictures.make({ make, path, size });
    if (made === undefined) throw new Error(`${path} cannot be read`);
    return Buffer.from(made);
  };
  return {
    async photograph(file, size) {
      const width = file.widths?.find((one) => one >= size.width) ?? file.widths?.at(-1);
      const name = width === undefined ? file.file : `${width}.avif`;
      const path = join(mediaFolder, file.media_id, name);
      return cache
        .get(`${file.media_id} ${name} ${size.width} ${size.height} ${size.most}`, print('print', path, size))
        .catch(absent);
    },
    async drawing(path, size) {
      const key = `drawing ${path}`;
      const bytes = await cache.get(key, () => readFile(join(mediaFolder, path))).catch(absent);
      if (bytes === undefined || bytes.length <= largestDrawing) return bytes;
      return cache.get(`${key} ${size.width}`, print('paint', join(mediaFolder, path), size)).catch(absent);
    },
  };
}

/** A document does without a picture that cannot be read. */
function absent(): undefined {
  return undefined;
}
