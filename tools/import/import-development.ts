import type { Language } from '#domain/texts/language.ts';
import { projectNameIn } from '#domain/projects/project-name.ts';
import type { BucketOptions } from '#server/media/bucket-options.ts';
import type { Database } from '#server/database/connection.ts';
import { projects } from '#server/database/schema.ts';
import { checkAgainstLoaded } from './check-development.ts';
import { inOrder } from './mistakes/report.ts';
import type { JobContext, PackageReader } from './package-jobs.ts';
import type { MediaCounts } from './pictures/write-media.ts';
import type { CheckedDevelopment } from './prepare-development.ts';
import { savePrepared } from './save-prepared.ts';

/** The result of an import. If there are mistakes, nothing was imported. */
export type ImportedDevelopment = CheckedDevelopment & {
  imported: { projectId: number; units: number; buildings: number; version: string; media: MediaCounts } | null;
};

/** Where a package is loaded, and the reader to use. With `replaces`, it may replace another project. */
export type ImportTarget = JobContext & {
  reader: PackageReader;
  database: Database;
  mediaFolder: string;
  /** Where media are stored, if not in `mediaFolder`. */
  bucket?: BucketOptions | undefined;
  language?: Language;
  replaces?: boolean;
};

/**
 * Checks a whole package, also against the loaded development. If there are no mistakes, it is loaded: first its media
 * below `mediaFolder`, then everything else in one transaction. Can be repeated: sales data and edits from the
 * dashboard are kept.
 */
export async function importDevelopment(folder: string, target: ImportTarget): Promise<ImportedDevelopment> {
  const { reader, database, mediaFolder, bucket, language = 'en', replaces, ...context } = target;
  // Loading reads the package again. Checking it first avoids encoding media for a package that will be refused.
  if (await hasProject(database)) {
    const read = await reader({ task: 'check', folder, language }, context);
    const found = await checkAgainstLoaded(database, read, { language, replaces });
    if (found.mistakes.length > 0) return { ...found, imported: null };
  }
  const read = await reader({ task: 'load', folder, mediaFolder, bucket, language }, context);
  const found = await checkAgainstLoaded(database, read, { language, replaces });
  const { development, names, media } = read;
  if (found.mistakes.length > 0 || development === null || names === null || media === null)
    return { ...found, imported: null };
  const { settings, units, buildings, version } = development;
  context.onProgress?.({ stage: 'saving', done: 0, total: null, label: projectNameIn(settings, language) });
  const saved = await savePrepared(database, { development, names }, { language, replaces });
  const warnings = inOrder(found.warnings, saved.warnings);
  if (saved.mistakes.length > 0) return { mistakes: saved.mistakes, warnings, imported: null };
  const imported = { projectId: settings.projectId, units: units.length, buildings: buildings.length, version, media };
  return { mistakes: [], warnings, imported };
}

async function hasProject(database: Database): Promise<boolean> {
  return (await database.select({ id: projects.id }).from(projects).limit(1)).length > 0;
}
