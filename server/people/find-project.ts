import { asc, desc, eq } from 'drizzle-orm';
import type { Settings } from '#contract/settings.ts';
import type { Queryable } from '#server/database/connection.ts';
import { projects } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';

/** The project that accounts belong to, with its settings. */
export type Project = { id: number; settings: Settings };

/**
 * The project of this installation, the one imported last; with an id, only where it is that one. Null where there is
 * none.
 */
export async function findProject(tx: Queryable, id?: number): Promise<Project | null> {
  const [found] = await tx
    .select({ id: projects.id, settings: projects.settings })
    .from(projects)
    .where(id === undefined ? undefined : eq(projects.id, id))
    .orderBy(desc(projects.imported_at), asc(projects.id))
    .limit(1);
  return found ?? null;
}

/** The same, or `not_found`. */
export async function requireProject(tx: Queryable, id?: number): Promise<Project> {
  const project = await findProject(tx, id);
  if (project === null) throw new ProblemError('not_found');
  return project;
}
