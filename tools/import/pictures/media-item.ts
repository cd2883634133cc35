import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** One file for browsers below a media id: `960.avif`. `width` is checked where it is set. */
export type MediaFile = { name: string; format: 'avif' | 'other'; width?: number };

/**
 * Everything made from one source. The id names the content and the recipe, so that a file under it never changes its
 * meaning. `make` writes the given files.
 */
export type MediaItem = {
  id: string;
  files: MediaFile[];
  label: string;
  make: (files: readonly MediaFile[], write: WriteFile) => Promise<void>;
};
export type WriteFile = (name: string, data: Buffer | Readable) => Promise<void>;

/** The id of what a recipe makes of some content: 32 hex digits. `recipe` changes whenever its output would. */
export function mediaId(recipe: string, content: string | Buffer): string {
  return createHash('sha256').update(`${recipe}\n`).update(content).digest('hex').slice(0, 32);
}

/** The same id of a file that is too large to be read at once. */
export async function mediaIdOfFile(recipe: string, path: string): Promise<string> {
  const hash = createHash('sha256').update(`${recipe}\n`);
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, 32);
}
