import { withLatinLookalikes } from '#domain/texts/lookalikes.ts';
import type { PackageFolder } from '../folder/read-folder.ts';
import { Report } from '../mistakes/report.ts';
import { letterName } from './check-lookalikes.ts';
import { readTable } from './read-table.ts';
import { unitFiles } from './unit-files.ts';

type Named = { code: string; class_name: string; line: number };
/** A name that looks the same as a given one, and the file that has it. */
type Alike = { meant: string; file: string };

/**
 * The buildings as the other files of the package name them. A class whose fronts and plans are there only in letters
 * that look the same (`Α`, where the files have a Latin a), or under the only name that no building has, and a code
 * that units have only in such letters, is one mistake each, not one for every file that it hides.
 */
export async function withMeantLetters<Building extends Named>(
  buildings: readonly Building[],
  folder: PackageFolder,
  report: Report,
): Promise<Building[]> {
  const drawn = classesIn(folder);
  const classes = namesByLook(drawn);
  const misnamed = onlyMisnamed(buildings, drawn, (name) => classes(name) !== undefined);
  const codes = namesByLook(await unitBuildings(buildings, folder));
  const reported = new Set<string>();
  return buildings.map((building) => {
    const { code, class_name, line } = building;
    const place = { file: 'buildings.csv', line };
    const meantIn = (column: string, value: string, alike: Alike | undefined) => {
      if (alike === undefined) return value;
      if (!reported.has(`${column} ${value}`))
        report.mistake('lookalike_elsewhere', place, detailsOf(column, value, alike));
      reported.add(`${column} ${value}`);
      return alike.meant;
    };
    if (misnamed !== null && class_name.toLowerCase() === misnamed.name) {
      if (!reported.has(misnamed.name))
        report.mistake('class_without_files', place, { value: class_name, ...misnamed });
      reported.add(misnamed.name);
      return { ...building, class_name: misnamed.meant };
    }
    const isCode = (name: string) => buildings.some((other) => other.code === name);
    return {
      ...building,
      code: meantIn('code', code, codes(code, isCode)),
      class_name: meantIn('class_name', class_name, classes(class_name.toLowerCase())),
    };
  });
}

/** The only class without any file, if there are files of exactly one class that no building has; otherwise null. */
function onlyMisnamed(
  buildings: readonly Named[],
  drawn: readonly Alike[],
  hasAlike: (name: string) => boolean,
): (Alike & { name: string }) | null {
  const stated = new Set(buildings.map(({ class_name }) => class_name.toLowerCase()));
  const known = new Set(drawn.map(({ meant }) => meant));
  const [name, ...others] = [...stated].filter((one) => !known.has(one));
  const [unused, ...further] = [...known].filter((one) => !stated.has(one));
  const file = drawn.find(({ meant }) => meant === unused)?.file;
  if (!name || others.length + further.length > 0 || hasAlike(name)) return null;
  return unused === undefined || file === undefined ? null : { name, meant: unused, file };
}

/** The look of a name: in capitals, because small letters differ more. */
const lookOf = (name: string) => withLatinLookalikes(name.toUpperCase());

/** Finds the name with the look of one that is not among them; none that `isTaken`. */
function namesByLook(named: readonly Alike[]) {
  const known = new Set(named.map(({ meant }) => meant));
  const byLook = new Map(named.toReversed().map((alike) => [lookOf(alike.meant), alike]));
  return (name: string, isTaken: (name: string) => boolean = () => false): Alike | undefined => {
    const alike = name === '' || known.has(name) ? undefined : byLook.get(lookOf(name));
    return alike === undefined || isTaken(alike.meant) || isSameButCase(alike.meant, name) ? undefined : alike;
  };
}

const isSameButCase = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The classes in the names of fronts and plans, in lower case. */
function classesIn({ files }: PackageFolder): Alike[] {
  return [...files.keys()].flatMap((file) => {
    const meant = /^(?:fronts\/([^/]+?)(?:\/[^/]+)?\.\w+|plans\/(.+)f-?\d+d?\.\w+)$/.exec(file)?.slice(1).find(Boolean);
    return meant === undefined ? [] : [{ meant: meant.toLowerCase(), file }];
  });
}

/** The buildings of units. They are read only if the code of a building has a letter that looks like another. */
async function unitBuildings(buildings: readonly Named[], folder: PackageFolder): Promise<Alike[]> {
  if (buildings.every(({ code }) => lookOf(code) === code.toUpperCase())) return [];
  // Mistakes in the table are reported when the units are read.
  const rows = await readTable(folder, new Report(), { files: unitFiles, columns: ['building'] });
  const [file = ''] = unitFiles.filter((name) => folder.files.has(name));
  return [...new Set(rows?.flatMap((row) => row.optional('building') ?? []))].map((meant) => ({ meant, file }));
}

function detailsOf(column: string, value: string, { meant, file }: Alike) {
  const letters = [...meant];
  const index = [...value].findIndex((letter, at) => !isSameButCase(letter, letters[at] ?? ''));
  const isUpper = value === value.toUpperCase();
  const written = isUpper ? meant.toUpperCase() : meant;
  return {
    column,
    value,
    letter: letterName([...value][index] ?? value),
    looksLike: letterName([...written][index] ?? written),
    other: file,
    meant: written,
  };
}
