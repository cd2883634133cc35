import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '#server/media/bucket.ts';
import { isMediaPath } from '#server/media/media-store.ts';
import { BackupError } from './backup-error.ts';

/** A media file, `{folder}/{file}`, its size in bytes, and how it is read. */
export type MediaFile = {
  folder: string;
  file: string;
  size: number;
  read(): Promise<AsyncIterable<Buffer>>;
};

/**
 * Lists the files below a media folder, which are named by their content and never change. Files that are still being
 * written are left out: no row refers to them yet.
 */
export async function listMedia(mediaFolder: string): Promise<MediaFile[]> {
  const folders = await readdir(mediaFolder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found: MediaFile[] = [];
  for (const { name: folder } of folders.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))) {
    for (const file of (await readdir(join(mediaFolder, folder))).toSorted()) {
      if (file.startsWith('.') || file.endsWith('.partial')) continue;
      const path = join(mediaFolder, folder, file);
      const { size, isFile } = await stat(path).then((stats) => ({ size: stats.size, isFile: stats.isFile() }));
      if (isFile) found.push({ folder, file, size, read: async () => createReadStream(path) });
    }
  }
  return found.toSorted((a, b) => (a.folder < b.folder ? -1 : a.folder > b.folder ? 1 : 0));
}

/** Lists the media in a bucket. Objects with other names are not media files. */
export async function listBucketMedia(bucket: Bucket): Promise<MediaFile[]> {
  const found = [...(await bucket.list())].flatMap(([path, size]) => {
    const [folder = '', file = ''] = path.split('/');
    const read = async () => {
      const opened = await bucket.read(path);
      if (opened === undefined) throw new BackupError(`${path} was removed from the bucket while it was read.`);
      return opened.content as AsyncIterable<Buffer>;
    };
    return isMediaPath(path) ? [{ folder, file, size, read }] : [];
  });
  return found.toSorted((a, b) => (a.folder < b.folder ? -1 : a.folder > b.folder ? 1 : 0));
}

/** Media that rows refer to but that do not exist, as paths below the media folder. */
export function listMissing(
  named: readonly { folder: string; file: string | null }[],
  files: readonly MediaFile[],
): string[] {
  const known = new Set(files.flatMap(({ folder, file }) => [folder, `${folder}/${file}`]));
  return named
    .map(({ folder, file }) => (file === null ? folder : `${folder}/${file}`))
    .filter((path) => !known.has(path));
}
