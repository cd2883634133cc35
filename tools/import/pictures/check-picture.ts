import sharp from 'sharp';
import { readWithinSizeLimit } from '../folder/size-limit.ts';
import type { ReferencedFile } from '../folder/references.ts';
import { pictureReason } from '../mistakes/parser-reasons.ts';
import type { Report } from '../mistakes/report.ts';
import { detectFileType } from './file-type.ts';

/** A decoded picture: its bytes, its size after applying its orientation, and its mean colour. */
export type DecodedPicture = { bytes: Buffer; width: number; height: number; colour: string };

export const maxPixels = 40_000_000;
/** The longest side that WebP supports; AVIF does not support much more. */
const maxSide = 16_000;
/** Smaller pictures are placeholders or accidents. */
const minSide = 32;
const maxMegabytes = 20;
const formats = new Set(['image/webp', 'image/png', 'image/jpeg', 'image/avif']);

/**
 * Reads a picture and checks by its content that it is a picture and can be decoded. Otherwise returns null, with the
 * mistake reported.
 */
export async function checkPicture(picture: ReferencedFile, report: Report): Promise<DecodedPicture | null> {
  const { place, file: path } = picture;
  const bytes = await readWithinSizeLimit({ path: picture.path, name: path, place }, maxMegabytes, report);
  if (bytes === null) return null;
  const type = await detectFileType(bytes);
  if (!formats.has(type.media_type)) {
    const code = type.media_type.startsWith('image/') ? 'picture_format' : 'picture_not_a_picture';
    report.mistake(code, place, { path, content: type.label });
    return null;
  }
  const extension = path
    .slice(path.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace('jpeg', 'jpg');
  const decoded = await decode(bytes, path, report, place);
  if (extension !== type.extension && decoded !== null)
    report.warning('picture_misnamed', place, { path, content: type.label });
  if (picture.isPanorama === true && decoded !== null) checkPanorama(decoded, path, report, place);
  return decoded;
}

/** An equirectangular picture shows 360 by 180 degrees: it is twice as wide as high, within rounding. */
function checkPanorama(
  { width, height }: DecodedPicture,
  path: string,
  report: Report,
  place: ReferencedFile['place'],
): void {
  if (Math.abs(width - height * 2) > 2) report.mistake('panorama_shape', place, { path, width, height });
}

async function decode(
  bytes: Buffer,
  path: string,
  report: Report,
  place: ReferencedFile['place'],
): Promise<DecodedPicture | null> {
  try {
    const { width, height, autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (pages > 1) {
      report.mistake('picture_animated', place, { path, count: pages });
      return null;
    }
    if (Math.max(width, height) > maxSide && width * height <= maxPixels) {
      report.mistake('picture_side_too_long', place, { path, width, height, max: maxSide });
      return null;
    }
    if (width * height > maxPixels) {
      report.mistake('picture_too_many_pixels', place, {
        path,
        megapixels: Math.ceil((width * height) / 1e6),
        max: maxPixels / 1e6,
      });
      return null;
    }
    if (Math.min(width, height) < minSide) {
      report.mistake('picture_too_small', place, { path, width, height, min: minSide });
      return null;
    }
    const { colour, isBlank } = await meanColour(bytes);
    if (isBlank) report.warning('picture_blank', place, { path, colour });
    return {
      bytes,
      width: autoOrient?.width ?? width,
      height: autoOrient?.height ?? height,
      colour,
    };
  } catch (error) {
    report.mistake('picture_broken', place, { path, reason: pictureReason((error as Error).message) });
    return null;
  }
}

/** The parts of a side whose mean colours are compared. */
const parts = 16;

/**
 * The mean colour on a white background, as `#rrggbb`, and whether the picture shows nothing else. This decodes the
 * whole picture, and a second time if all its parts have the same mean colour.
 */
async function meanColour(bytes: Buffer): Promise<{ colour: string; isBlank: boolean }> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { data, info } = await picture
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .resize(parts, parts, { fit: 'fill', kernel: 'linear', fastShrinkOnLoad: false })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const means = [0, 1, 2].map((channel) => {
    const own = data.filter((_, at) => at % info.channels === Math.min(channel, info.channels - 1));
    return Math.round(own.reduce((sum, value) => sum + value, 0) / own.length);
  });
  const isAlike = data.every((value, at) => value === data[at % info.channels]);
  const colour = `#${means.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { colour, isBlank: isAlike && (await isUniform(bytes)) };
}

/** Whether every pixel has the same colour; parts of a fine pattern may have the same mean. */
async function isUniform(bytes: Buffer): Promise<boolean> {
  const { channels } = await sharp(bytes, { limitInputPixels: maxPixels }).stats();
  const isTransparent = channels.length % 2 === 0 && channels.at(-1)?.max === 0;
  return isTransparent || channels.every(({ min, max }) => min === max);
}
