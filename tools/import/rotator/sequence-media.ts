import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import type { DevelopmentSequence } from '#server/features/development/development.ts';
import type { ReferencedFile } from '../folder/references.ts';
import { mediaId, type MediaItem } from '../pictures/media-item.ts';
import { recipes } from '../pictures/recipes.ts';
import { runPool } from '../pictures/run-pool.ts';
import { encodeFrame } from './encode-frame.ts';
import { portraitCrop, type PortraitCrop } from './portrait-crop.ts';
import type { StartedSequence } from './read-rotator.ts';
import type { PackageSequence } from './rotator-schema.ts';

/** A frame whose content was checked, with the `digestOf` its bytes. */
export type CheckedFrame = ReferencedFile & { digest: string };

/** A hash of a frame's bytes. */
export function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

type Size = { width: number; height: number };

const atlasColumns = 10;
const tileWidth = 240;

/**
 * The data of a sequence for browsers, and the files to make: every frame in full and as a portrait crop, and an atlas
 * of all frames in low resolution.
 */
export function sequenceMedia(
  sequence: StartedSequence,
  frames: readonly CheckedFrame[],
): { sequence: DevelopmentSequence; items: MediaItem[] } {
  const crop = portraitCrop(sequence);
  const items = frames.map((frame) => frameItem(frame, sequence, crop));
  const tileHeight = tileHeightOf(sequence);
  const atlas = atlasItem(sequence, frames, tileHeight);
  const addresses = (name: string) => ({
    avif: items.map(({ id }) => `/media/${id}/${name}.avif`),
    webp: items.map(({ id }) => `/media/${id}/${name}.webp`),
  });
  const { north, markers, folder, zone_id, width, height, start } = sequence;
  return {
    sequence: {
      folder,
      zone_id,
      width,
      height,
      start,
      north,
      markers,
      frames: frames.length,
      landscape: addresses('landscape'),
      portrait: addresses('portrait'),
      portraitCrop: crop,
      atlas: {
        avif: `/media/${atlas.id}/atlas.avif`,
        webp: `/media/${atlas.id}/atlas.webp`,
        columns: atlasColumns,
        tileWidth,
        tileHeight,
      },
    },
    items: [...items, atlas],
  };
}

function frameItem(frame: CheckedFrame, { width, height }: PackageSequence, crop: PortraitCrop): MediaItem {
  const id = mediaId(`frame ${recipes.version} ${crop.x} ${crop.width}`, frame.digest);
  return {
    id,
    label: frame.file,
    files: [
      { name: 'landscape.avif', format: 'avif', width },
      { name: 'portrait.avif', format: 'avif', width: crop.width },
    ],
    make: async (files, write) => {
      const data = await pixelsOf(frame);
      for (const file of files) {
        const isPortrait = file.name.startsWith('portrait');
        const full = () => sharp(data, { raw: { width, height, channels: 3 } });
        const picture = isPortrait ? () => full().extract({ left: crop.x, top: 0, width: crop.width, height }) : full;
        const pixels = (isPortrait ? crop.width : width) * height;
        await write(file.name, await encodeFrame(picture, pixels, isPortrait ? 'portrait' : 'landscape'));
      }
    },
  };
}

function tileHeightOf({ width, height }: Size): number {
  return 2 * Math.floor((tileWidth * height) / width / 2);
}

/** The media id of the atlas of frames of this size in pixels, by the digests of all of them. */
function atlasIdOf(size: Size, digests: readonly string[]): string {
  return mediaId(`atlas ${recipes.version} ${tileWidth} ${tileHeightOf(size)}`, digests.join(' '));
}

function atlasItem({ width, height }: PackageSequence, frames: readonly CheckedFrame[], tileHeight: number): MediaItem {
  const rows = Math.ceil(frames.length / atlasColumns);
  const atlasWidth = tileWidth * Math.min(atlasColumns, Math.max(1, frames.length));
  return {
    id: atlasIdOf(
      { width, height },
      frames.map((frame) => frame.digest),
    ),
    label: 'rotator atlas',
    files: [{ name: 'atlas.avif', format: 'avif', width: atlasWidth }],
    make: async (files, write) => {
      const tiles: OverlayOptions[] = [];
      await runPool([...frames.entries()], async ([index, frame]) => {
        const pixels = sharp(await pixelsOf(frame), { raw: { width, height, channels: 3 } });
        const input = await pixels.resize(tileWidth, tileHeight, { fit: 'fill' }).raw().toBuffer();
        tiles[index] = {
          input,
          raw: { width: tileWidth, height: tileHeight, channels: 3 },
          left: (index % atlasColumns) * tileWidth,
          top: Math.floor(index / atlasColumns) * tileHeight,
        };
      });
      const canvas = sharp({
        create: { width: atlasWidth, height: Math.max(1, rows) * tileHeight, channels: 3, background: '#000000' },
      });
      const data = await canvas.composite(tiles).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      for (const file of files)
        await write(
          file.name,
          await recipes
            .atlas(sharp(data.data, { raw: { width: data.info.width, height: data.info.height, channels: 3 } }))
            .toBuffer(),
        );
    },
  };
}

async function pixelsOf(frame: CheckedFrame): Promise<Buffer> {
  return sharp(await readFile(frame.path), { failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer();
}
