import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { PackageReport } from '#contract/entities/package-upload.ts';
import type { Database } from '#server/database/connection.ts';
import { isDatabaseAway } from '#server/database/database-away.ts';
import { packageUploads } from '#server/database/schema.ts';
import type { Findings, ImportJob } from './package-importer.ts';

type Change = Partial<typeof packageUploads.$inferInsert>;

/**
 * Work on packages that goes on after its call was answered. `begin` notes every failure; `stop` waits a moment for
 * what runs, then gives it up.
 */
export type BackgroundWork = {
  begin(id: number, work: (job: ImportJob) => Promise<Change>): void;
  stop(): Promise<void>;
};

const noteEvery = 500;

/** Why work is given up where the server ends. */
class Interrupted extends Error {}
/** As many findings are kept. */
const most = 1_000;

/**
 * Keeps what runs on packages. Progress is written every half second, and an end or a failure into the upload's row;
 * `onError`
 * is told of failures, also of writing. Work that is stopped has twice `stopWithin` milliseconds to end.
 */
export function createBackgroundWork(
  db: Database,
  onError: (error: unknown) => void,
  stopWithin = 4_000,
): BackgroundWork {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const settled = () => Promise.race([Promise.all(running), sleep(stopWithin, undefined, { ref: false })]);
  const note = (id: number, change: Change) =>
    db
      .update(packageUploads)
      .set({ ...change, touched_at: new Date() })
      .where(eq(packageUploads.id, id));
  const run = async (id: number, work: (job: ImportJob) => Promise<Change>) => {
    const progress: { done: number; total: number | null } = { done: 0, total: null };
    const timer = setInterval(() => void note(id, progress).catch(onError), noteEvery);
    const job: ImportJob = {
      onWork: (done, total) => void Object.assign(progress, { done, total }),
      signal: stopping.signal,
      onRefusal: (detail) => onError(new Error(`The reader of a package was given up: ${detail}`)),
    };
    const end = await work(job).catch((error: unknown): Change => {
      if (error instanceof Interrupted) return { state: 'failed', trouble: 'interrupted' };
      onError(error);
      return { state: 'failed', trouble: 'unexpected' };
    });
    clearInterval(timer);
    await noteEnd(id, { ...progress, ...end });
  };
  /** What ended while the database was away is written once it is back. */
  const noteEnd = async (id: number, end: Change): Promise<void> => {
    try {
      await note(id, end);
    } catch (error) {
      onError(error);
      if (stopping.signal.aborted || !isDatabaseAway(error)) return;
      await sleep(noteEvery, undefined, { ref: false });
      return noteEnd(id, end);
    }
  };
  return {
    begin(id, work) {
      const going = run(id, work).finally(() => void running.delete(going));
      running.add(going);
    },
    async stop() {
      await settled();
      stopping.abort(new Interrupted('The server ends'));
      await settled();
    },
  };
}

/** Where the files of an upload lie. */
export function filesOf(dataDir: string, id: number): { folder: string; archive: string; content: string } {
  const folder = join(dataDir, 'uploads', String(id));
  return { folder, archive: join(folder, 'package.zip'), content: join(folder, 'package') };
}

/** Removes the files of an upload. */
export async function removeFiles(dataDir: string, id: number): Promise<void> {
  await rm(filesOf(dataDir, id).folder, { recursive: true, force: true });
}

/** Findings as they are kept. */
export function toReport({ mistakes, warnings }: Findings): PackageReport {
  return {
    mistakes: mistakes.slice(0, most),
    warnings: warnings.slice(0, most),
    mistake_count: mistakes.length,
    warning_count: warnings.length,
  };
}
