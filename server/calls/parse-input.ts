import { contractTexts } from '#contract/texts/texts.ts';
import { z } from 'zod';
import type { Call } from '#contract/calls/call.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import type { Language } from '#domain/texts/language.ts';
import { ProblemError } from '#server/http/problem.ts';
import { issueMessages } from './issue-messages.ts';

/** The input of a request, before it is parsed. */
type RawInput = { params: unknown; query: unknown; body: unknown };

/** The input of a call, as its schemas have it. */
export type ParsedInput = { params: unknown; query: unknown; body: unknown };

/**
 * Parses path, query and body with the call's schemas. Throws `invalid_parameters` with every error of all three, by
 * path (at most 50), or if an update has none of the call's fields.
 */
export function parseInput(call: Call, raw: RawInput, language: Language): ParsedInput {
  const error = issueMessages[language];
  const parsed = {
    params: call.params.safeParse(toFields(raw.params), { error }),
    query: call.query.safeParse(toFields(raw.query), { error }),
    body: call.body.safeParse(raw.body ?? {}, { error }),
  };
  const unused = unusedFields(call, raw.body);
  if (unused !== null)
    throw new ProblemError('invalid_parameters', {
      errors: [{ path: '', message: nothingToChange(unused, language) }],
    });
  const issues = Object.values(parsed).flatMap((part) => part.error?.issues ?? []);
  if (issues.length > 0)
    throw new ProblemError('invalid_parameters', { errors: issues.slice(0, 50).map(presentIssue) });
  return { params: parsed.params.data, query: parsed.query.data, body: parsed.body.data };
}

/** The fields that an update could take, if its body has none of them; otherwise null. */
function unusedFields({ method, body: schema }: Call, body: unknown): string[] | null {
  if (method !== 'PUT' || !(schema instanceof z.ZodObject)) return null;
  const known = Object.keys(schema.shape);
  return known.length > 0 && !known.some((name) => Object.hasOwn(toFields(body), name)) ? known : null;
}

/** The text for an update that has none of the fields that it needs. */
export function nothingToChange(fields: readonly string[], language: Language): string {
  return fillPlaceholders(contractTexts[language].issues.one_of_fields, { values: fields.join(', ') });
}

function toFields(value: unknown): object {
  return value === undefined || value === null ? {} : { ...value };
}

function presentIssue(issue: z.core.$ZodIssue): { path: string; message: string } {
  return { path: issue.path.map(String).join('.'), message: issue.message };
}
