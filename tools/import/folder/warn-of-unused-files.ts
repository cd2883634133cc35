import type { Language } from '#domain/texts/language.ts';
import { mapFiles } from '#server/map/stored-map.ts';
import type { Report } from '../mistakes/report.ts';
import { suggest } from '../mistakes/suggest.ts';
import { isExportOf } from './alike-files.ts';
import type { References } from './references.ts';

/** The files that a package may have beside its folders, in addition to `demo.json` of the demo itself. */
const known = [
  'development.json',
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

const maps: readonly string[] = Object.values(mapFiles);

/** The folders of a package whose files are looked at, and those that the import leaves out. */
const folders = ['brand', 'documents', 'fronts', 'legal', 'map', 'pictures', 'plans', 'rotator', 'video', 'source'];

/** Files of the kinds that a package is made of; notes may lie anywhere. */
const content =
  /\.(csv|xlsx?|ods|json|geojson|kml|kmz|gpx|mbtiles|graph|svg|webp|png|jpe?g|avif|pdf|mp4|webm|mov|woff2?|ttf|otf)$/i;

type Tables = {
  offered: readonly Language[];
  areFrontsKnown: boolean;
  settings: { faulty: ReadonlySet<string> } | null;
  rotator: readonly { sequence: { folder: string } }[];
};

/**
 * Warns of files that nothing uses although their place says what they are for: tables of other names, fronts and plans
 * of no class, brochures in languages that are not offered, parts of a brand, films, maps and turning views, and of
 * folders that no part of a package has. Pictures and documents may be kept for later. Call it once all references are
 * known; `areFrontsKnown` is false if the classes of buildings and the names of their fronts are not.
 */
export function warnOfUnusedFiles(references: References, report: Report, tables: Tables): void {
  const { folder } = references;
  const reported = new Set(report.mistakes.map(({ file }) => file.toLowerCase()));
  const brochures = brochuresIn(tables.offered);
  const absent = [...known, ...brochures].filter((name) => !folder.files.has(name));
  const isUnused = unusedFiles(references, report, tables, brochures);
  const missing = new Set(report.mistakes.flatMap(({ file, code }) => (code === 'file_missing' ? [stemOf(file)] : [])));
  const isReported = (file: string) =>
    [file, drawingOf(file)].some((name) => reported.has(name.toLowerCase())) || missing.has(stemOf(file));
  for (const file of folder.files.keys())
    // The table that it should be is missing, which was reported with its name, or the drawing of this picture was.
    if (isUnused(file) && !isReported(file))
      report.warning('file_unused', { file }, { path: file, hint: suggest(misplaced(file, absent) ?? file, absent) });
  warnOfUnusedFolders(references, report, tables);
}

/** The absent file with the name of one that lies beside the tables instead of in its folder. */
const misplaced = (file: string, absent: readonly string[]) =>
  absent.find((name) => name.endsWith(`/${file}`) || (name.endsWith('.csv') && isExportOf(file, name)));

const brochuresIn = (offered: readonly Language[]) =>
  ['', ...offered.map((language) => `-${language}`)].map((ending) => `documents/brochure${ending}.pdf`);

/** Tells whether nothing uses a file whose place says what it is for. */
function unusedFiles(
  { folder, pictures, documents }: References,
  report: Report,
  { offered, areFrontsKnown, settings }: Tables,
  brochures: readonly string[],
): (file: string) => boolean {
  const used = new Set([...[...pictures.values(), ...documents.values()].map(({ file }) => file), ...folder.used]);
  const isSound = (name: string) => settings !== null && !settings.faulty.has(name);
  const isBrandKnown = isSound('brand') && report.mistakes.every(({ what }) => !what.includes('brand/'));
  const isUnread: Record<string, (file: string) => boolean> = {
    fronts: (file) => areFrontsKnown && !file.endsWith('.svg') && !used.has(file),
    plans: (file) => areFrontsKnown && !file.endsWith('.svg') && !used.has(file),
    brand: (file) => isBrandKnown && content.test(file) && !used.has(file),
    video: (file) => isSound('introVideo') && content.test(file) && !used.has(file),
    map: (file) => content.test(file) && !maps.includes(file),
    documents: (file) => isUnreadDocument(file, offered, brochures, used),
  };
  return (file) => {
    const end = file.indexOf('/');
    if (end === -1) return content.test(file) && !known.includes(file) && !used.has(file);
    return isUnread[file.slice(0, end)]?.(file) ?? false;
  };
}

/**
 * Whether a document is none that browsers show, unless a table names it, which was reported, or a brochure whose name
 * or language is not looked for.
 */
function isUnreadDocument(
  file: string,
  offered: readonly Language[],
  brochures: readonly string[],
  used: ReadonlySet<string>,
): boolean {
  if (/\.(docx?|pages|odt|indd|pptx?|ai)$/i.test(file)) return !used.has(file);
  const [, brochure] = /^documents\/brochure-(\w\w)\.pdf$/.exec(file) ?? [];
  if (brochure !== undefined) return !offered.some((language) => language === brochure);
  return brochures.some((name) => name !== file && name === file.toLowerCase().replace(/[ _.](?=\w\w\.pdf$)/, '-'));
}

/** Warns of folders with content that are no part of a package, and of turning views that no sequence names. */
function warnOfUnusedFolders({ folder }: References, report: Report, { rotator }: Tables): void {
  const files = [...folder.files.keys()].filter((file) => content.test(file) && !folder.used.has(file));
  const own = new Set(files.flatMap((file) => (file.includes('/') ? [file.slice(0, file.indexOf('/'))] : [])));
  for (const name of own)
    if (!folders.includes(name))
      report.warning('folder_unused', { file: `${name}/` }, { path: `${name}/`, hint: suggest(name, folders) });
  const sequences = rotator.map(({ sequence }) => sequence.folder);
  const views = new Set(files.flatMap((file) => /^rotator\/([^/]+)\//.exec(file)?.[1] ?? []));
  if (report.mistakes.some(({ file }) => file === 'rotator/rotator.json')) return;
  for (const name of views)
    if (!sequences.includes(name)) {
      const path = `rotator/${name}/`;
      report.warning('folder_unused', { file: path }, { path, hint: suggest(name, sequences) });
    }
}

/** A path without its endings, in lower case: of `units.ods`, that of the table `units.csv`. */
const stemOf = (file: string) => file.toLowerCase().replace(/(?:\.\w+)+$/, '');
const drawingOf = (picture: string) => picture.replace(/\.\w+$/, '.svg');
