import { join } from 'node:path';
import type { Language } from '#domain/texts/language.ts';
import type { Development } from '#server/features/development/development.ts';
import type { Mistake, Warning } from './mistakes/report.ts';
import { writeMedia, type MediaCounts } from './pictures/write-media.ts';
import { readPackage } from './read-package.ts';

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

/** Checks a whole package and reports every mistake in it. Nothing is written. */
export async function checkDevelopment(folder: string, onProgress: OnProgress = () => {}): Promise<CheckedDevelopment> {
  const { report } = await readPackage(folder, countChecks(onProgress));
  return { mistakes: report.sorted(), warnings: report.warnings };
}

/** A package that was read and whose media were written; `development` is null if there are mistakes. */
export type PreparedDevelopment = CheckedDevelopment & { development: Development | null; media: MediaCounts | null };

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

function countChecks(onProgress: OnProgress): () => void {
  let done = 0;
  return () => onProgress({ stage: 'checking', done: ++done, total: null, label: 'pictures' });
}
