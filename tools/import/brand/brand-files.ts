import type { PackageFolder } from '../folder/read-folder.ts';
import type { Place, Report } from '../mistakes/report.ts';
import type { MediaItem } from '../pictures/media-item.ts';

/**
 * What reading a brand works on. `place` is where `development.json` states a part of it; `items` collects the files for
 * browsers.
 */
export type BrandFiles = {
  folder: PackageFolder;
  report: Report;
  items: MediaItem[];
  place(...path: string[]): Place;
};
