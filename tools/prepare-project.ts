import { join } from 'node:path';
import type { Connection, Database } from '#server/database/connection.ts';
import { withAdvisoryLock } from '#server/database/advisory-lock.ts';
import { locks } from '#server/database/locks.ts';
import { retryOnConnectionLoss } from '#server/database/retry-on-connection-loss.ts';
import { projects, users } from '#server/database/schema.ts';
import type { Environment } from '#server/environment.ts';
import { mediaFolderOf } from '#server/media/media-store.ts';
import { findProject } from '#server/people/find-project.ts';
import { demoFile, isDemo } from './demo/is-demo.ts';
import type { OnProgress } from './import/prepare-development.ts';
import { printMistakes } from './import/mistakes/print-report.ts';

/** The project, and whether the database was empty before. */
type PreparedProject = { wasEmpty: boolean; projectId: number };

type PreparedEnvironment = Pick<
  Environment,
  'development' | 'dataDir' | 'isProduction' | 'publicUrl' | 'host' | 'port'
> & { mediaBucket?: Environment['mediaBucket'] };

/**
 * Fills an empty database: imports the development and, if it is the demo's own and not in production, creates the
 * demo's people and their history. A database that already has a project is not changed. If several processes start
 * together, one fills it and the others wait. If the package has mistakes, throws an error that lists them.
 */
export async function prepareProject(
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  environment: PreparedEnvironment,
  onProgress: OnProgress,
): Promise<PreparedProject> {
  return (
    (await findPrepared(db)) ??
    withAdvisoryLock(
      pool,
      { lock: locks.preparation, purpose: 'filling the empty database' },
      async () => (await findPrepared(db)) ?? fill({ db, pool }, environment, onProgress),
    )
  );
}

async function findPrepared(db: Database): Promise<PreparedProject | undefined> {
  const [known] = await db.select({ id: projects.id }).from(projects).limit(1);
  return known && { wasEmpty: false, projectId: known.id };
}

async function hasUsers(db: Database): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
}

/** Each step is retried if the connection is lost. Each is one transaction, so that neither can be left half done. */
async function fill(
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  environment: PreparedEnvironment,
  onProgress: OnProgress,
): Promise<PreparedProject> {
  const { development, dataDir, mediaBucket: bucket, isProduction } = environment;
  // Imported only when needed, so that a start with an existing project is quick.
  const { importDevelopment } = await import('./import/import-development.ts');
  const { packageReader: reader } = await import('./import/package-reader.ts');
  const mediaFolder = mediaFolderOf(dataDir, bucket);
  const load = () => importDevelopment(development, { reader, database: db, mediaFolder, bucket, onProgress });
  const { imported, mistakes } = await retryOnConnectionLoss(pool, load);
  if (imported === null)
    throw new Error(
      [`The development in ${development} has mistakes, so there is nothing to show:`, ...printMistakes(mistakes)].join(
        '\n',
      ),
    );
  const project = await findProject(db, imported.projectId);
  if (!isProduction && (await isDemo(join(development, demoFile), project?.settings.projectName ?? ''))) {
    const { createDemo } = await import('./demo/create-demo.ts');
    const base = environment.publicUrl ?? new URL(`http://${environment.host}:${environment.port}`);
    await retryOnConnectionLoss(pool, async () => {
      // If the connection was lost during the commit, the demo may have been created.
      if (await hasUsers(db)) return;
      await createDemo(db, { projectId: imported.projectId, base }, Date.now(), { isProduction });
    });
  }
  return { wasEmpty: true, projectId: imported.projectId };
}
