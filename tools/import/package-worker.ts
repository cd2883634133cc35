import { MediaUnavailableError } from '#server/media/media-unavailable.ts';
import { serveJobs } from '#server/workers/serve-jobs.ts';
import { doPackageJob, type PackageJob, type PackageJobResult } from './package-jobs.ts';

/** Errors of the disk and of the bucket, which are not mistakes in a package. */
const diskErrors = new Set(['ENOSPC', 'EACCES', 'EIO', 'EMFILE', 'ENFILE', 'EROFS', 'EDQUOT']);

serveJobs(async (job: PackageJob, onProgress): Promise<PackageJobResult | { failure: string }> => {
  try {
    return await doPackageJob(job, onProgress);
  } catch (error) {
    if (error instanceof MediaUnavailableError) return { failure: error.message };
    if (error instanceof Error && diskErrors.has((error as NodeJS.ErrnoException).code ?? ''))
      return { failure: error.message };
    throw error;
  }
});
