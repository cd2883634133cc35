import type { PackageMistake } from '#contract/entities/package-upload.ts';
import type { Language } from '#contract/form.ts';
import type { Database, Transaction } from '#server/database/connection.ts';
import type { Development } from './development.ts';

/** Told how far a piece of work is: `done` of `total`, where that is known. */
export type OnProgress = (done: number, total: number | null) => void;

/**
 * One piece of work on a package: `signal` gives it up, `onRefusal` is told for the log why its reader was given up.
 */
export type ImportJob = { onWork: OnProgress; signal: AbortSignal; onRefusal(detail: string): void };

/** What a reading found. Warnings stop nothing. */
export type Findings = { mistakes: PackageMistake[]; warnings: PackageMistake[] };

/**
 * Reads packages. The server knows no file format: who starts it brings the importer that the command line uses too.
 * `check` unpacks an archive into a folder that is not there yet and reads it whole; `load` reads such a folder again,
 * prepares its media and saves it in one transaction, in which `before` runs first. Both read in a process of their
 * own,
 * within limits, and tell what they find in `language`; a reader that was given up is such a finding too.
 */
export type PackageImporter = {
  check(
    archive: { path: string; name: string },
    folder: string,
    wanted: { projectId: number; language: Language },
    job: ImportJob,
  ): Promise<Findings & { development: Development | null }>;
  load(
    folder: string,
    into: { database: Database; mediaFolder: string; language: Language; before(tx: Transaction): Promise<void> },
    job: ImportJob,
  ): Promise<Findings & { isLoaded: boolean }>;
};

/** Where nobody brought an importer: every package fails. */
export const noPackageImporter: PackageImporter = {
  check: () => Promise.reject(new Error('This server was started without an importer')),
  load: () => Promise.reject(new Error('This server was started without an importer')),
};
