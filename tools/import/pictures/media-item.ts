import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file for browsers below a media id: `960.avif`. `width` is checked if it is set. */
export type MediaFile = { name: string; format: 'avif' | 'other'; width?: number };

/**
 * All files that are made from one source. The id is a hash of the content and the recipe, so that its files never
 * change. `make` writes the given files.
 */
export type MediaItem = {
  id: string;
  files: MediaFile[];
  label: string;
  make: (files: readonly MediaFile[], write: WriteFile) => Promise<void>;
};
type WriteFile = (name: string, data: Buffer | Readable) => Promise<void>;

/**
 * The id of the files that a recipe makes from some content: 32 hex digits. `recipe` must change whenever its output
 * would.
 */
export function mediaId(recipe: string, content: string | Buffer): string {
  return createHash('sha256').update(`${recipe}\n`).update(content).digest('hex').slice(0, 32);
}

/** The same id for a file that is too large to be read into memory. */
export async function mediaIdOfFile(recipe: string, path: string): Promise<string> {
  const hash = createHash('sha256').update(`${recipe}\n`);
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, 32);
}
