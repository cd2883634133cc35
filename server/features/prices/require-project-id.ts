import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import { ProblemError } from '#server/http/problem.ts';

/** The id of the project. Throws `not_found` before the first import. */
export async function requireProjectId(catalogue: CatalogueStore): Promise<number> {
  const { projectId } = await catalogue.current();
  if (projectId === undefined) throw new ProblemError('not_found');
  return projectId;
}
