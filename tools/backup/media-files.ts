import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file below DATA_DIR/media. */
export type MediaFile = { folder: string; file: string; path: string; size: number };

/**
 * Lists the files below a media folder, which are named by their content and never change. Files that are just being
 * written are left out: no row names them yet.
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
      if (isFile) found.push({ folder, file, path, size });
    }
  }
  return found.toSorted((a, b) => (a.folder < b.folder ? -1 : a.folder > b.folder ? 1 : 0));
}

/** What rows name and is not there, as paths below the media folder. */
export function listMissing(
  named: readonly { folder: string; file: string | null }[],
  files: readonly MediaFile[],
): string[] {
  const known = new Set(files.flatMap(({ folder, file }) => [folder, `${folder}/${file}`]));
  return named
    .map(({ folder, file }) => (file === null ? folder : `${folder}/${file}`))
    .filter((path) => !known.has(path));
}
