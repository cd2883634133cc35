import sharp, { type Sharp } from 'sharp';
import { serveJobs } from '#server/workers/serve-jobs.ts';
import type { PictureOrder, PictureRegion, PrintSize } from './picture-maker.ts';

/** Decodes stored pictures in a separate process, because they may be from a package and are not trusted. */

const maxPixels = 40_000_000;
const webpQuality = 75;
/** JPEG qualities that are tried until a picture for print is small enough; the last one is accepted in any case. */
const printQualities = [80, 66, 50, 34];

const open = (path: string): Sharp => sharp(path, { limitInputPixels: maxPixels });

async function makeWebp(path: string): Promise<Buffer> {
  return open(path).webp({ quality: webpQuality, effort: 1 }).toBuffer();
}

async function print(
  path: string,
  { width, height, maxBytes }: PrintSize,
  region: PictureRegion | undefined,
): Promise<Buffer> {
  const size = {
    width,
    ...(height === undefined ? {} : { height }),
    fit: 'cover',
    withoutEnlargement: height === undefined,
  } as const;
  const picture = open(path);
  const { data, info } = await (region === undefined ? picture : picture.extract(region))
    .resize(size)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let jpeg = Buffer.alloc(0);
  for (const quality of printQualities) {
    jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: false, chromaSubsampling: '4:2:0' }).toBuffer();
    if (jpeg.length <= maxBytes) return jpeg;
  }
  return jpeg;
}

/** Converts a large drawing to a PNG with few colours. */
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
  return order.make === 'print' ? print(order.path, order.size, order.region) : paint(order.path, order.size);
});
