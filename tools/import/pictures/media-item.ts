import { createHash } from 'node:crypto';

/** One file for browsers below a media id: `960.avif`. `width` is checked where it is set. */
export type MediaFile = { name: string; format: 'avif' | 'other'; width?: number };

/**
 * Everything made from one source. The id names the content and the recipe, so that a file under it never changes its
 * meaning. `make` writes the given files.
 */
export type MediaItem = { id: string; files: MediaFile[]; label: string; make: (files: readonly MediaFile[], write: WriteFile) => Promise<void> };
export type WriteFile = (name: string, data: Buffer) => Promise<void>;

/** The id of what a recipe makes of some content: 32 hex digits. `recipe` changes whenever its output would. */
export function mediaId(recipe: string, content: string | Buffer): string {
  return createHash('sha256').update(`${recipe}\n`).update(content).digest('hex').slice(0, 32);
}
