import type { Text } from '#domain/texts/language.ts';
import type { Place, Report } from '../mistakes/report.ts';
import type { PackageFolder } from './read-folder.ts';
import { detailText } from '../mistakes/detail-text.ts';

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
  const other = folder.lowerCase.get(name.toLowerCase());
  return {
    kind: 'missing',
    name,
    hint: other ? detailText('otherCase', { other }) : '',
  };
}

/** Resolves a path to a file. Returns null, with the mistake reported, if there is none. */
export function findFile(
  folder: PackageFolder,
  report: Report,
  place: Place,
  base: string,
  given: string,
  missing: 'picture_missing' | 'file_missing',
): { name: string; path: string } | null {
  const resolved = resolvePath(folder, base, given);
  if (resolved.kind === 'file') return resolved;
  if (resolved.kind === 'outside') report.mistake('file_outside', place, { path: given });
  else report.mistake(missing, place, { path: resolved.name, hint: resolved.hint });
  return null;
}

function isBelowOutside(folder: PackageFolder, name: string): boolean {
  return [...folder.outside].some((link) => name === link || name.startsWith(`${link}/`));
}
