import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { PackageReport, UploadFailure } from '#contract/entities/package-upload.ts';
import type { Database } from '#server/database/connection.ts';
import { isDatabaseUnavailable } from '#server/database/database-unavailable.ts';
import { packageUploads } from '#server/database/schema.ts';
import { toProblemError } from '#server/http/handle-errors.ts';
import type { Findings, ImportJob } from './package-importer.ts';

/** The columns of an upload that its work writes. */
export type Change = Partial<typeof packageUploads.$inferInsert>;

/**
 * Work on packages that continues after its call was answered. `begin` records every failure; `stop` waits briefly for
 * running work, then aborts it.
 */
export type BackgroundWork = {
  begin(id: number, work: (job: ImportJob) => Promise<Change>): void;
  stop(): Promise<void>;
};

/** Milliseconds between two writes of the progress. */
const progressInterval = 500;

/** The abort reason of work that is running when the server stops. */
class InterruptedWorkError extends Error {}

/** The maximum number of findings stored of each kind. */
const maxFindings = 1_000;

/**
 * Runs work on packages. Progress, results and failures are written to the upload's row. `onError` is called with every
 * failure, including failed writes. `stop` waits up to `stopWithin` milliseconds before it aborts and again after.
 */
export function createBackgroundWork(
  db: Database,
  onError: (error: unknown) => void,
  stopWithin = 4_000,
): BackgroundWork {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const waitForRunning = () => Promise.race([Promise.all(running), sleep(stopWithin, undefined, { ref: false })]);
  const save = (id: number, change: Change) =>
    db
      .update(packageUploads)
      .set({ ...change, touched_at: sql`now()` })
      .where(eq(packageUploads.id, id));
  const start = async (id: number, work: (job: ImportJob) => Promise<Change>) => {
    const progress: { done: number; total: number | null } = { done: 0, total: null };
    const timer = setInterval(() => void save(id, progress).catch(onError), progressInterval);
    const job: ImportJob = {
      onWork: (done, total) => void Object.assign(progress, { done, total }),
      signal: stopping.signal,
      onRefusal: (detail) => onError(new Error(`The reader of a package was given up: ${detail}`)),
    };
    const result = await work(job).catch((error: unknown): Change => {
      if (error instanceof InterruptedWorkError) return { state: 'failed', failure: 'interrupted' };
      onError(error);
      return { state: 'failed', failure: failureOf(error) };
    });
    clearInterval(timer);
    await saveResult(id, { ...progress, ...result });
  };
  /** Writes the result. Retries while the database is unavailable. */
  const saveResult = async (id: number, result: Change): Promise<void> => {
    try {
      await save(id, result);
    } catch (error) {
      onError(error);
      if (stopping.signal.aborted) return;
      if (!isDatabaseUnavailable(error)) {
        // The result itself cannot be stored: the upload must not seem to be worked on for ever.
        if (result.state !== 'failed') await saveResult(id, { state: 'failed', failure: 'unexpected' });
        return;
      }
      await sleep(progressInterval, undefined, { ref: false });
      return saveResult(id, result);
    }
  };
  return {
    begin(id, work) {
      const run = start(id, work).finally(() => void running.delete(run));
      running.add(run);
    },
    async stop() {
      await waitForRunning();
      stopping.abort(new InterruptedWorkError('The server ends'));
      await waitForRunning();
    },
  };
}

/** Why work failed: as a call with the same error would have been answered. */
function failureOf(error: unknown): UploadFailure {
  const { code } = toProblemError(error);
  return code === 'scanner_away' || code === 'unavailable' ? code : 'unexpected';
}

/** The paths of an upload's files. */
export function filesOf(dataDir: string, id: number): { folder: string; archive: string; content: string } {
  const folder = join(dataDir, 'uploads', String(id));
  return { folder, archive: join(folder, 'package.zip'), content: join(folder, 'package') };
}

/** Deletes the files of an upload. */
export async function removeFiles(dataDir: string, id: number): Promise<void> {
  await rm(filesOf(dataDir, id).folder, { recursive: true, force: true });
}

/** Findings as they are stored: the first of each kind, and how many there are. */
export function toReport({ mistakes, warnings }: Findings): PackageReport {
  return {
    mistakes: mistakes.slice(0, maxFindings),
    warnings: warnings.slice(0, maxFindings),
    mistake_count: mistakes.length,
    warning_count: warnings.length,
  };
}
