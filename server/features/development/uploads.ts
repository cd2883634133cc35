import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { PackageUpload, UploadState } from '#contract/entities/package-upload.ts';
import type { Database, Queryable } from '#server/database/connection.ts';
import { packageUploads, users } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { packageUnderWayText, ProblemError } from '#server/http/problem.ts';
import { lockProject } from '#server/project/change-project.ts';
import { removeFiles } from './background-work.ts';
import { ifGone } from './upload-lock.ts';

export type UploadRow = typeof packageUploads.$inferSelect;

/** How long after its last sign of life work counts as interrupted, of which nothing else is known. */
const isSilent = sql<boolean>`${packageUploads.touched_at} < now() - interval '2 minutes'`;
/** How often an upload that is being received gives a sign of life, in milliseconds. */
const signInterval = 20_000;
/** How many days the files of a package are kept that was checked but not loaded. */
const checkedDays = 7;
const working: UploadState[] = ['checking', 'loading'];

const interrupted = { state: 'failed', failure: 'interrupted' } as const;

/**
 * Marks work as failed if its process is gone, and deletes the files. On this machine, the lock of an upload tells; of
 * other machines, a process that has given no sign of life for two minutes counts as gone. Call it outside of
 * transactions: a lock that was found free is not found again.
 */
export async function markInterrupted(db: Database, dataDir: string): Promise<void> {
  const atWork = await db
    .select({ id: packageUploads.id, isSilent })
    .from(packageUploads)
    .where(inArray(packageUploads.state, working));
  for (const row of atWork) {
    const isStillAtWork = and(eq(packageUploads.id, row.id), inArray(packageUploads.state, working));
    const whose = await ifGone(dataDir, row.id, async () => {
      const marked = await db.update(packageUploads).set(interrupted).where(isStillAtWork).returning();
      // A check may have ended meanwhile, whose package still needs its files. What cannot be deleted is swept later.
      if (marked.length > 0) await removeFiles(dataDir, row.id).catch(() => undefined);
    });
    if (whose === 'unknown' && row.isSilent)
      await db.update(packageUploads).set(interrupted).where(and(isStillAtWork, isSilent));
  }
}

/** Marks all work as failed, before the only server of this database begins any. */
export async function markAllInterrupted(db: Database): Promise<void> {
  await db.update(packageUploads).set(interrupted).where(inArray(packageUploads.state, working));
}

/**
 * Gives signs of life of an upload while an action runs; the largest packages take hours to arrive. One that was taken
 * for interrupted, because a clock was set ahead or the database was away, continues unless another has begun since.
 */
export async function keepAlive<T>(db: Database, id: number, act: () => Promise<T>): Promise<T> {
  const wasGivenUp = and(
    eq(packageUploads.state, 'failed'),
    eq(packageUploads.failure, 'interrupted'),
    sql`not exists (
      select from package_uploads other
      where other.project_id = ${packageUploads.project_id} and other.state in ${working})`,
  );
  const touch = db
    .update(packageUploads)
    .set({ touched_at: sql`now()`, state: 'checking', failure: null })
    .where(and(eq(packageUploads.id, id), or(eq(packageUploads.state, 'checking'), wasGivenUp)));
  // A sign that cannot be written is made up for by the next one.
  const timer = setInterval(() => void touch.execute().catch(() => undefined), signInterval);
  return act().finally(() => clearInterval(timer));
}

/** The latest uploads of a project, newest first. */
export async function listUploads(tx: Queryable, projectId: number): Promise<PackageUpload[]> {
  const rows = await tx
    .select({ upload: packageUploads, by: users.name })
    .from(packageUploads)
    .leftJoin(users, eq(users.id, packageUploads.user_id))
    .where(eq(packageUploads.project_id, projectId))
    .orderBy(desc(packageUploads.id))
    .limit(20);
  return rows.map(({ upload, by }) => presentUpload(upload, by));
}

/** Marks packages that nobody has loaded since they were checked; their files are then deleted. */
export async function markExpired(db: Database): Promise<void> {
  const isExpired = and(
    eq(packageUploads.state, 'checked'),
    sql`${packageUploads.touched_at} < now() - make_interval(days => ${checkedDays})`,
  );
  if ((await db.$count(packageUploads, isExpired)) === 0) return;
  await inTransaction(db, async (tx) => {
    // So that it does not begin to load meanwhile.
    await lockProject(tx);
    await tx.update(packageUploads).set({ state: 'failed', failure: 'expired' }).where(isExpired);
  });
}

/** One upload with all its findings. Throws `not_found`. */
export async function requireUpload(
  tx: Queryable,
  projectId: number,
  id: number,
): Promise<{ row: UploadRow; shown: PackageUpload }> {
  const [found] = await tx
    .select({ upload: packageUploads, by: users.name })
    .from(packageUploads)
    .leftJoin(users, eq(users.id, packageUploads.user_id))
    .where(and(eq(packageUploads.project_id, projectId), eq(packageUploads.id, id)));
  if (!found) throw new ProblemError('not_found');
  return { row: found.upload, shown: presentUpload(found.upload, found.by) };
}

/** Throws `conflict`, with a sentence that says so, while any package is being processed. */
export async function refuseWhileWorking(tx: Queryable, projectId: number): Promise<void> {
  const [found] = await tx
    .select({ id: packageUploads.id })
    .from(packageUploads)
    .where(and(eq(packageUploads.project_id, projectId), inArray(packageUploads.state, working)))
    .limit(1);
  if (found) throw new ProblemError('conflict', { detail: packageUnderWayText });
}

function presentUpload(
  { id, file_name, bytes, state, done, total, created_at, applied_at, failure, report, preview, user_id }: UploadRow,
  by: string | null,
): PackageUpload {
  return {
    id,
    file_name,
    bytes,
    state,
    done,
    total,
    failure,
    report,
    preview,
    created_at: created_at.toISOString(),
    applied_at: applied_at?.toISOString() ?? null,
    user: user_id === null || by === null ? null : { id: user_id, name: by },
  };
}
