import { contractTexts } from '#contract/texts/texts.ts';
import { projectCalls } from '#contract/calls/project.ts';
import type { ProjectText } from '#contract/entities/project.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { CallHandler } from '#server/calls/registry.ts';
import type { Queryable } from '#server/database/connection.ts';
import { ProblemError } from '#server/http/problem.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { requireProject } from '#server/people/find-project.ts';
import { changeProject } from '#server/project/change-project.ts';
import { dropEdits, findEdit, saveEdits, readEdits } from '#server/project/edits.ts';
import { applyEdits } from '#server/project/apply-edits.ts';
import { readPackageContent, writeContent } from '#server/project/package-content.ts';

/** The development's own texts, sorted by key. A text missing in a language is empty. */
export async function presentTexts(tx: Queryable, projectId: number): Promise<ProjectText[]> {
  const content = await readPackageContent(tx, projectId);
  const edits = await readEdits(tx, projectId);
  const { texts } = applyEdits(content, edits);
  const keys = new Set([...Object.keys(content.texts.en), ...Object.keys(content.texts.tr)]);
  return [...keys].toSorted().map((key) => ({
    key,
    en: texts.en[key] ?? '',
    tr: texts.tr[key] ?? '',
    package_en: content.texts.en[key] ?? '',
    package_tr: content.texts.tr[key] ?? '',
    edited: findEdit(edits, 'text', key),
  }));
}

/** Edits texts, all or none. A text equal to the package's is not stored as an edit. */
export function updateTexts(dependencies: SalesDependencies): CallHandler<typeof projectCalls.updateProjectTexts> {
  return async ({ body, actor, language }) => {
    const projectId = (await requireProject(dependencies.db)).id;
    return changeProject(dependencies, async (tx) => {
      const content = await readPackageContent(tx, projectId);
      const known = new Map((await presentTexts(tx, projectId)).map((text) => [text.key, text]));
      const unknown = [...body.texts.map((text) => text.key), ...body.reset].filter((key) => !known.has(key));
      if (unknown.length > 0)
        throw new ProblemError('invalid_parameters', {
          errors: unknown.map((key) => ({ path: key, message: contractTexts[language].edits.edit_unknown })),
        });
      const isOriginal = ({ key, en, tr }: { key: string; en: string; tr: string }) => {
        const text = known.get(key);
        return text !== undefined && en === text.package_en && tr === text.package_tr;
      };
      await dropEdits(tx, { projectId, kind: 'text' }, [
        ...body.reset,
        ...body.texts.filter(isOriginal).map((text) => text.key),
      ]);
      await saveEdits(
        tx,
        { projectId, userId: actor.user?.id ?? null, kind: 'text' },
        body.texts.filter((text) => !isOriginal(text)).map(({ key, en, tr }) => ({ key, value: { en, tr } })),
      );
      await writeContent(tx, projectId, content);
      await writeAudit(tx, actor, 'project.texts', {
        fields: [...body.texts.map((text) => text.key), ...body.reset].slice(0, 100),
      });
      return presentTexts(tx, projectId);
    });
  };
}
