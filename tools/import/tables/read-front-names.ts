import type { Language, LocalFields } from '#domain/texts/language.ts';
import type { PackageFolder } from '../folder/read-folder.ts';
import { suggest } from '../mistakes/suggest.ts';
import type { Report } from '../mistakes/report.ts';
import type { ReadBuilding } from './read-buildings.ts';
import { localColumns, readLocal, warnOfUntranslated } from './local-columns.ts';
import { readTable } from './read-table.ts';
import { uniqueKey } from './unique-key.ts';

const file = 'fronts.csv';

/** A front of a class (in lower case) that has several, such as `sea` and `street`. */
export type FrontName = LocalFields<'name'> & { class_name: string; front: string; line: number };

/** Reads `fronts.csv`, the fronts of classes that have several, in the order of the switch. Optional. */
export async function readFrontNames(
  folder: PackageFolder,
  report: Report,
  buildings: readonly ReadBuilding[] | null,
  offered: readonly Language[] = ['en'],
): Promise<FrontName[]> {
  if (!folder.files.has(file) && !folder.outside.has(file)) return [];
  const columns = localColumns(['name'], offered);
  const rows = await readTable(folder, report, [file], ['class_name', 'front', ...columns.required], columns.optional);
  warnOfUntranslated(rows ?? [], ['name'], offered, report);
  const known = buildings && new Set(buildings.map(({ class_name }) => class_name.toLowerCase()));
  const unique = uniqueKey('front');
  return (rows ?? []).flatMap((row) => {
    const class_name = row.code('class_name')?.toLowerCase() ?? null;
    const front = row.code('front')?.toLowerCase() ?? null;
    const names = readLocal(row, 'name', offered);
    if (class_name === null || front === null) return [];
    unique(row, front, class_name);
    if (known !== null && !known.has(class_name))
      row.mistake('class_unknown', 'class_name', class_name, { hint: suggest(class_name, known) });
    return [{ class_name, front, ...names, line: row.place.line }];
  });
}
