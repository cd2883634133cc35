import type { z } from 'zod';
import { issueMessages } from '#server/calls/issue-messages.ts';
import type { Language } from '#domain/texts/language.ts';

type Issue = z.core.$ZodIssue;

/** The fields that distinguish the members of a union. */
const kindFields: ReadonlySet<PropertyKey> = new Set(['kind', 'type']);

/**
 * Replaces the issue of a value that matches no member of a union: by the issue of the member whose kind it has, or, if
 * its kind is unknown, by one that lists the known kinds. Other issues stay as they are.
 */
export function closestIssue(issue: Issue, language: Language): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const forms = issue.errors.filter((issues) => issues.length > 0);
  const ofKind = forms.filter((issues) => !issues.some(isOfKind));
  const [closest] = ofKind.toSorted((a, b) => a.length - b.length).flatMap((issues) => issues.slice(0, 1));
  const found =
    closest ??
    joinKinds(
      forms.flatMap((issues) => issues.find(isOfKind) ?? []),
      language,
    );
  return found === undefined ? issue : closestIssue({ ...found, path: [...issue.path, ...found.path] }, language);
}

function isOfKind(issue: Issue): boolean {
  return issue.code === 'invalid_value' && kindFields.has(issue.path.at(-1) ?? '');
}

/** An issue that lists every kind. */
function joinKinds(issues: readonly Issue[], language: Language): Issue | undefined {
  const kinds = issues.filter((issue) => issue.code === 'invalid_value');
  const [first] = kinds;
  if (first === undefined) return undefined;
  const values = [...new Set(kinds.flatMap((issue) => issue.values))];
  const message = issueMessages[language]({ ...first, values, input: '' });
  return { ...first, values, message: typeof message === 'string' ? message : first.message };
}
