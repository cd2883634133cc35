import type { Language } from '#domain/texts/language.ts';
import type { PackageFolder } from '../folder/read-folder.ts';
import { findFile } from '../folder/resolve-path.ts';
import type { Place, Report } from '../mistakes/report.ts';
import type { MediaItem } from '../pictures/media-item.ts';

/**
 * The context of reading a brand. `place` is where `development.json` defines a part of it; `items` collects the files
 * for browsers, and `printed` the letters that documents take from the text face; `languages` are those of the
 * development.
 */
export type BrandFiles = {
  folder: PackageFolder;
  report: Report;
  items: MediaItem[];
  printed: Set<number>;
  languages: readonly Language[];
  place(...path: string[]): Place;
};

/**
 * The file below `brand/` that a part of the brand names. Returns null, with the mistake reported, if there is none.
 */
export function findBrandFile(
  given: string,
  part: string,
  { folder, report, place }: BrandFiles,
): { name: string; path: string } | null {
  return findFile(folder, report, { given, base: 'brand', place: place(part), missing: 'file_missing' });
}
