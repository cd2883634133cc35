import { basename, extname } from 'node:path/posix';
import type { Text } from '#domain/texts/language.ts';
import { editDistance } from '#domain/texts/edit-distance.ts';
import { detailText } from '../mistakes/detail-text.ts';
import type { PackageFolder } from './read-folder.ts';

/**
 * The files of a folder by what two names of one file have in common: their spelling, or only the name without folders.
 */
type Index = { bySpelling: Map<string, string[]>; byName: Map<string, string[]> };

const indexes = new WeakMap<PackageFolder, Index>();
/** How German letters are written in names without them. */
const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const picture = /\.(?:webp|png|jpe?g|avif)$/i;

/**
 * A hint at the one file that a missing one probably is: its name has another ending or none, other spaces, hyphens or
 * zeros in front of its number, the mark of a copy, German letters written otherwise, or it is in another folder. That
 * file is then in use, so that it is not named again as unused.
 */
export function alikeFileHint(folder: PackageFolder, name: string): Text | '' {
  const { bySpelling, byName } = indexOf(folder);
  const [found, ...others] =
    [name, ...(extname(name) === '' ? [`${name}.webp`, `${name}.pdf`] : [])]
      .map((candidate) => bySpelling.get(spellingOf(candidate)))
      .find((files) => files !== undefined) ??
    byName.get(basename(name).toLowerCase()) ??
    [];
  if (found === undefined || others.length > 0) return '';
  folder.used.add(found);
  return detailText('otherName', { other: found });
}

/**
 * A hint at the one file that is probably a missing table under the name that a program gave to its export, such as
 * `units-Table 1.csv` or, in a folder, `units/Table 1-1.csv` by Numbers, or `units - Sheet1.csv` by Google Sheets. That
 * file is then in use.
 */
export function exportHint(folder: PackageFolder, name: string): Text | '' {
  const [found, ...others] = [...folder.files.keys()].filter((file) => isExportOf(file, name) || isCopyOf(file, name));
  if (found === undefined || others.length > 0) return '';
  folder.used.add(found);
  return detailText('otherName', { other: found });
}

/** What systems write in front of the name of a copy: `Copy of units.csv`. */
const copyOf = /^(?:copy of|kopie von|αντίγραφο(?: από)?|копия|kopyası?|نسخة من)[\s_-]+/i;

/** Whether a file is a copy of a table, or the table misspelt or packed alone, as mail programs do: `units.csv.zip`. */
function isCopyOf(file: string, name: string): boolean {
  const plain = file
    .toLowerCase()
    .replace(copyOf, '')
    .replace(/\.(?:zip|gz|7z|rar)$/, '');
  return (
    plain === name || (plain === file.toLowerCase() && extname(plain) === extname(name) && isMisspelt(plain, name))
  );
}

const isMisspelt = (one: string, name: string) => editDistance(one, name) === 1 && !one.includes('/');

/** Whether a file is named like an export of a table: its name goes on after that of the table. */
export function isExportOf(file: string, name: string): boolean {
  const ending = extname(name);
  const stem = name.slice(0, name.length - ending.length);
  const rest = file.toLowerCase().startsWith(stem) ? file.slice(stem.length) : '';
  return (
    rest.toLowerCase().endsWith(ending) && /^(?:\s?[\s_(–-]|\/[^/]+$)(?!types\.|sources\.|categories\.)/i.test(rest)
  );
}

function indexOf(folder: PackageFolder): Index {
  const known = indexes.get(folder);
  if (known !== undefined) return known;
  const files = [...folder.files.keys()];
  const made = {
    bySpelling: Map.groupBy(files, spellingOf),
    byName: Map.groupBy(files, (file) => basename(file).toLowerCase()),
  };
  indexes.set(folder, made);
  return made;
}

/** Whether two paths are probably those of one file, as `alikeFileHint` says. */
export const isSameFile = (one: string, other: string): boolean => spellingOf(one) === spellingOf(other);

/** What programs and people add to the name of a copy. */
const copies = /(?: ?\(\d{1,2}\)|[\s_-]+(?:copy|kopie|kopya|копия|αντίγραφο|نسخة|final|new|neu|v\d{1,2}))+$/i;

/** A path without what writers vary. All pictures have one ending, so that `a.jpg` is `a.webp`. */
function spellingOf(name: string): string {
  const ending = picture.test(name) ? '.picture' : extname(name);
  return `${name.slice(0, name.length - extname(name).length).replace(copies, '')}${ending}`
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .replace(/[\s_-]+/g, '')
    .replace(/(?<!\d)0+(?=\d)/g, '');
}
