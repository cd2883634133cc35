import type { Language } from '#domain/texts/language.ts';
import type { PackageFolder } from '../folder/read-folder.ts';
import type { Place, Report } from '../mistakes/report.ts';
import type { MediaItem } from '../pictures/media-item.ts';

/**
 * What reading a brand works on. `place` is where `development.json` states a part of it; `items` collects the files
 * for browsers; `languages` are those of the development.
 */
export type BrandFiles = {
  folder: PackageFolder;
  report: Report;
  items: MediaItem[];
  languages: readonly Language[];
  place(...path: string[]): Place;
};
