import { readFile } from 'node:fs/promises';
import type { PackageFolder } from '../folder/read-folder.ts';
import { Report } from '../mistakes/report.ts';
import { isSameSpelling } from '../mistakes/suggest.ts';
import { readTable } from './read-table.ts';
import { unitFiles } from './unit-files.ts';

type Named = { code: string; class_name: string; line: number };

/**
 * The buildings, and in place of a missing row that of a building which has units, and a marker, texts or plans. That
 * is one mistake, and not one for all that names it. If such a building stands beside the only one that nothing else
 * names, the code of that one is wrong. `standIn` makes a building of a code and a class, empty if it is unknown.
 */
export async function withMissingRows<Building extends Named>(
  buildings: readonly Building[],
  folder: PackageFolder,
  report: Report,
  standIn: (code: string, className: string) => Building,
): Promise<Building[]> {
  const levels = await levelsOfUnits(folder);
  const missing = [...levels.keys()].filter((code) => !buildings.some((one) => isSameSpelling(one.code, code)));
  if (buildings.length === 0 || missing.length === 0) return [...buildings];
  const named = await codesNamedElsewhere(folder);
  const isNamed = (code: string) => named.has(code.toLowerCase());
  const drawn = levelsOfPlans(folder, buildings);
  const classOf = (code: string) => drawn.find(([name, own]) => isClassOf(name, own, code));
  const isClassOf = (name: string, own: ReadonlySet<string>, code: string) => {
    const plain = code.toLowerCase();
    const withoutNumber = plain.replace(/[\s._-]*\d+$/, '');
    // A single floor says little: any unit with a wrong building has one.
    const isTelling = isNamed(code) || own.size > 1;
    return isEqual(own, levels.get(code)) && (isTelling || name === plain || name === withoutNumber);
  };
  const lost = missing.filter((code) => isNamed(code) || classOf(code) !== undefined);
  const unnamed = buildings.filter(({ code }) => !levels.has(code) && !isNamed(code));
  const [wrong] = unnamed;
  const [code = ''] = lost;
  if (wrong !== undefined && unnamed.length === 1 && lost.length === 1 && isNamed(code)) {
    report.mistake('building_other_code', { file, line: wrong.line }, { value: wrong.code, meant: code });
    return buildings.map((one) => (one === wrong ? { ...one, code } : one));
  }
  for (const value of lost) report.mistake('building_row_missing', { file }, { value });
  return [...buildings, ...lost.map((value) => standIn(value, classOf(value)?.[0].toUpperCase() ?? ''))];
}

const file = 'buildings.csv';

/** The levels on which the buildings have units, by their codes. Mistakes in the table are reported when it is read. */
async function levelsOfUnits(folder: PackageFolder): Promise<Map<string, Set<string>>> {
  const rows = await readTable(folder, new Report(), { files: unitFiles, columns: ['building', 'level'] });
  const named = (rows ?? []).filter((row) => !row.isShifted && row.cell('building') !== '');
  const byCode = Map.groupBy(named, (row) => row.cell('building').normalize('NFC'));
  return new Map([...byCode].map(([code, own]) => [code, new Set(own.map((row) => row.cell('level')))]));
}

/** The codes of buildings for which there are markers or texts, in lower case. */
async function codesNamedElsewhere({ files }: PackageFolder): Promise<Set<string>> {
  const codes = new Set<string>();
  for (const [name, pattern] of [
    ['rotator/rotator.json', /"building"\s*:\s*"([^"\\]+)"/g],
    ['development.json', /"front_([^"\\]+)"\s*:/g],
  ] as const) {
    const path = files.get(name);
    const text = path === undefined ? '' : await readFile(path, 'utf8');
    for (const [, code = ''] of text.matchAll(pattern)) codes.add(code.normalize('NFC').toLowerCase());
  }
  return codes;
}

/** The levels of the plans of each class that no building has. */
function levelsOfPlans({ files }: PackageFolder, buildings: readonly Named[]): [string, Set<string>][] {
  const stated = new Set(buildings.map(({ class_name }) => class_name.toLowerCase()));
  const levels = new Map<string, Set<string>>();
  for (const name of files.keys()) {
    const [, className = '', level = ''] = /^plans\/(.+)f(-?\d+)d?\.svg$/.exec(name) ?? [];
    if (className === '' || stated.has(className)) continue;
    levels.set(className, new Set([...(levels.get(className) ?? []), level]));
  }
  return [...levels];
}

const isEqual = (one: ReadonlySet<string>, other: ReadonlySet<string> = new Set()) =>
  one.size === other.size && [...one].every((value) => other.has(value));
