import { z } from 'zod';
import { contractTexts } from '#contract/texts/texts.ts';
import type { Call } from '#contract/calls/call.ts';
import type { Whose } from '#domain/people/registration.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import type { Language } from '#domain/texts/language.ts';
import { ProblemError } from '#server/http/problem.ts';
import { issueMessages } from './issue-messages.ts';
import { missingFieldText } from './missing-fields.ts';

/** The input of a request, before it is parsed. */
type RawInput = { params: unknown; query: unknown; body: unknown };

/** The input of a call, as its schemas have it. */
export type ParsedInput = { params: unknown; query: unknown; body: unknown };

/** An error of one parameter, by its path. */
type ParameterError = { path: string; message: string };

/**
 * Parses path, query and body with the call's schemas. `whose` says whether callers send their own data. Throws
 * `invalid_parameters` with every error of all three, by path (at most 50), or if an update has none of the call's
 * fields.
 */
export function parseInput(call: Call, raw: RawInput, language: Language, whose: Whose): ParsedInput {
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
  const errorOfBody = (issue: z.core.$ZodIssue) => nameMissing(presentIssue(issue), call, raw, { whose, language });
  const errors = [
    ...issuesOf(parsed.params).map(presentIssue),
    ...issuesOf(parsed.query).map(presentIssue),
    ...issuesOf(parsed.body).map(errorOfBody),
  ];
  if (errors.length > 0) throw new ProblemError('invalid_parameters', { errors: errors.slice(0, 50) });
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

function issuesOf({ error }: z.ZodSafeParseResult<unknown>): readonly z.core.$ZodIssue[] {
  return error?.issues ?? [];
}

function presentIssue(issue: z.core.$ZodIssue): ParameterError {
  return { path: issue.path.map(String).join('.'), message: issue.message };
}

/** The error with the text that an empty field gets, if the field is missing and has such a text. */
function nameMissing(
  error: ParameterError,
  call: Call,
  { body }: RawInput,
  reader: { whose: Whose; language: Language },
): ParameterError {
  if (Object.hasOwn(toFields(body), error.path)) return error;
  return { ...error, message: missingFieldText(call.name, error.path, reader) ?? error.message };
}
