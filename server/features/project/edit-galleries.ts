import { isDeepStrictEqual } from 'node:util';
import { contractTexts } from '#contract/texts/texts.ts';
import { projectCalls } from '#contract/calls/project.ts';
import type { BodyOf } from '#contract/calls/call.ts';
import type { ProjectGallery } from '#contract/entities/project.ts';
import type { PackageContent } from '#contract/package-content.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { changeProject } from '#server/project/change-project.ts';
import { dropEdits, findEdit, saveEdits, readEdits } from '#server/project/edits.ts';
import { applyEdits } from '#server/project/apply-edits.ts';
import { readPackageContent, writeContent } from '#server/project/package-content.ts';

/** All galleries with their edits applied, including hidden ones. */
export async function presentGalleries(tx: Queryable, projectId: number): Promise<ProjectGallery[]> {
  const content = await readPackageContent(tx, projectId);
  const edits = await readEdits(tx, projectId);
  return applyEdits(content, edits).galleries.map((gallery) => ({
    ...gallery,
    edited: findEdit(edits, 'gallery', gallery.slug),
  }));
}

type RequestedGalleries = BodyOf<typeof projectCalls.updateProjectGalleries>['galleries'];

/** Edits names, dark text, visibility and order. The body must name every gallery once. */
export function updateGalleries(
  dependencies: SalesDependencies,
): CallHandler<typeof projectCalls.updateProjectGalleries> {
  return async ({ body, actor, language }) => {
    const projectId = (await requireProject(dependencies.db)).id;
    return changeProject(dependencies, async (tx) => {
      const content = await readPackageContent(tx, projectId);
      const requested = body.galleries.map(({ slug }) => slug);
      const known = content.galleries.map(({ slug }) => slug);
      if (!isDeepStrictEqual(requested.toSorted(), known.toSorted()))
        throw new ProblemError('invalid_parameters', {
          errors: [{ path: 'galleries', message: contractTexts[language].edits.edit_incomplete }],
        });
      await dropGalleryEdits(tx, projectId);
      await saveEdits(
        tx,
        { projectId, userId: actor.user?.id ?? null, kind: 'gallery' },
        differences(content, body.galleries),
      );
      if (!isDeepStrictEqual(requested, known))
        await saveEdits(tx, { projectId, userId: actor.user?.id ?? null, kind: 'gallery_order' }, [
          { key: '', value: requested },
        ]);
      await writeContent(tx, projectId, content);
      await writeAudit(tx, actor, 'project.galleries', { fields: requested });
      return presentGalleries(tx, projectId);
    });
  };
}

/** Discards all edits of galleries. */
export function resetGalleries(
  dependencies: SalesDependencies,
): CallHandler<typeof projectCalls.resetProjectGalleries> {
  return async ({ actor }) => {
    const projectId = (await requireProject(dependencies.db)).id;
    return changeProject(dependencies, async (tx) => {
      await dropGalleryEdits(tx, projectId);
      await writeContent(tx, projectId, await readPackageContent(tx, projectId));
      await writeAudit(tx, actor, 'project.galleries', { fields: [] });
      return presentGalleries(tx, projectId);
    });
  };
}

async function dropGalleryEdits(tx: Transaction, projectId: number): Promise<void> {
  await dropEdits(tx, { projectId, kind: 'gallery' });
  await dropEdits(tx, { projectId, kind: 'gallery_order' });
}

/** Stores only what differs from the package, so that a new package still changes the rest. */
function differences({ galleries }: PackageContent, requested: RequestedGalleries): { key: string; value: unknown }[] {
  return requested.flatMap(({ slug, ...fields }) => {
    const original = { ...galleries.find((gallery) => gallery.slug === slug), is_hidden: false } as Record<
      string,
      unknown
    >;
    const changed = Object.entries(fields).filter(([name, value]) => value !== undefined && value !== original[name]);
    return changed.length === 0 ? [] : [{ key: slug, value: Object.fromEntries(changed) }];
  });
}
