import { eq, sql } from 'drizzle-orm';
import { projectCalls as calls } from '#contract/calls/project.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler, Registry } from '#server/calls/registry.ts';
import { packageUploads, projects } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { applyPackage } from './apply-package.ts';
import { receivePackage } from './receive-package.ts';
import { listUploads, markInterrupted, requireUpload } from './uploads.ts';
import { removeFiles, type BackgroundWork } from './background-work.ts';
import type { PackageImporter } from './package-importer.ts';

/** What the handlers of packages are given. */
export type DevelopmentParts = SalesDependencies & {
  dataDir: string;
  works: BackgroundWork;
  workshop: PackageImporter;
};

/** Registers uploading a new version of the package: check, preview, load, throw away. */
export function registerDevelopment({ register }: Registry, parts: DevelopmentParts): void {
  const { db } = parts;
  register(calls.uploadPackage, receivePackage(parts));
  register(calls.applyPackage, applyPackage(parts));
  register(calls.discardPackage, discardPackage(parts));
  register(calls.listPackages, async () => {
    await markInterrupted(db);
    const project = await requireProject(db);
    const [loaded] = await db
      .select({ version: projects.package_version, imported_at: projects.imported_at })
      .from(projects)
      .where(eq(projects.id, project.id));
    const uploads = (await listUploads(db, project.id)).map(
      ({ report: _report, preview: _preview, ...upload }) => upload,
    );
    return { version: loaded!.version, imported_at: loaded!.imported_at.toISOString(), uploads };
  });
  register(calls.getPackage, async ({ params }) => {
    await markInterrupted(db);
    return (await requireUpload(db, (await requireProject(db)).id, params.id)).shown;
  });
}

/** What is being worked on cannot be thrown away. What was loaded stays in the list. */
function discardPackage({ db, dataDir }: DevelopmentParts): CallHandler<typeof calls.discardPackage> {
  return async ({ params, actor }) => {
    const project = await requireProject(db);
    await markInterrupted(db);
    const { row } = await requireUpload(db, project.id, params.id);
    if (row.state === 'checking' || row.state === 'loading' || row.state === 'loaded')
      throw new ProblemError('conflict');
    await inTransaction(db, async (tx) => {
      await tx
        .delete(packageUploads)
        .where(sql`${packageUploads.id} = ${row.id} and ${packageUploads.state} = ${row.state}`);
      await writeAudit(tx, actor, 'project.discard', {});
    });
    await removeFiles(dataDir, row.id);
    return { response: true as const };
  };
}
