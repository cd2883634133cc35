import { eq } from 'drizzle-orm';
import { projectCalls as calls } from '#contract/calls/project.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler, Registry } from '#server/calls/registry.ts';
import { firstRow } from '#server/database/first-row.ts';
import { packageUploads, projects } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import { requireProject } from '#server/people/find-project.ts';
import { lockProject } from '#server/project/change-project.ts';
import { applyPackage } from './apply-package.ts';
import { receivePackage } from './receive-package.ts';
import { listUploads, markInterrupted, requireUpload } from './uploads.ts';
import { removeFiles } from './background-work.ts';
import type { DevelopmentDependencies } from './development-dependencies.ts';

/** Registers the calls that upload a new version of the package: check, preview, load, discard. */
export function registerDevelopment({ register }: Registry, dependencies: DevelopmentDependencies): void {
  const { db, dataDir } = dependencies;
  register(calls.uploadPackage, receivePackage(dependencies));
  register(calls.applyPackage, applyPackage(dependencies));
  register(calls.discardPackage, discardPackage(dependencies));
  register(calls.listPackages, async () => {
    await markInterrupted(db, dataDir);
    const project = await requireProject(db);
    const loaded = await db
      .select({ version: projects.package_version, imported_at: projects.imported_at })
      .from(projects)
      .where(eq(projects.id, project.id));
    const uploads = (await listUploads(db, project.id)).map(
      ({ report: _report, preview: _preview, ...upload }) => upload,
    );
    const { version, imported_at } = firstRow(loaded);
    return { version, imported_at: imported_at.toISOString(), uploads };
  });
  register(calls.getPackage, async ({ params }) => {
    await markInterrupted(db, dataDir);
    return (await requireUpload(db, (await requireProject(db)).id, params.id)).shown;
  });
}

/** Discards an upload. One that is being processed cannot be discarded, and one that was loaded stays in the list. */
function discardPackage({ db, dataDir }: DevelopmentDependencies): CallHandler<typeof calls.discardPackage> {
  return async ({ params, actor }) => {
    const project = await requireProject(db);
    await markInterrupted(db, dataDir);
    const id = await inTransaction(db, async (tx) => {
      // So that it is not loaded meanwhile.
      await lockProject(tx);
      const { row } = await requireUpload(tx, project.id, params.id);
      if (row.state === 'checking' || row.state === 'loading' || row.state === 'loaded')
        throw new ProblemError('conflict');
      await tx.delete(packageUploads).where(eq(packageUploads.id, row.id));
      await writeAudit(tx, actor, 'project.discard', {});
      return row.id;
    });
    await removeFiles(dataDir, id);
    return { response: true as const };
  };
}
