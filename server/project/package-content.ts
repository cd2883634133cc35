import { asc, eq, getTableColumns, notInArray, and } from 'drizzle-orm';
import type { PackageContent } from '#contract/package-content.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { galleries, places, projects } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';
import { readEdits } from './edits.ts';
import { applyEdits, type EditedContent } from './apply-edits.ts';

/**
 * What the package says; `not_found` without a project. Before anything was edited or imported anew, that is what
 * stands.
 */
export async function readPackageContent(tx: Queryable, projectId: number): Promise<PackageContent> {
  const [row] = await tx
    .select({ content: projects.package, settings: projects.settings, texts: projects.texts })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!row) throw new ProblemError('not_found');
  if (row.content !== null) return row.content;
  const { id: _id, project_id: _project, position: _position, ...galleryColumns } = getTableColumns(galleries);
  const { project_id: _of, ...placeColumns } = getTableColumns(places);
  return {
    settings: row.settings,
    texts: row.texts,
    galleries: await tx
      .select(galleryColumns)
      .from(galleries)
      .where(eq(galleries.project_id, projectId))
      .orderBy(asc(galleries.position), asc(galleries.id)),
    places: await tx.select(placeColumns).from(places).where(eq(places.project_id, projectId)).orderBy(asc(places.id)),
  };
}

/** Notes what a package says and writes what holds with the edits over it. Part of an import, and of every edit. */
export async function writeContent(
  tx: Transaction,
  projectId: number,
  content: PackageContent,
): Promise<EditedContent> {
  const laid = applyEdits(content, await readEdits(tx, projectId));
  await tx
    .update(projects)
    .set({ package: content, settings: laid.settings, texts: laid.texts })
    .where(eq(projects.id, projectId));
  await writeGalleries(tx, projectId, laid);
  await tx.delete(places).where(eq(places.project_id, projectId));
  if (laid.places.length > 0)
    await tx.insert(places).values(laid.places.map((place) => ({ project_id: projectId, ...place })));
  return laid;
}

/** Galleries that are hidden are not there for anybody who looks. */
async function writeGalleries(tx: Transaction, project_id: number, { galleries: laid }: EditedContent): Promise<void> {
  const shown = laid.filter((gallery) => !gallery.is_hidden);
  for (const [position, { is_hidden: _, ...gallery }] of shown.entries()) {
    const row = { ...gallery, position };
    await tx
      .insert(galleries)
      .values({ project_id, ...row })
      .onConflictDoUpdate({ target: [galleries.project_id, galleries.slug], set: row });
  }
  const others =
    shown.length === 0
      ? undefined
      : notInArray(
          galleries.slug,
          shown.map((gallery) => gallery.slug),
        );
  await tx.delete(galleries).where(and(eq(galleries.project_id, project_id), others));
}
