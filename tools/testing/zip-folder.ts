import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { writeZip, type ZipEntry } from './write-zip.ts';

/** A folder as a ZIP, its files below `around`. */
export async function zipFolder(folder: string, around = ''): Promise<Buffer> {
  const entries: ZipEntry[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    entries.push({
      name: around + relative(folder, path).split(sep).join('/'),
      data: await readFile(path),
      isPacked: true,
    });
  }
  return writeZip(entries);
}
