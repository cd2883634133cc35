import sharp, { type Sharp } from 'sharp';
import { serveJobs } from '#server/workers/serve-jobs.ts';
import type { PictureOrder, PrintSize } from './picture-maker.ts';

/** The process that decodes stored pictures: a package may have brought them as they are. */

const maxPixels = 40_000_000;
const webpQuality = 75;
/** Qualities that are tried until a printed picture is small enough; the last stands. */
const printQualities = [80, 66, 50, 34];

const open = (path: string): Sharp => sharp(path, { limitInputPixels: maxPixels });

async function makeWebp(path: string): Promise<Buffer> {
  return open(path).webp({ quality: webpQuality, effort: 1 }).toBuffer();
}

async function print(path: string, { width, height, most }: PrintSize): Promise<Buffer> {
  const size = {
    width,
    ...(height === undefined ? {} : { height }),
    fit: 'cover',
    withoutEnlargement: height === undefined,
  } as const;
  const { data, info } = await open(path)
    .resize(size)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let made = Buffer.alloc(0);
  for (const quality of printQualities) {
    made = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: false, chromaSubsampling: '4:2:0' }).toBuffer();
    if (made.length <= most) return made;
  }
  return made;
}

/** A large drawing as a picture of few colours. */
async function paint(path: string, { width }: PrintSize): Promise<Buffer> {
  return open(path)
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: 10 })
    .png({ palette: true, colours: 32, effort: 4 })
    .toBuffer();
}

serveJobs(async (order: PictureOrder): Promise<Uint8Array> => {
  if (order.make === 'webp') return makeWebp(order.path);
  return order.make === 'print' ? print(order.path, order.size) : paint(order.path, order.size);
});
