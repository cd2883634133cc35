import type { PackageFolder } from './read-folder.ts';

const settings = 'development.json';

/**
 * The folder within a folder that is the package, if this one is not: it was packed, or named, with what surrounds it.
 */
export function nestedPackage({ files, lowerCase, outside }: PackageFolder): string | null {
  if (lowerCase.has(settings) || outside.has(settings)) return null;
  const inner = [...files.keys()].filter((name) => name.endsWith(`/${settings}`));
  const [first] = inner.toSorted((a, b) => a.split('/').length - b.split('/').length);
  return first === undefined ? null : first.slice(0, -settings.length);
}
