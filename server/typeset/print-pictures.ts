import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { StoredFile } from '../catalogue/build-catalogue.ts';
import { createByteCache } from './byte-cache.ts';

/** How a picture stands on paper: its pixels, filled to the edge or, without a height, in its own shape; and the bytes it may take. */
export type PrintSize = { width: number; height?: number; most: number };

/** Pictures as documents take them: JPEG, of the size they are printed in. */
export type PrintPictures = {
  /** A picture of the store: the width that fits of those there are, else its one file. Undefined where its file is not there. */
  photograph(file: StoredFile, size: PrintSize): Promise<Buffer | undefined>;
  /** A drawing of the store by its path below `media/`: as it is where it is small, else as a picture. Undefined where it is not there. */
  drawing(path: string, size: PrintSize): Promise<Buffer | undefined>;
};

const kept = 64 * 1024 * 1024;
/** A drawing of more bytes than this would make the document heavy and slow. */
const largestDrawing = 160 * 1024;
/** Qualities that are tried until a picture is small enough; the last stands. */
const qualities = [80, 66, 50, 34];

/** Reads from `media` below the data folder. */
export function createPrintPictures(mediaFolder: string): PrintPictures {
  const cache = createByteCache(kept);
  return {
    async photograph(file, size) {
      const width = file.widths?.find((one) => one >= size.width) ?? file.widths?.at(-1);
      const name = width === undefined ? file.file : `${width}.avif`;
      const path = join(mediaFolder, file.media_id, name);
      return cache.get(`${file.media_id} ${name} ${size.width} ${size.height} ${size.most}`, () => photograph(path, size)).catch(absent);
    },
    async drawing(path, size) {
      const key = `drawing ${path}`;
      const bytes = await cache.get(key, () => readFile(join(mediaFolder, path))).catch(absent);
      if (bytes === undefined || bytes.length <= largestDrawing) return bytes;
      return cache.get(`${key} ${size.width}`, () => paint(bytes, size)).catch(absent);
    },
  };
}

async function photograph(path: string, { width, height, most }: PrintSize): Promise<Buffer> {
  const { data, info } = await sharp(await readFile(path)).resize({ width, ...(height === undefined ? {} : { height }), fit: 'cover', withoutEnlargement: height === undefined }).flatten({ background: '#ffffff' }).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  let made = Buffer.alloc(0);
  for (const quality of qualities) {
    made = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: false, chromaSubsampling: '4:2:0' }).toBuffer();
    if (made.length <= most) return made;
  }
  return made;
}

/** A large drawing as a picture of few colours. */
async function paint(svg: Buffer, { width }: PrintSize): Promise<Buffer> {
  return sharp(svg, { limitInputPixels: 40_000_000 }).resize({ width }).flatten({ background: '#ffffff' }).timeout({ seconds: 10 }).png({ palette: true, colours: 32, effort: 4 }).toBuffer();
}

/** A document does without a picture that cannot be read. */
function absent(): undefined {
  return undefined;
}
