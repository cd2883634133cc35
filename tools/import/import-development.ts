import type { Language } from '#domain/texts/language.ts';
import type { BucketOptions } from '#server/media/bucket-options.ts';
import type { Database } from '#server/database/connection.ts';
import { checkLoaded } from './loaded/check-loaded.ts';
import type { MediaCounts } from './pictures/write-media.ts';
import { prepareDevelopment, type CheckedDevelopment, type OnProgress } from './prepare-development.ts';
import { savePrepared } from './save-prepared.ts';

/** The result of an import. If there are mistakes, nothing was imported. */
export type ImportedDevelopment = CheckedDevelopment & {
  imported: { projectId: number; units: number; buildings: number; version: string; media: MediaCounts } | null;
};

/** Where a package is loaded. With `replaces`, it may take the place of another project. */
export type ImportTarget = {
  database: Database;
  mediaFolder: string;
  /** Where media are stored, if not in `mediaFolder`. */
  bucket?: BucketOptions | undefined;
  language?: Language;
  onProgress?: OnProgress;
  replaces?: boolean;
};

/**
 * Checks a whole package, also against the development that is loaded. If there are no mistakes, it is loaded: first its
 * media below `mediaFolder`, then everything else in one transaction. It can be repeated: sales data and edits from the
 * dashboard are kept.
 */
export async function importDevelopment(folder: string, into: ImportTarget): Promise<ImportedDevelopment> {
  const { database, language, replaces } = into;
  const { development, names, media, ...found } = await prepareDevelopment(folder, {
    ...into,
    check: (read, report) => checkLoaded(database, read, report, { replaces }),
  });
  if (development === null || names === null || media === null) return { ...found, imported: null };
  const { settings, units, buildings, version } = development;
  into.onProgress?.({ stage: 'saving', done: 0, total: null, label: settings.projectName });
  const saved = await savePrepared(database, { development, names }, { language, replaces });
  const warnings = [...found.warnings, ...saved.warnings];
  if (saved.mistakes.length > 0) return { mistakes: saved.mistakes, warnings, imported: null };
  const imported = { projectId: settings.projectId, units: units.length, buildings: buildings.length, version, media };
  return { mistakes: [], warnings, imported };
}
