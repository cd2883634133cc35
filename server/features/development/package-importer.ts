import type { PackageMistake } from '#contract/entities/package-upload.ts';
import type { Language } from '#domain/texts/language.ts';
import type { Database, Transaction } from '#server/database/connection.ts';
import type { BucketOptions } from '#server/media/bucket-options.ts';
import type { Development } from './development.ts';

/** Called with the progress of a job. `total` is null while it is unknown. */
type OnProgress = (done: number, total: number | null) => void;

/**
 * A job on a package. `signal` aborts it; `onRefusal` is called with a detail for the log if its reader was aborted.
 */
export type ImportJob = { onWork: OnProgress; signal: AbortSignal; onRefusal(detail: string): void };

/** The mistakes and warnings found in a package. A package with only warnings can be loaded. */
export type Findings = { mistakes: PackageMistake[]; warnings: PackageMistake[] };

/**
 * Reads packages. The file formats are not part of the server: it is started with the importer that the command line
 * uses too. `check` unpacks an archive into a folder that does not exist yet and reads it completely. `load` reads such
 * a folder again, prepares its media and saves it in one transaction, in which `before` runs first and `after` last.
 * Both report what the package would break in the loaded development; if it would break anything, it is not saved. Both
 * read in a separate process with limits and report findings in `language`; an aborted reader is a finding too.
 */
export type PackageImporter = {
  check(
    archive: { path: string; name: string },
    folder: string,
    options: { database: Database; language: Language },
    job: ImportJob,
  ): Promise<Findings & { development: Development | null }>;
  load(
    folder: string,
    into: {
      database: Database;
      mediaFolder: string;
      bucket?: BucketOptions | undefined;
      language: Language;
      before(tx: Transaction): Promise<void>;
      after(tx: Transaction): Promise<void>;
    },
    job: ImportJob,
  ): Promise<Findings & { isLoaded: boolean }>;
};

/** Used if the server is started without an importer: every package fails. */
export const noPackageImporter: PackageImporter = {
  check: () => Promise.reject(new Error('This server was started without an importer')),
  load: () => Promise.reject(new Error('This server was started without an importer')),
};
