import { join } from 'node:path';
import type { Language } from '#contract/form.ts';
import type { Database, Transaction } from '#server/database/connection.ts';
import { saveDevelopment } from '#server/features/development/save-development.ts';
import type { Mistake, Warning } from './mistakes/report.ts';
import { writeMedia, type MediaTally } from './pictures/write-media.ts';
import { readPackage } from './read-package.ts';

/** How far an import has come. `checking` counts pictures that were proved, `media` sources that were encoded or copied. */
export type ImportProgress = { stage: 'checking' | 'media' | 'saving'; done: number; total: number | null; label: string };
export type OnProgress = (progress: ImportProgress) => void;

/** What a check found. Warnings stop nothing. */
export type CheckedDevelopment = { mistakes: Mistake[]; warnings: Warning[] };

/** What an import did; nothing at all where there are mistakes. */
export type ImportedDevelopment = CheckedDevelopment & { imported: { projectId: number; units: number; buildings: number; version: string; media: MediaTally } | null };

/** Reads a package whole and names every mistake in it. Nothing is written. */
export async function checkDevelopment(folder: string, onProgress: OnProgress = () => {}): Promise<CheckedDevelopment> {
  const { report } = await readPackage(folder, countChecks(onProgress));
  return { mistakes: report.sorted(), warnings: report.warnings };
}

/**
 * Checks a package whole and, where there is no mistake, loads it: first its media below `mediaFolder` (named by
 * content, so that they change nothing that is shown), then everything else in one transaction. It can be repeated;
 * what sales did stays, and what was edited apart from the package. `before` runs first in that transaction.
 */
export async function importDevelopment(folder: string, into: { database: Database; mediaFolder: string; before?: (tx: Transaction) => Promise<void>; language?: Language; onProgress?: OnProgress }): Promise<ImportedDevelopment> {
  const onProgress = into.onProgress ?? (() => {});
  const { report, development, media } = await readPackage(folder, countChecks(onProgress), into.language);
  if (development === null) return { mistakes: report.sorted(), warnings: report.warnings, imported: null };
  const tally = await writeMedia(media, into.mediaFolder, join(folder, 'prepared'), (done, total, label) => onProgress({ stage: 'media', done, total, label }));
  onProgress({ stage: 'saving', done: 0, total: null, label: development.settings.projectName });
  const saved = await saveDevelopment(into.database, development, into.before);
  for (const unit of saved.keptUnits) report.warning('unit_kept', { file: 'units.csv' }, unit);
  for (const building of saved.keptBuildings) report.warning('building_kept', { file: 'buildings.csv' }, { building });
  const { settings, units, buildings, version } = development;
  return { mistakes: [], warnings: report.warnings, imported: { projectId: settings.projectId, units: units.length, buildings: buildings.length, version, media: tally } };
}

function countChecks(onProgress: OnProgress): () => void {
  let done = 0;
  return () => onProgress({ stage: 'checking', done: ++done, total: null, label: 'pictures' });
}
