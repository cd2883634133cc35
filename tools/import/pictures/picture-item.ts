import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { DevelopmentPicture } from '#server/features/development/development.ts';
import type { ReferencedFile } from '../folder/references.ts';
import { required } from '../../required.ts';
import { maxPixels, type DecodedPicture } from './check-picture.ts';
import { mediaId, type MediaFile, type MediaItem } from './media-item.ts';
import { panoramaWidthsFor, recipes, widthsFor } from './recipes.ts';

/** A picture's row in the manifest, and the files to make from it. */
export type PictureWithMedia = { picture: DevelopmentPicture; item: MediaItem };

/** A photograph, rendering or plan as AVIF in every width, without metadata and in sRGB. */
export function pictureItem(wanted: ReferencedFile, decoded: DecodedPicture): PictureWithMedia {
  const widths = (wanted.isPanorama === true ? panoramaWidthsFor : widthsFor)(decoded.width);
  const id = mediaId(`${wanted.isPanorama === true ? 'panorama' : 'picture'} ${recipes.version}`, decoded.bytes);
  const open = async () =>
    sharp(await readFile(wanted.path), { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  return {
    picture: manifestRow(wanted.name, id, decoded, widths, 'image/webp'),
    item: { id, label: wanted.file, files: filesFor(widths), make: encodeAll(open) },
  };
}

/** A drawing: its sanitised SVG, and pictures rendered from it for galleries. `size` is that of the view box. */
export function drawingItem(name: string, svg: string, size: { width: number; height: number }): PictureWithMedia {
  const id = mediaId(`drawing ${recipes.version}`, svg);
  const width = 1920;
  const widths = widthsFor(width);
  const decoded = { width, height: Math.max(1, Math.round((width * size.height) / size.width)), colour: '#ffffff' };
  const density = Math.min(2400, Math.max(1, (72 * width) / size.width));
  const open = async () => sharp(Buffer.from(svg), { density, limitInputPixels: maxPixels }).resize({ width });
  const files: MediaFile[] = [...filesFor(widths), { name: 'drawing.svg', format: 'other' }];
  const makePictures = encodeAll(open);
  const make: MediaItem['make'] = async (missing, write) => {
    if (missing.some((file) => file.name === 'drawing.svg')) await write('drawing.svg', Buffer.from(svg));
    await makePictures(
      missing.filter((file) => file.format !== 'other'),
      write,
    );
  };
  return {
    picture: { ...manifestRow(name, id, decoded, widths, 'image/svg+xml'), file: 'drawing.svg' },
    item: { id, label: name, files, make },
  };
}

function manifestRow(
  name: string,
  id: string,
  { width, height, colour }: { width: number; height: number; colour: string },
  widths: number[],
  media_type: string,
): DevelopmentPicture {
  return { name, media_id: id, width, height, widths, colour, media_type, file: `${widths.at(-1)}.webp` };
}

function filesFor(widths: readonly number[]): MediaFile[] {
  return widths.map((width) => ({ name: `${width}.avif`, format: 'avif', width }));
}

/** Decodes the picture once, then writes each width. */
function encodeAll(open: () => Promise<Sharp>): MediaItem['make'] {
  return async (files, write) => {
    if (files.length === 0) return;
    const { data, info } = await withoutOpaqueAlpha(await open());
    for (const file of files) {
      const width = required(file.width, `the width of ${file.name}`);
      const sized = sharp(data, { raw: info, limitInputPixels: false }).resize({ width, withoutEnlargement: true });
      await write(file.name, await recipes.picture(sized).toBuffer());
    }
  };
}

/** The pixels in sRGB. A fully opaque alpha channel, which would nearly double the size of an AVIF, is removed. */
async function withoutOpaqueAlpha(
  picture: Sharp,
): Promise<{ data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }> {
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels as 1 | 2 | 3 | 4 };
  if (info.channels !== 4 || !isOpaque(data)) return { data, info: raw };
  const opaque = await sharp(data, { raw, limitInputPixels: false }).removeAlpha().raw().toBuffer();
  return { data: opaque, info: { ...raw, channels: 3 } };
}

/** Whether every pixel of RGBA data is opaque. `stats()` of sharp finds this too, at 20 times the cost. */
function isOpaque(pixels: Buffer): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
}
