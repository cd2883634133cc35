import { join } from 'node:path';
import type { Language } from '#domain/texts/language.ts';
import type { Database } from '#server/database/connection.ts';
import type { Development } from '#server/features/development/development.ts';
import type { Mistake, Warning } from './mistakes/report.ts';
import { writeMedia, type MediaTally } from './pictures/write-media.ts';
import { readPackage } from './read-package.ts';
import { savePrepared } from './save-prepared.ts';

/**
 * The progress of an import. `checking` counts checked pictures, `media` sources that were encoded or copied.
 */
export type ImportProgress = {
  stage: 'checking' | 'media' | 'saving';
  done: number;
  total: number | null;
  label: string;
};
export type OnProgress = (progress: ImportProgress) => void;

/** The result of a check. Warnings do not stop an import. */
export type CheckedDevelopment = { mistakes: Mistake[]; warnings: Warning[] };

/** The result of an import. If there are mistakes, nothing was imported. */
export type ImportedDevelopment = CheckedDevelopment & {
  imported: { projectId: number; units: number; buildings: number; version: string; media: MediaTally } | null;
};

/** Checks a whole package and reports every mistake in it. Nothing is written. */
export async function checkDevelopment(folder: string, onProgress: OnProgress = () => {}): Promise<CheckedDevelopment> {
  const { report } = await readPackage(folder, countChecks(onProgress));
  return { mistakes: report.sorted(), warnings: report.warnings };
}

/** A package that was read and whose media were written; `development` is null if there are mistakes. */
export type PreparedDevelopment = CheckedDevelopment & { development: Development | null; media: MediaTally | null };

/**
 * The first half of an import: reads a whole package and writes its media below `mediaFolder`. Media are named by their
 * content, so this does not change anything that is shown.
 */
export async function prepareDevelopment(
  folder: string,
  into: { mediaFolder: string; language?: Language | undefined; onProgress?: OnProgress | undefined },
): Promise<PreparedDevelopment> {
  const { mediaFolder, language, onProgress = () => {} } = into;
  const { report, development, media } = await readPackage(folder, countChecks(onProgress), language);
  if (development === null) return { mistakes: report.sorted(), warnings: report.warnings, development, media: null };
  const tally = await writeMedia(media, mediaFolder, join(folder, 'prepared'), (done, total, label) =>
    onProgress({ stage: 'media', done, total, label }),
  );
  return { mistakes: [], warnings: report.warnings, development, media: tally };
}

/**
 * Checks a whole package and, if it has no mistakes, loads it: first its media below `mediaFolder`, then everything else
 * in one transaction. It can be repeated: sales data and edits from the dashboard are kept.
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

function countChecks(onProgress: OnProgress): () => void {
  let done = 0;
  return () => onProgress({ stage: 'checking', done: ++done, total: null, label: 'pictures' });
}
