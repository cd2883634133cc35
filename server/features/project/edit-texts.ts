import { textKeysOf } from '#domain/projects/development-text.ts';
import { inEveryLanguage, languages, type LocalText } from '#domain/texts/language.ts';
import { contractTexts } from '#contract/texts/texts.ts';
import { projectCalls } from '#contract/calls/project.ts';
import { packageFields, type ProjectText } from '#contract/entities/project.ts';
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
  return textKeysOf(content.texts)
    .toSorted()
    .map((key) => ({
      key,
      ...inEveryLanguage((language) => texts[language]?.[key] ?? ''),
      ...packageFields((language) => content.texts[language]?.[key] ?? ''),
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
      const edited = body.texts.map(({ key, ...given }) => ({ key, value: differing(known.get(key), given) }));
      const isOriginal = ({ value }: (typeof edited)[number]) => Object.keys(value).length === 0;
      await dropEdits(tx, { projectId, kind: 'text' }, [
        ...body.reset,
        ...edited.filter(isOriginal).map((text) => text.key),
      ]);
      await saveEdits(
        tx,
        { projectId, userId: actor.user?.id ?? null, kind: 'text' },
        edited.filter((text) => !isOriginal(text)),
      );
      await writeContent(tx, projectId, content);
      await writeAudit(tx, actor, 'project.texts', {
        fields: [...body.texts.map((text) => text.key), ...body.reset].slice(0, 100),
      });
      return presentTexts(tx, projectId);
    });
  };
}

/**
 * An edited text, in the languages in which it differs from the package's. Languages that are not given keep theirs.
 */
function differing(text: ProjectText | undefined, given: LocalText): LocalText {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const value = given[language] ?? text?.[language];
      return value === undefined || value === text?.[`package_${language}`] ? [] : [[language, value]];
    }),
  );
}
