import { extname } from 'node:path/posix';
import type { Text } from '#domain/texts/language.ts';
import type { Place, Report } from '../mistakes/report.ts';
import type { PackageFolder } from './read-folder.ts';
import { detailText } from '../mistakes/detail-text.ts';
import { alikeFileHint } from './alike-files.ts';

/** The target of a path in a table: a file of the package, nothing, or something outside of the package. */
type Resolved =
  | { kind: 'file'; name: string; path: string }
  | { kind: 'missing'; name: string; hint: Text | '' }
  | { kind: 'outside' };

/**
 * Resolves a path below a folder of the package. `..`, absolute paths, URL schemes and links that lead out of the
 * package are `outside`.
 */
export function resolvePath(folder: PackageFolder, base: string, given: string): Resolved {
  const parts = given.normalize('NFC').replaceAll('\\', '/').split('/');
  const leavesPackage =
    parts.includes('..') ||
    given.startsWith('/') ||
    given.startsWith('\\') ||
    /^[a-z]+:/i.test(given) ||
    given.includes('\0');
  if (leavesPackage) return { kind: 'outside' };
  const name = [base, ...parts.filter((part) => part !== '' && part !== '.')].join('/').replace(/^\//, '');
  if (isBelowOutside(folder, name)) return { kind: 'outside' };
  const path = folder.files.get(name);
  if (path !== undefined) return { kind: 'file', name, path };
  return { kind: 'missing', name, hint: hintFor(folder, base, given, name) };
}

function hintFor(folder: PackageFolder, base: string, given: string, name: string): Text | '' {
  return otherFile(folder, name) || misread(folder, base, given) || alikeFileHint(folder, name);
}

/** A hint at the file of the package that a missing one with a fixed name probably is. */
export function misnamedFile(folder: PackageFolder, name: string): Text | '' {
  return otherFile(folder, name) || alikeFileHint(folder, name);
}

/**
 * A hint at the file of the package that a missing one probably is: its name differs by case, or ends once too often.
 * One that differs by case is then in use, so that it is not named again as unused.
 */
export function otherFile({ lowerCase, used }: PackageFolder, name: string): Text | '' {
  const folded = name.toLowerCase();
  const other = lowerCase.get(folded);
  if (other !== undefined) {
    used.add(other);
    return detailText('otherCase', { other });
  }
  const endings = [...pictureFormats, 'txt', extname(folded).slice(1)];
  const doubled = endings.flatMap((ending) => lowerCase.get(`${folded}.${ending}`) ?? [])[0];
  if (doubled === undefined) return '';
  used.add(doubled);
  return detailText('otherEnding', { other: doubled });
}

/** A hint at the folder of the package whose path, which ends in `/`, differs from a given one by case. */
export function otherFolder({ files }: PackageFolder, within: string): Text | '' {
  const same = [...files.keys()].find((name) => name.toLowerCase().startsWith(within.toLowerCase()));
  return same === undefined ? '' : detailText('otherCase', { other: same.slice(0, within.length) });
}

/** A hint at what a path was meant to be: one that does not repeat its folder, or several that `|` separates. */
function misread(folder: PackageFolder, base: string, given: string): Text | '' {
  const exists = (path: string) => folder.files.has([base, path].filter((part) => part !== '').join('/'));
  const inner = given.replaceAll('\\', '/').slice(base.length + 1);
  if (base !== '' && given.startsWith(base) && exists(inner)) {
    folder.used.add(`${base}/${inner}`);
    return detailText('didYouMean', { name: inner });
  }
  const start = `${[base, given].filter((part) => part !== '').join('/')}/`;
  if ([...folder.files.keys()].some((file) => file.startsWith(start)))
    return detailText('didYouMean', { name: `${given}/` });
  const parts = given.split(/[,;،؛\n]/).map((part) => part.trim());
  const areFiles = parts.length > 1 && parts.every(exists);
  return areFiles ? detailText('separatedByBars', { list: parts.join('|') }) : '';
}

/** A hint at the path below `base` of the file of the package that a path on somebody's computer or a website ends in. */
function pathWithin({ files, used }: PackageFolder, base: string, given: string): Text | '' {
  const start = base === '' ? '' : `${base}/`;
  const parts = given
    .normalize('NFC')
    .split(/[/\\]+/)
    .filter((part) => part !== '..');
  const ends = parts.map((_, index) => parts.slice(index).join('/'));
  const [first] = ends.filter((end) => end !== '' && files.has(start + end));
  const isNamedAlike = (file: string) => file.startsWith(start) && file.endsWith(`/${parts.at(-1)}`);
  const [alike, ...others] = [...files.keys()].filter(isNamedAlike);
  const found = first ?? (others.length === 0 ? alike?.slice(start.length) : undefined);
  if (found === undefined) return '';
  used.add(start + found);
  return detailText('writeInstead', { name: found });
}

/** A path below the folder `base`, as it is given at `place`; `missing` is the mistake if there is no such file. */
type GivenPath = { given: string; base: string; place: Place; missing: 'picture_missing' | 'file_missing' };

/** Resolves a path to a file, which is then in use. Returns null, with the mistake reported, if there is none. */
export function findFile(
  folder: PackageFolder,
  report: Report,
  { given, base, place, missing }: GivenPath,
): { name: string; path: string } | null {
  const resolved = resolvePath(folder, base, given);
  if (resolved.kind === 'file') {
    folder.used.add(resolved.name);
    return resolved;
  }
  if (resolved.kind === 'outside')
    report.mistake('file_outside', place, { path: given, hint: pathWithin(folder, base, given) });
  else {
    const formats = /\.svg$/i.test(resolved.name) ? [...drawingFormats, ...pictureFormats] : documentFormats;
    const hint = resolved.hint || formatHint(folder, resolved.name, formats);
    report.mistake(missing, place, { path: resolved.name, hint });
  }
  return null;
}

/** Formats of programs that write documents and drawings, which browsers do not show. */
const documentFormats = ['docx', 'doc', 'pages', 'odt', 'rtf', 'pptx', 'key', 'indd', 'ai', 'xlsx', 'xls'];
const pictureFormats = ['png', 'jpg', 'jpeg', 'webp'];
export const drawingFormats = ['pdf', 'ai', 'eps', 'dxf', 'dwg', 'svgz'];

/** A hint at the file with the name of a missing one in the format of another program. That file is then in use. */
export function formatHint({ lowerCase, used }: PackageFolder, name: string, formats: readonly string[]): Text | '' {
  const ending = extname(name);
  const stem = name.slice(0, name.length - ending.length).toLowerCase();
  const [other] = formats.flatMap((format) => lowerCase.get(`${stem}.${format}`) ?? []);
  if (other === undefined) return '';
  used.add(other);
  return detailText('otherFormat', { other, names: ending.slice(1).toUpperCase() });
}

function isBelowOutside(folder: PackageFolder, name: string): boolean {
  return [...folder.outside].some((link) => name === link || name.startsWith(`${link}/`));
}
