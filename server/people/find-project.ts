import { asc, desc, eq } from 'drizzle-orm';
import type { Settings } from '#contract/settings.ts';
import type { Queryable } from '#server/database/connection.ts';
import { projects } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';
import { fillMissingSettings } from '#server/project/fill-missing-settings.ts';

/** The project of this installation, with its settings. */
export type Project = { id: number; settings: Settings };

/**
 * Returns the project of this installation, the one imported last, or null. With an id, only the project with that id.
 */
export async function findProject(tx: Queryable, id?: number): Promise<Project | null> {
  const [found] = await tx
    .select({ id: projects.id, settings: projects.settings })
    .from(projects)
    .where(id === undefined ? undefined : eq(projects.id, id))
    .orderBy(desc(projects.imported_at), asc(projects.id))
    .limit(1);
  return found === undefined ? null : { ...found, settings: fillMissingSettings(found.settings) };
}

/** Returns the same project as `findProject`. Throws `not_found` if there is none. */
export async function requireProject(tx: Queryable, id?: number): Promise<Project> {
  const project = await findProject(tx, id);
  if (project === null) throw new ProblemError('not_found');
  return project;
}
