import { languages, type Language } from '#domain/texts/language.ts';
import type { Report } from '../mistakes/report.ts';
import { suggest } from '../mistakes/suggest.ts';
import type { References } from './references.ts';

/** The files that a package may have beside its folders. */
const known = [
  'development.json',
  'demo.json',
  'buildings.csv',
  'units.csv',
  'units.xlsx',
  'room-types.csv',
  'apartment-types.csv',
  'building-types.csv',
  'tags.csv',
  'levels.csv',
  'held-units.csv',
  'lead-sources.csv',
  'galleries.csv',
  'places.csv',
  'place-categories.csv',
  'panoramas.csv',
  'hotspots.csv',
  'fronts.csv',
];

/**
 * Warns of files that nothing uses although their place says what they are for: tables of other names, fronts and plans
 * of no class, and brochures in languages that are not offered. Pictures may be kept for later. Call it once all
 * references are known; `areFrontsKnown` is false if the classes of buildings and the names of their fronts are not.
 */
export function warnOfUnusedFiles(
  { folder, pictures }: References,
  report: Report,
  { offered, areFrontsKnown }: { offered: readonly Language[]; areFrontsKnown: boolean },
): void {
  const used = new Set([...pictures.values()].map(({ file }) => file));
  const reported = new Set(report.mistakes.map(({ file }) => file.toLowerCase()));
  const brochures = ['', ...offered.map((language) => `-${language}`)].map(
    (ending) => `documents/brochure${ending}.pdf`,
  );
  const absent = [...known, ...brochures].filter((name) => !folder.files.has(name));
  const isUnused = (file: string): boolean => {
    if (/^[^/]+\.(csv|xlsx|json)$/i.test(file)) return !known.includes(file);
    if (/^(fronts|plans)\/.+(?<!\.svg)$/.test(file)) return areFrontsKnown && !used.has(file);
    const [, brochure] = /^documents\/brochure(?:-(\w+))?\.pdf$/.exec(file) ?? [];
    if (languages.some((language) => language === brochure && !offered.includes(language))) return true;
    return brochures.some((name) => name !== file && name === file.toLowerCase().replace(/[ _.](?=\w\w\.pdf$)/, '-'));
  };
  for (const file of folder.files.keys())
    // The table that it should be is missing, which was reported with its name, or the drawing of this picture was.
    if (isUnused(file) && !reported.has(file.toLowerCase()) && !reported.has(drawingOf(file).toLowerCase()))
      report.warning('file_unused', { file }, { path: file, hint: suggest(file, absent) });
}

const drawingOf = (picture: string) => picture.replace(/\.\w+$/, '.svg');
