import type { z } from 'zod';
import type { Call } from '#contract/calls/call.ts';
import type { Language } from '#domain/texts/language.ts';
import { ProblemError } from '#server/http/problem.ts';
import { issueMessages } from './issue-messages.ts';

/** The input of a request, before it is parsed. */
export type RawInput = { params: unknown; query: unknown; body: unknown };

/**
 * Parses path, query and body with the call's schemas. Throws `invalid_parameters` with every error of all three, by
 * path (at most 50).
 */
export function parseInput(
  call: Call,
  raw: RawInput,
  language: Language,
): { params: unknown; query: unknown; body: unknown } {
  const error = issueMessages[language];
  const parsed = {
    params: call.params.safeParse(toFields(raw.params), { error }),
    query: call.query.safeParse(toFields(raw.query), { error }),
    body: call.body.safeParse(raw.body ?? {}, { error }),
  };
  const issues = Object.values(parsed).flatMap((part) => part.error?.issues ?? []);
  if (issues.length > 0)
    throw new ProblemError('invalid_parameters', { errors: issues.slice(0, 50).map(presentIssue) });
  return { params: parsed.params.data, query: parsed.query.data, body: parsed.body.data };
}

function toFields(value: unknown): unknown {
  return value === undefined || value === null ? {} : { ...value };
}

function presentIssue(issue: z.core.$ZodIssue): { path: string; message: string } {
  return { path: issue.path.map(String).join('.'), message: issue.message };
}
