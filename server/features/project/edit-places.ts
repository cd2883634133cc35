import { contractTexts } from '#contract/texts/texts.ts';
import { projectCalls } from '#contract/calls/project.ts';
import type { ProjectPlace } from '#contract/entities/project.ts';
import { isAddressOrPage } from '#domain/navigation/links.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { ProblemError } from '#server/http/problem.ts';
import { requireFound } from '#server/http/require-found.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { changeProject } from '#server/project/change-project.ts';
import { dropEdits, findEdit, saveEdits, readEdits } from '#server/project/edits.ts';
import { applyEdits } from '#server/project/apply-edits.ts';
import { readPackageContent, writeContent } from '#server/project/package-content.ts';

/** All places with their edits applied, ordered by the package's ids. */
export async function presentPlaces(tx: Queryable, projectId: number): Promise<ProjectPlace[]> {
  const content = await readPackageContent(tx, projectId);
  const edits = await readEdits(tx, projectId);
  const places = applyEdits(content, edits).places.toSorted((a, b) => a.id - b.id);
  return places.map((place) => ({ ...place, edited: findEdit(edits, 'place', String(place.id)) }));
}

/**
 * Edits one place. Stores only what differs from the package. Throws `invalid_parameters` for a link that is neither a
 * web address nor a page of the product.
 */
export function updatePlace(dependencies: SalesDependencies): CallHandler<typeof projectCalls.updateProjectPlace> {
  return async ({ params, body, actor, language }) => {
    if (!isAddressOrPage(body.link))
      throw new ProblemError('invalid_parameters', {
        errors: [{ path: 'link', message: contractTexts[language].settings.setting_not_web }],
      });
    return changePlace(dependencies, params.id, async (tx, projectId, original) => {
      const changed = Object.entries(body).filter(
        ([name, value]) => value !== undefined && value !== original[name as keyof typeof body],
      );
      await dropEdits(tx, { projectId, kind: 'place' }, [String(params.id)]);
      if (changed.length > 0)
        await saveEdits(tx, { projectId, userId: actor.user?.id ?? null, kind: 'place' }, [
          { key: String(params.id), value: Object.fromEntries(changed) },
        ]);
      await writeAudit(tx, actor, 'project.places', { fields: [original.title_en] });
    });
  };
}

/** Discards the edits of one place. */
export function resetPlace(dependencies: SalesDependencies): CallHandler<typeof projectCalls.resetProjectPlace> {
  return async ({ params, actor }) =>
    changePlace(dependencies, params.id, async (tx, projectId, original) => {
      await dropEdits(tx, { projectId, kind: 'place' }, [String(params.id)]);
      await writeAudit(tx, actor, 'project.places', { fields: [original.title_en] });
    });
}

/** Writes or drops the edits of a place. `original` is the place as the package states it. */
type Change = (tx: Transaction, projectId: number, original: Omit<ProjectPlace, 'edited'>) => Promise<void>;

/**
 * Changes one place under the lock of the project, and writes the places as they now are. Throws `not_found` if the
 * package has no such place.
 */
async function changePlace(dependencies: SalesDependencies, id: number, change: Change): Promise<ProjectPlace> {
  const projectId = (await requireProject(dependencies.db)).id;
  return changeProject(dependencies, async (tx) => {
    const content = await readPackageContent(tx, projectId);
    const original = requireFound(content.places.find((place) => place.id === id));
    await change(tx, projectId, original);
    await writeContent(tx, projectId, content);
    return requireFound((await presentPlaces(tx, projectId)).find((place) => place.id === id));
  });
}
