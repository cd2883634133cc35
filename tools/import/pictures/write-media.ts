import { constants } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pathExists } from '#server/files/path-exists.ts';
import sharp from 'sharp';
import { maxPixels } from './check-picture.ts';
import type { MediaFile, MediaItem } from './media-item.ts';
import { runPool } from './run-pool.ts';

/** How far the media have come: `done` of `total` sources. */
export type OnMedia = (done: number, total: number, label: string) => void;

/** Counts what was done with files: made anew, taken from the package's prepared folder, or there already. */
export type MediaTally = { made: number; prepared: number; kept: number };

/**
 * Makes all files of all items below `target`. A file that is there is kept; one that the package brings prepared is
 * copied once its format and width are proved; the rest is encoded, as many sources at once as there are cores.
 */
export async function writeMedia(
  items: readonly MediaItem[],
  target: string,
  preparedFolder: string | null,
  onMedia: OnMedia = () => {},
): Promise<MediaTally> {
  const tally: MediaTally = { made: 0, prepared: 0, kept: 0 };
  const unique = [...new Map(items.map((item) => [item.id, item])).values()];
  let done = 0;
  await runPool(unique, async (item) => {
    await writeItem(item, target, preparedFolder, tally);
    onMedia(++done, unique.length, item.label);
  });
  return tally;
}

async function writeItem(
  item: MediaItem,
  target: string,
  preparedFolder: string | null,
  tally: MediaTally,
): Promise<void> {
  const folder = join(target, item.id);
  const missing: MediaFile[] = [];
  for (const file of item.files) {
    if (await pathExists(join(folder, file.name))) tally.kept++;
    else if (preparedFolder !== null && (await takePrepared(join(preparedFolder, item.id, file.name), folder, file)))
      tally.prepared++;
    else missing.push(file);
  }
  if (missing.length === 0) return;
  await mkdir(folder, { recursive: true });
  await item.make(missing, (name, data) => writeWhole(join(folder, name), data));
  tally.made += missing.length;
}

async function takePrepared(source: string, folder: string, file: MediaFile): Promise<boolean> {
  if (file.format === 'other' || !(await isWhatItSays(source, file))) return false;
  await mkdir(folder, { recursive: true });
  const partial = join(folder, `.${file.name}.${process.pid}`);
  await copyFile(source, partial, constants.COPYFILE_FICLONE);
  await rename(partial, join(folder, file.name));
  return true;
}

async function isWhatItSays(path: string, file: MediaFile): Promise<boolean> {
  if (!(await pathExists(path))) return false;
  try {
    const {
      format,
      compression,
      width,
      height,
      pages = 1,
    } = await sharp(path, { limitInputPixels: maxPixels }).metadata();
    return (
      format === 'heif' &&
      compression === 'av1' &&
      pages === 1 &&
      width * height <= maxPixels &&
      (file.width === undefined || width === file.width)
    );
  } catch {
    return false;
  }
}

/** A reader never sees half a file. */
async function writeWhole(path: string, data: Buffer | Readable): Promise<void> {
  const partial = `${path}.${process.pid}.partial`;
  await writeFile(partial, data);
  await rename(partial, path);
}
