import type { Queryable } from '#server/database/connection.ts';
import { checkDevelopment } from '#tools/import/check-development.ts';
import { importDevelopment, type ImportTarget } from '#tools/import/import-development.ts';
import { doPackageJob, type PackageReader } from '#tools/import/package-jobs.ts';

/** Reads packages in this process: tests read hundreds, and each process takes half a second to start. */
export const readHere: PackageReader = (job, context) => doPackageJob(job, context?.onProgress);

/** Checks a package that the test built. With a database, also against the development loaded there. */
export const checkHere = (folder: string, database?: Queryable) =>
  checkDevelopment(folder, { reader: readHere, database });

/** Imports a package that the test built. */
export const importHere = (folder: string, target: Omit<ImportTarget, 'reader'>) =>
  importDevelopment(folder, { ...target, reader: readHere });
