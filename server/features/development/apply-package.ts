import { and, eq, sql } from 'drizzle-orm';
import { projectCalls } from '#contract/calls/project.ts';
import type { Language } from '#domain/texts/language.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Database, Transaction } from '#server/database/connection.ts';
import { packageUploads, projects } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { mediaFolderOf } from '#server/media/media-store.ts';
import { ProblemError } from '#server/http/problem.ts';
import { requireProject } from '#server/people/find-project.ts';
import { lockProject } from '#server/project/change-project.ts';
import type { RequestActor } from '#server/sessions/actor.ts';
import type { DevelopmentDependencies } from './development-dependencies.ts';
import { markInterrupted, refuseWhileWorking, requireUpload, type UploadRow } from './uploads.ts';
import { filesOf, removeFiles, toReport } from './background-work.ts';
import { lockUpload } from './upload-lock.ts';

/**
 * Begins to load a package that was checked. Everything is written in one transaction at the end; until then nothing
 * changes.
 */
export function applyPackage(dependencies: DevelopmentDependencies): CallHandler<typeof projectCalls.applyPackage> {
  return async ({ params, actor, language }) => {
    const { db, dataDir } = dependencies;
    const project = await requireProject(db);
    await markInterrupted(db, dataDir);
    const { row } = await requireUpload(db, project.id, params.id);
    if (row.state !== 'checked') throw new ProblemError('conflict');
    const lock = await lockUpload(dataDir, row.id);
    try {
      await markLoading(db, project.id, row.id);
    } catch (error) {
      await lock.release();
      throw error;
    }
    void beginLoad(dependencies, row, { actor, language }).finally(lock.release);
    return (await requireUpload(db, project.id, row.id)).shown;
  };
}

/** Says that a checked package is being loaded. Throws `conflict` if it cannot be, or another is being processed. */
async function markLoading(db: Database, projectId: number, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockProject(tx);
    const { row: upload } = await requireUpload(tx, projectId, id);
    await refuseWhileWorking(tx, projectId);
    if (upload.state !== 'checked' || (await isOutdated(tx, upload))) throw new ProblemError('conflict');
    await tx
      .update(packageUploads)
      .set({ state: 'loading', done: 0, total: null, touched_at: sql`now()` })
      .where(eq(packageUploads.id, id));
  });
}

/** Whether another package was loaded since this one was compared, so that its preview is out of date. */
async function isOutdated(tx: Transaction, upload: UploadRow): Promise<boolean> {
  const [unchanged] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, upload.project_id), eq(projects.package_version, upload.base_version)));
  return unchanged === undefined;
}

/** Thrown in the loading transaction if another package was loaded meanwhile. */
class OutdatedPackageError extends Error {}

function beginLoad(
  { db, backgroundWork, packageImporter, dataDir, mediaBucket: bucket, catalogue, live }: DevelopmentDependencies,
  upload: UploadRow,
  { actor, language }: { actor: RequestActor; language: Language },
): Promise<void> {
  const before = async (tx: Transaction) => {
    if (await isOutdated(tx, upload)) throw new OutdatedPackageError();
    await writeAudit(tx, actor, 'project.import', {});
  };
  // In the same transaction: a server that is killed right after it leaves a package that says that it was loaded.
  const after = async (tx: Transaction) => {
    await tx
      .update(packageUploads)
      .set({ state: 'loaded', applied_at: sql`now()` })
      .where(eq(packageUploads.id, upload.id));
  };
  return backgroundWork.begin(upload.id, async (job) => {
    try {
      const into = { database: db, mediaFolder: mediaFolderOf(dataDir, bucket), bucket, language, before, after };
      const found = await packageImporter.load(filesOf(dataDir, upload.id).content, into, job);
      if (!found.isLoaded) return { state: 'refused', report: toReport(found) };
      catalogue.invalidate();
      live.unitsChanged();
      return { state: 'loaded', report: toReport(found) };
    } catch (error) {
      if (error instanceof OutdatedPackageError) return { state: 'failed', failure: 'outdated' };
      throw error;
    } finally {
      await removeFiles(dataDir, upload.id);
    }
  });
}
