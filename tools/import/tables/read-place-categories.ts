import { placeIcons, type PlaceCategory } from '#domain/places/categories.ts';
import type { Language } from '#domain/texts/language.ts';
import { hasFile, type PackageFolder } from '../folder/read-folder.ts';
import type { Report } from '../mistakes/report.ts';
import { localColumns, readLocal, warnOfLanguages } from './local-columns.ts';
import { readTable } from './read-table.ts';
import { uniqueKey } from './unique-key.ts';

const file = 'place-categories.csv';

/**
 * Reads `place-categories.csv`. Optional: without it, the result is empty and the package has the standard categories.
 */
export async function readPlaceCategories(
  folder: PackageFolder,
  report: Report,
  offered: readonly Language[] = ['en'],
): Promise<PlaceCategory[]> {
  if (!hasFile(folder, file)) return [];
  const titles = localColumns(['title'], offered);
  const rows = await readTable(folder, report, {
    files: [file],
    columns: ['category', ...titles.required, 'icon'],
    optionalColumns: titles.optional,
  });
  warnOfLanguages(rows ?? [], ['title'], offered, report);
  const unique = uniqueKey('category');
  return (rows ?? []).map((row) => {
    const given = row.text('category', 60);
    // The name is part of URLs, in which `all` means all categories.
    const isValid = given !== null && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(given) && given !== 'all';
    if (given !== null && !isValid) row.mistake('category_format', 'category', given);
    unique(row, given);
    return {
      name: given ?? '',
      ...readLocal(row, 'title', offered),
      icon: row.choice('icon', placeIcons) ?? 'other',
    };
  });
}
