import type { Language } from '#domain/texts/language.ts';
import type { Findings } from '#server/features/development/package-importer.ts';
import type { BucketOptions } from '#server/media/bucket-options.ts';
import type { Development } from '#server/features/development/development.ts';
import type { PackageNames } from '#server/features/development/package-names.ts';
import { MediaUnavailableError } from '#server/media/media-unavailable.ts';
import { serveJobs } from '#server/workers/serve-jobs.ts';
import { unpackArchive } from './archive/unpack-archive.ts';
import { prepareDevelopment } from './prepare-development.ts';
import { Report } from './mistakes/report.ts';
import { readPackage } from './read-package.ts';

type CheckJob = {
  task: 'check';
  archive: { path: string; name: string };
  folder: string;
  language: Language;
};
type LoadJob = {
  task: 'load';
  folder: string;
  mediaFolder: string;
  bucket: BucketOptions | undefined;
  language: Language;
};

/** A job for the process that reads packages. */
export type PackageJob = CheckJob | LoadJob;

/** The progress: `done` of `total`, if that is known. */
export type PackageProgress = [done: number, total: number | null];

type Read = Findings & { development: Development | null; names: PackageNames | null };
type OnProgress = (progress: PackageProgress) => void;

async function check({ archive, folder, language }: CheckJob, onProgress: OnProgress): Promise<Read> {
  const unpacked = new Report(language);
  const isUnpacked = await unpackArchive(archive.path, folder, archive.name, unpacked, (done, total) =>
    onProgress([done, total]),
  );
  if (!isUnpacked) return { mistakes: unpacked.sorted(), warnings: [], development: null, names: null };
  let done = 0;
  const { report, development, names } = await readPackage(folder, () => onProgress([(done += 1), null]), language);
  return { mistakes: report.sorted(), warnings: report.warnings, development, names };
}

async function load({ folder, mediaFolder, bucket, language }: LoadJob, onProgress: OnProgress): Promise<Read> {
  const { mistakes, warnings, development, names } = await prepareDevelopment(folder, {
    mediaFolder,
    bucket,
    language,
    onProgress: ({ done, total }) => onProgress([done, total]),
  });
  return { mistakes, warnings, development, names };
}

/** Errors of the disk and of the bucket, which are not mistakes in a package. */
const diskErrors = new Set(['ENOSPC', 'EACCES', 'EIO', 'EMFILE', 'ENFILE', 'EROFS', 'EDQUOT']);

serveJobs(async (order: PackageJob, onProgress: OnProgress): Promise<Read | { trouble: string }> => {
  try {
    return await (order.task === 'check' ? check(order, onProgress) : load(order, onProgress));
  } catch (error) {
    if (error instanceof MediaUnavailableError) return { trouble: error.message };
    if (error instanceof Error && diskErrors.has((error as NodeJS.ErrnoException).code ?? ''))
      return { trouble: error.message };
    throw error;
  }
});
