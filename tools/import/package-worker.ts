import { isMachineError } from '#server/files/file-errors.ts';
import { MediaUnavailableError } from '#server/media/media-unavailable.ts';
import { serveJobs } from '#server/workers/serve-jobs.ts';
import { doPackageJob, type PackageJob, type PackageJobResult } from './package-jobs.ts';

/** Errors of this machine and of the bucket are not mistakes in a package. */
serveJobs(async (job: PackageJob, onProgress): Promise<PackageJobResult | { failure: string }> => {
  try {
    return await doPackageJob(job, onProgress);
  } catch (error) {
    if (error instanceof MediaUnavailableError || (error instanceof Error && isMachineError(error)))
      return { failure: error.message };
    throw error;
  }
});
