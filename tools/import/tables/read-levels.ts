import { findLevel, type Level } from '#domain/floors/levels.ts';
import type { PackageFolder } from '../folder/read-folder.ts';
import { suggest } from '../mistakes/suggest.ts';
import type { Report } from '../mistakes/report.ts';
import type { ReadBuilding } from './read-buildings.ts';
import { readTable } from './read-table.ts';
import type { Row } from './row.ts';
import { uniqueKey } from './unique-key.ts';

const file = 'levels.csv';

/** A level of `levels.csv`. `isOnFront` is false for one that no front shows, such as a garden level. */
export type ReadLevel = Level & { isOnFront: boolean };

/**
 * Reads `levels.csv`, which names levels and says where they are listed. A package may leave it out, and any level out of
 * it.
 */
export async function readLevels(
  folder: PackageFolder,
  report: Report,
  buildings: readonly ReadBuilding[] | null,
): Promise<ReadLevel[]> {
  if (!folder.files.has(file) && !folder.outside.has(file)) return [];
  const rows = await readTable(
    folder,
    report,
    [file],
    ['level', 'name_en', 'name_tr'],
    ['classes', 'short_en', 'short_tr', 'title_en', 'title_tr', 'order', 'on_front'],
  );
  const known = buildings && new Set(buildings.map(({ class_name }) => class_name.toLowerCase()));
  const unique = uniqueKey('level');
  return (rows ?? []).flatMap((row) => {
    const level = row.integer('level', -9, 199);
    const classes = readClasses(row, known);
    const names = {
      name_en: row.text('name_en', 60) ?? '',
      name_tr: row.text('name_tr', 60) ?? '',
      ...readPair(row, 'short', 4),
      ...readPair(row, 'title', 60),
    };
    const order = row.optional('order') === null ? level : row.decimal('order');
    const isOnFront = row.optional('on_front') === null || row.flag('on_front') === true;
    if (level === null || order === null) return [];
    for (const name of classes.length === 0 ? [''] : classes) unique(row, String(level), name);
    return [{ level, classes, ...names, order, isOnFront }];
  });
}

/** Whether fronts of a class are to show a level, if it has units. */
export function isOnFront(levels: readonly ReadLevel[], level: number, className: string): boolean {
  return findLevel(levels, level, className)?.isOnFront ?? true;
}

function readClasses(row: Row, known: ReadonlySet<string> | null): string[] {
  return row.list('classes').map((given) => {
    const name = given.toLowerCase();
    if (known !== null && !known.has(name))
      row.mistake('class_unknown', 'classes', given, { hint: suggest(name, known) });
    return name;
  });
}

/** A text that may be empty, but only in all languages. */
function readPair<Field extends 'short' | 'title'>(row: Row, field: Field, max: number) {
  const [en, tr] = [row.optional(`${field}_en`, max), row.optional(`${field}_tr`, max)];
  const missing = en === null ? 'en' : 'tr';
  if ((en === null) !== (tr === null)) row.mistake('value_missing', `${field}_${missing}`, '');
  return { [`${field}_en`]: en ?? '', [`${field}_tr`]: tr ?? '' } as Record<`${Field}_en` | `${Field}_tr`, string>;
}
