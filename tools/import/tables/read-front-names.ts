import type { Language, LocalFields } from '#domain/texts/language.ts';
import { hasFile, type PackageFolder } from '../folder/read-folder.ts';
import { misnamedFile } from '../folder/resolve-path.ts';
import { suggest } from '../mistakes/suggest.ts';
import type { Report } from '../mistakes/report.ts';
import { knownClasses, type ReadBuilding } from './read-buildings.ts';
import { localColumns, readLocal, warnOfLanguages } from './local-columns.ts';
import { readTable } from './read-table.ts';
import { uniqueKey } from './unique-key.ts';

const file = 'fronts.csv';

/** A front of a class (in lower case) that has several, such as `sea` and `street`. */
export type FrontName = LocalFields<'name'> & { class_name: string; front: string; line: number };

/** Whether a class has a folder of fronts with drawings, which only `fronts.csv` names, and no front of its own. */
function haveSeveralFronts({ files }: PackageFolder, buildings: readonly ReadBuilding[] | null): boolean {
  const names = [...files.keys()];
  return [...(knownClasses(buildings)?.keys() ?? [])].some(
    (name) =>
      !names.some((one) => one.startsWith(`fronts/${name}.`)) &&
      names.some((one) => one.startsWith(`fronts/${name}/`) && one.endsWith('.svg')),
  );
}

/** Reads `fronts.csv`, the fronts of classes that have several, in the order of the switch. Optional. */
export async function readFrontNames(
  folder: PackageFolder,
  report: Report,
  buildings: readonly ReadBuilding[] | null,
  offered: readonly Language[] = ['en'],
): Promise<FrontName[]> {
  if (!hasFile(folder, file)) {
    if (haveSeveralFronts(folder, buildings))
      report.mistake('file_missing', { file }, { path: file, hint: misnamedFile(folder, file) });
    return [];
  }
  const columns = localColumns(['name'], offered);
  const rows = await readTable(folder, report, {
    files: [file],
    columns: ['class_name', 'front', ...columns.required],
    optionalColumns: columns.optional,
  });
  warnOfLanguages(rows ?? [], ['name'], offered, report);
  const known = knownClasses(buildings);
  const unique = uniqueKey('front');
  return (rows ?? []).flatMap((row) => {
    const given = row.code('class_name');
    const class_name = given?.toLowerCase() ?? null;
    const front = row.code('front')?.toLowerCase() ?? null;
    const names = readLocal(row, 'name', offered);
    if (given === null || class_name === null || front === null) return [];
    if (!unique(row, front, class_name)) return [];
    if (known !== null && !known.has(class_name))
      row.mistake('class_unknown', 'class_name', given, { hint: suggest(given, known.values()) });
    return [{ class_name, front, ...names, line: row.place.line }];
  });
}
