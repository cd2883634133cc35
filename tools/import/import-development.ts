import type { Language } from '#domain/texts/language.ts';
import type { Database } from '#server/database/connection.ts';
import type { MediaCounts } from './pictures/write-media.ts';
import { prepareDevelopment, type CheckedDevelopment, type OnProgress } from './prepare-development.ts';
import { savePrepared } from './save-prepared.ts';

/** The result of an import. If there are mistakes, nothing was imported. */
export type ImportedDevelopment = CheckedDevelopment & {
  imported: { projectId: number; units: number; buildings: number; version: string; media: MediaCounts } | null;
};

/**
 * Checks a whole package and, if it has no mistakes, loads it: first its media below `mediaFolder`, then everything
 * else in one transaction. It can be repeated: sales data and edits from the dashboard are kept.
 */
export async function importDevelopment(
  folder: string,
  into: { database: Database; mediaFolder: string; language?: Language; onProgress?: OnProgress },
): Promise<ImportedDevelopment> {
  const { development, media, ...found } = await prepareDevelopment(folder, into);
  if (development === null || media === null) return { ...found, imported: null };
  const { settings, units, buildings, version } = development;
  into.onProgress?.({ stage: 'saving', done: 0, total: null, label: settings.projectName });
  const warnings = [...found.warnings, ...(await savePrepared(into.database, development, undefined, into.language))];
  return {
    mistakes: [],
    warnings,
    imported: { projectId: settings.projectId, units: units.length, buildings: buildings.length, version, media },
  };
}
