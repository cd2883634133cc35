import { asc, eq, getTableColumns, notInArray, and } from 'drizzle-orm';
import { isolateTelephones } from '#domain/texts/isolate-telephones.ts';
import { inEveryLanguage } from '#domain/texts/language.ts';
import { withFurtherTexts } from '#domain/texts/local-fields.ts';
import type { PackageContent } from '#contract/package-content.ts';
import type { DevelopmentTexts } from '#contract/settings.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { galleries, places, projects } from '#server/database/schema.ts';
import { ProblemError } from '#server/http/problem.ts';
import { readEdits } from './edits.ts';
import { applyEdits, type EditedContent } from './apply-edits.ts';

/**
 * Returns the content of the package. Throws `not_found` without a project. Until something is edited or imported
 * again, that is the current content.
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
    galleries: (
      await tx
        .select(galleryColumns)
        .from(galleries)
        .where(eq(galleries.project_id, projectId))
        .orderBy(asc(galleries.position), asc(galleries.id))
    ).map(({ further_texts, ...gallery }) => ({ ...gallery, ...further_texts })),
    places: (
      await tx.select(placeColumns).from(places).where(eq(places.project_id, projectId)).orderBy(asc(places.id))
    ).map(({ further_texts, ...place }) => ({ ...place, ...further_texts })),
  };
}

/**
 * Stores the content of a package, and the current content, which is the package with the edits applied. Part of every
 * import and every edit. Telephone numbers in texts are stored so that every screen and document keeps their order.
 */
export async function writeContent(
  tx: Transaction,
  projectId: number,
  content: PackageContent,
): Promise<EditedContent> {
  const edited = applyEdits(content, await readEdits(tx, projectId));
  await tx
    .update(projects)
    .set({ package: content, settings: edited.settings, texts: textsToShow(edited.texts) })
    .where(eq(projects.id, projectId));
  await writeGalleries(tx, projectId, edited);
  await tx.delete(places).where(eq(places.project_id, projectId));
  if (edited.places.length > 0)
    await tx
      .insert(places)
      .values(edited.places.map((place) => ({ project_id: projectId, ...withFurtherTexts(place, ['title']) })));
  return edited;
}

function textsToShow(texts: DevelopmentTexts): DevelopmentTexts {
  return inEveryLanguage((language) => {
    const own = texts[language];
    if (own === undefined) return undefined;
    return Object.fromEntries(Object.entries(own).map(([key, text]) => [key, isolateTelephones(text, language)]));
  });
}

/** Writes the galleries that are not hidden, and deletes all others. */
async function writeGalleries(
  tx: Transaction,
  project_id: number,
  { galleries: edited }: EditedContent,
): Promise<void> {
  const shown = edited.filter((gallery) => !gallery.is_hidden);
  for (const [position, { is_hidden: _, ...gallery }] of shown.entries()) {
    const row = { ...withFurtherTexts(gallery, ['name']), position };
    await tx
      .insert(galleries)
      .values({ project_id, ...row })
      .onConflictDoUpdate({ target: [galleries.project_id, galleries.slug], set: row });
  }
  const shownSlugs = shown.map((gallery) => gallery.slug);
  await tx.delete(galleries).where(and(eq(galleries.project_id, project_id), notInArray(galleries.slug, shownSlugs)));
}
