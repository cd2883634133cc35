import { constants } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pathExists } from '#server/files/path-exists.ts';
import { replaceBy, writeWhole } from '#server/files/write-whole.ts';
import type { Bucket } from '#server/media/bucket.ts';
import { maxPixels } from './check-picture.ts';
import type { MediaFile, MediaItem } from './media-item.ts';
import { runPool } from './run-pool.ts';

/** Called after each source: `done` of `total` are finished. */
type OnMedia = (done: number, total: number, label: string) => void;

/** The numbers of files that were encoded, copied from the package's prepared folder, or already present. */
export type MediaCounts = { made: number; prepared: number; kept: number };

/**
 * Makes all files of all items below `target`. Existing files are kept. Prepared files of the package are copied after
 * a check of their format and width. The rest is encoded, several sources at once. With a bucket, files that are
 * already there are neither made nor read, and `target` holds the others only while they are uploaded.
 */
export async function writeMedia(
  items: readonly MediaItem[],
  target: string,
  preparedFolder: string | null,
  onMedia: OnMedia = () => {},
  bucket?: Bucket,
): Promise<MediaCounts> {
  const stored = bucket && { bucket, known: await bucket.list() };
  const counts: MediaCounts = { made: 0, prepared: 0, kept: 0 };
  const unique = [...new Map(items.map((item) => [item.id, item])).values()];
  let done = 0;
  await runPool(unique, async (item) => {
    await writeItem(item, target, preparedFolder, counts, stored);
    onMedia(++done, unique.length, item.label);
  });
  return counts;
}

async function writeItem(
  item: MediaItem,
  target: string,
  preparedFolder: string | null,
  counts: MediaCounts,
  stored?: { bucket: Bucket; known: ReadonlyMap<string, number> },
): Promise<void> {
  const folder = join(target, item.id);
  const files = item.files.filter((file) => stored?.known.has(`${item.id}/${file.name}`) !== true);
  counts.kept += item.files.length - files.length;
  const missing: MediaFile[] = [];
  for (const file of files) {
    if (await pathExists(join(folder, file.name))) counts.kept++;
    else if (preparedFolder !== null && (await copyPrepared(join(preparedFolder, item.id, file.name), folder, file)))
      counts.prepared++;
    else missing.push(file);
  }
  if (missing.length > 0) {
    await mkdir(folder, { recursive: true });
    await item.make(missing, (name, data) => writeWhole(join(folder, name), data));
    counts.made += missing.length;
  }
  if (stored === undefined || files.length === 0) return;
  for (const { name } of files) await stored.bucket.write(`${item.id}/${name}`, join(folder, name));
  await rm(folder, { recursive: true });
}

async function copyPrepared(source: string, folder: string, file: MediaFile): Promise<boolean> {
  if (file.format === 'other' || !(await matchesSpec(source, file))) return false;
  await mkdir(folder, { recursive: true });
  await replaceBy(join(folder, `.${file.name}.${process.pid}`), join(folder, file.name), (partial) =>
    copyFile(source, partial, constants.COPYFILE_FICLONE),
  );
  return true;
}

async function matchesSpec(path: string, file: MediaFile): Promise<boolean> {
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
