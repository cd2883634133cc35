import { join } from 'node:path';
import type { Language } from '#contract/form.ts';
import type { Database } from '#server/database/connection.ts';
import type { Development } from '#server/features/development/development.ts';
import type { Mistake, Warning } from './mistakes/report.ts';
import { writeMedia, type MediaTally } from './pictures/write-media.ts';
import { readPackage } from './read-package.ts';
import { savePrepared } from './save-prepared.ts';

/**
 * How far an import has come. `checking` counts pictures that were proved, `media` sources that were encoded or copied.
 */
export type ImportProgress = {
  stage: 'checking' | 'media' | 'saving';
  done: number;
  total: number | null;
  label: string;
};
export type OnProgress = (progress: ImportProgress) => void;

/** What a check found. Warnings stop nothing. */
export type CheckedDevelopment = { mistakes: Mistake[]; warnings: Warning[] };

/** What an import did; nothing at all where there are mistakes. */
export type ImportedDevelopment = CheckedDevelopment & {
  imported: { projectId: number; units: number; buildings: number; version: string; media: MediaTally } | null;
};

/** Reads a package whole and names every mistake in it. Nothing is written. */
export async function checkDevelopment(folder: string, onProgress: OnProgress = () => {}): Promise<CheckedDevelopment> {
  const { report } = await readPackage(folder, countChecks(onProgress));
  return { mistakes: report.sorted(), warnings: report.warnings };
}

/** A package that was read, its media written; `development` is null where there are mistakes. */
export type PreparedDevelopment = CheckedDevelopment & { development: Development | null; media: MediaTally | null };

/**
 * The first half of an import: reads a package whole and writes its media below `mediaFolder`. They are named by
 * content, so that they change nothing that is shown.
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
 * Checks a package whole and, where there is no mistake, loads it: first its media below `mediaFolder`, then everything
 * else in one transaction. It can be repeated; what sales did stays, and what was edited apart from the package.
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
