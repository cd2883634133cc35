import type { Language } from '#domain/texts/language.ts';
import type { BucketOptions } from '#server/media/bucket-options.ts';
import type { Development } from '#server/features/development/development.ts';
import type { PackageNames } from '#server/features/development/package-names.ts';
import { unpackArchive } from './archive/unpack-archive.ts';
import { Report } from './mistakes/report.ts';
import type { MediaCounts } from './pictures/write-media.ts';
import { type CheckedDevelopment, countChecks, type OnProgress, prepareDevelopment } from './prepare-development.ts';
import { prepareMedia } from './prepare-media.ts';
import { readPackage } from './read-package.ts';

type FolderJob = { folder: string; language: Language };
/** Unpacks an archive into a folder that does not exist yet, and reads that. */
type UnpackJob = FolderJob & { task: 'unpack'; archive: { path: string; name: string } };
/** Reads and checks a folder. */
type CheckJob = FolderJob & { task: 'check' };
/** Reads a folder and writes its media. */
type LoadJob = FolderJob & { task: 'load'; mediaFolder: string; bucket: BucketOptions | undefined };
/** Encodes the pictures of a folder into its `prepared/`. */
type EncodeJob = FolderJob & { task: 'encode' };

/** A job for the process that reads packages. */
export type PackageJob = UnpackJob | CheckJob | LoadJob | EncodeJob;

/**
 * The result of a job. `development` is null if there are mistakes, `names` only if units or buildings could not be
 * read, `media` if none were written.
 */
export type PackageJobResult = CheckedDevelopment & {
  development: Development | null;
  names: PackageNames | null;
  media: MediaCounts | null;
};

/**
 * `signal` cancels a job; `onProgress` follows it. `onRefusal` gets a detail for the log if the process of the job was
 * ended.
 */
export type JobContext = {
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
  onRefusal?: ((detail: string) => void) | undefined;
};

/**
 * Runs a job. `packageReader` runs it in a separate process with limits; files from others must not be read anywhere
 * else.
 */
export type PackageReader = (job: PackageJob, context?: JobContext) => Promise<PackageJobResult>;

const nothing = { development: null, names: null, media: null };

/** Runs a job in this process. Called only by the process that reads packages and, to save time, by tests. */
export async function doPackageJob(job: PackageJob, onProgress: OnProgress = () => {}): Promise<PackageJobResult> {
  const { task, folder, language } = job;
  if (task === 'load') return prepareDevelopment(folder, { ...job, onProgress });
  if (task === 'encode') {
    const { prepared, ...found } = await prepareMedia(folder, onProgress);
    return { ...nothing, ...found, media: prepared };
  }
  const unpacking = new Report(language);
  if (task === 'unpack') {
    const { archive } = job;
    const isUnpacked = await unpackArchive(archive.path, folder, archive.name, unpacking, (done, total) =>
      onProgress({ stage: 'checking', done, total, label: archive.name }),
    );
    if (!isUnpacked) return { ...nothing, mistakes: unpacking.sorted(), warnings: unpacking.sortedWarnings() };
  }
  const { report, development, names } = await readPackage(folder, countChecks(onProgress), language);
  const warnings = [...unpacking.sortedWarnings(), ...report.sortedWarnings()];
  return { mistakes: report.sorted(), warnings, development, names, media: null };
}
