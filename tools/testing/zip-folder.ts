import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { writeZip, type ZipEntry } from './write-zip.ts';

/** Packs a folder into a ZIP. `prefix` is prepended to the names of its files. */
export async function zipFolder(folder: string, prefix = ''): Promise<Buffer> {
  return writeZip(await folderEntries(folder, prefix));
}

/** The files of a folder, as entries of an archive. */
export async function folderEntries(folder: string, prefix = ''): Promise<ZipEntry[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return { name: prefix + relative(folder, path).split(sep).join('/'), data: await readFile(path), isPacked: true };
    }),
  );
}
