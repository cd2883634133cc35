import { findLevel, type Level } from '#domain/floors/levels.ts';
import { languages, offeredLanguage, type Language, type LocalFields } from '#domain/texts/language.ts';
import { hasFile, type PackageFolder } from '../folder/read-folder.ts';
import type { BuildingClass } from '../outlines/building-classes.ts';
import { suggestSeveral } from '../mistakes/suggest.ts';
import { detailText } from '../mistakes/detail-text.ts';
import type { Report } from '../mistakes/report.ts';
import { knownClasses, type ReadBuilding } from './read-buildings.ts';
import { localColumns, readLocal, warnOfLanguages } from './local-columns.ts';
import { readTable } from './read-table.ts';
import type { Row } from './row.ts';
import { uniqueKey } from './unique-key.ts';

const file = 'levels.csv';

/** A level of `levels.csv`. `isOnFront` is false for a level that is on no front, such as a garden level. */
export type ReadLevel = Level & { isOnFront: boolean; line: number };

/**
 * Reads `levels.csv`, which names levels and defines where they are listed. Both the file and each level in it are
 * optional.
 */
export async function readLevels(
  folder: PackageFolder,
  report: Report,
  buildings: readonly ReadBuilding[] | null,
  offered: readonly Language[] = ['en'],
): Promise<ReadLevel[]> {
  if (!hasFile(folder, file)) return [];
  const names = localColumns(['name'], offered);
  const others = languages.flatMap((language) => [`short_${language}`, `title_${language}`]);
  const rows = await readTable(folder, report, {
    files: [file],
    columns: ['level', ...names.required],
    optionalColumns: ['classes', ...names.optional, ...others, 'order', 'on_front'],
  });
  warnOfLanguages(rows ?? [], ['name'], offered, report);
  const known = knownClasses(buildings);
  const unique = uniqueKey('level');
  return (rows ?? []).flatMap((row) => {
    const level = row.integer('level', -9, 199, { wordsHint: detailText('levelInWords') });
    const classes = readClasses(row, known);
    const texts = {
      ...readLocal(row, 'name', offered),
      ...readLocalIfAny(row, 'short', 4, offered, report),
      ...readLocalIfAny(row, 'title', 60, offered, report),
    };
    const order = row.optional('order') === null ? level : row.decimal('order');
    // A flag with a mistake hides no outline.
    const isOnFront = row.optional('on_front') === null || row.flag('on_front') !== false;
    if (level === null) return [];
    for (const name of classes.length === 0 ? [''] : classes) unique(row, String(level), name);
    if (order === null) return [];
    return [{ level, classes, ...texts, order, isOnFront, line: row.place.line }];
  });
}

/** Warns of levels at which no building of their classes has a unit, or the upper floor of a duplex. */
export function warnOfUnusedLevels(
  levels: readonly ReadLevel[],
  buildings: readonly BuildingClass[],
  report: Report,
): void {
  const known = new Set(buildings.map(({ name }) => name));
  for (const { level, classes, line } of levels) {
    // Unknown classes were reported already.
    if (classes.some((name) => !known.has(name))) continue;
    const isUsed = buildings.some(
      ({ name, units, unplaced }) =>
        (classes.length === 0 || classes.includes(name)) &&
        [...units, ...unplaced].some((unit) => unit.level === level || (unit.is_dublex && unit.level === level - 1)),
    );
    if (!isUsed) report.warning('level_unused', { file, line }, { level });
  }
}

/** Whether fronts of a class should show a level, if it has units. */
export function isOnFront(levels: readonly ReadLevel[], level: number, className: string): boolean {
  return findLevel(levels, level, className)?.isOnFront ?? true;
}

function readClasses(row: Row, known: ReadonlyMap<string, string> | null): string[] {
  return row.distinct('classes').map((given) => {
    const name = given.toLowerCase();
    if (known !== null && !known.has(name))
      row.mistake('class_unknown', 'classes', given, { hint: suggestSeveral(given, new Set(known.values())) });
    return name;
  });
}

/** A text that may be empty in all languages; if only some are missing, the first language is used for them. */
function readLocalIfAny<Field extends 'short' | 'title'>(
  row: Row,
  field: Field,
  max: number,
  offered: readonly Language[],
  report: Report,
): LocalFields<Field> {
  const texts = Object.fromEntries(
    languages.map((language) => [`${field}_${language}`, row.optional(`${field}_${language}`, max)]),
  );
  const main = `${field}_${offeredLanguage(undefined, offered)}`;
  const missing = offered.map((language) => `${field}_${language}`).filter((column) => row.isEmpty(column));
  if (missing.length < offered.length)
    for (const column of missing) {
      if (column === main) row.mistake('value_missing', column, '');
      else report.warning('text_untranslated', row.place, { column, count: 1, first: main });
    }
  const stated = Object.entries(texts).flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
  const first = texts[main] ?? '';
  return { [`${field}_en`]: first, [`${field}_tr`]: first, ...Object.fromEntries(stated) } as LocalFields<Field>;
}
