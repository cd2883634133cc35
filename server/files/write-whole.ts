import { rename, rm, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/**
 * Writes a file under another name and renames it, so that nobody reads half of it. If that fails, nothing is left of
 * it: on a full disk, the halves of files would keep it full.
 */
export async function writeWhole(path: string, data: Uint8Array | Readable): Promise<void> {
  await replaceBy(`${path}.${process.pid}.partial`, path, (partial) => writeFile(partial, data));
}

/** Renames what `write` writes to `partial`, which is removed if that fails. */
export async function replaceBy(
  partial: string,
  path: string,
  write: (partial: string) => Promise<unknown>,
): Promise<void> {
  try {
    await write(partial);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw error;
  }
}
