import { placeCategories } from '#domain/places/categories.ts';
import type { DevelopmentPlace } from '#server/features/development/development.ts';
import type { PackageFolder } from '../folder/read-folder.ts';
import type { Report } from '../mistakes/report.ts';
import { readTable } from './read-table.ts';
import type { Row } from './row.ts';
import { uniqueKey } from './unique-key.ts';

/** Reads the places, with latitude and longitude in degrees. */
export async function readPlaces(folder: PackageFolder, report: Report): Promise<DevelopmentPlace[]> {
  const rows = await readTable(
    folder,
    report,
    ['places.csv'],
    ['id', 'category', 'title_en', 'title_tr', 'lat', 'lng', 'link'],
  );
  const unique = uniqueKey('id');
  return (rows ?? []).map((row) => {
    const id = row.integer('id', 1, 999_999_999);
    unique(row, id === null ? null : String(id));
    return {
      id: id ?? 0,
      category: row.choice('category', placeCategories) ?? 'places',
      title_en: row.text('title_en') ?? '',
      title_tr: row.text('title_tr') ?? '',
      lat: degrees(row, 'lat', 90),
      lng: degrees(row, 'lng', 180),
      link: row.link('link'),
    };
  });
}

function degrees(row: Row, column: string, max: number): number {
  const value = row.decimal(column);
  return value === null ? 0 : (row.within(column, value, -max, max) ?? 0);
}
