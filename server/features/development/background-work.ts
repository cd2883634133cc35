import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { PackageReport, UploadFailure } from '#contract/entities/package-upload.ts';
import type { Database } from '#server/database/connection.ts';
import { isDatabaseUnavailable } from '#server/database/database-unavailable.ts';
import { packageUploads } from '#server/database/schema.ts';
import { toProblemError } from '#server/http/handle-errors.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { Findings, ImportJob } from './package-importer.ts';

/** The columns of an upload that its work writes. */
export type Change = Partial<typeof packageUploads.$inferInsert>;

/**
 * Work on packages that continues after its call was answered. `begin` records every failure and resolves once nothing
 * is left to do. `track` runs what a call waits for, which is answered 503 if it is aborted. `stop` waits briefly for
 * both, then aborts them.
 */
export type BackgroundWork = {
  begin(id: number, work: (job: ImportJob) => Promise<Change>): Promise<void>;
  track<T>(act: (signal: AbortSignal) => Promise<T>): Promise<T>;
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
  const running = new Set<Promise<unknown>>();
  const stopping = new AbortController();
  const waitForRunning = () =>
    Promise.race([Promise.allSettled(running), sleep(stopWithin, undefined, { ref: false })]);
  const save = (id: number, change: Change) => saveChange(db, id, change);
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
  const keep = <T>(run: Promise<T>): Promise<T> => {
    const kept = run.finally(() => void running.delete(kept));
    running.add(kept);
    return kept;
  };
  return {
    begin: (id, work) => keep(start(id, work)),
    track: (act) => keep(act(stopping.signal).catch((error: unknown) => refuseIfStopped(stopping.signal, error))),
    async stop() {
      await waitForRunning();
      stopping.abort(new InterruptedWorkError('The server ends'));
      await waitForRunning();
    },
  };
}

/** Writes columns of an upload. */
async function saveChange(db: Database, id: number, change: Change): Promise<void> {
  // What failed after its transaction was committed, such as because the answer was lost, is loaded nevertheless.
  const isUnloaded = change.state === 'failed' ? ne(packageUploads.state, 'loaded') : undefined;
  await db
    .update(packageUploads)
    .set({ ...change, touched_at: sql`now()` })
    .where(and(eq(packageUploads.id, id), isUnloaded));
}

/** Throws the error of work that a call waited for; `unavailable` if the work was aborted. */
function refuseIfStopped({ aborted }: AbortSignal, error: unknown): never {
  if (!aborted) throw error;
  throw new ProblemError('unavailable', { headers: { 'retry-after': '1' }, cause: error });
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
