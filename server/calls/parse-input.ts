import { z } from 'zod';
import type { Call } from '#contract/calls/call.ts';
import { ruleTexts, type RuleCode } from '#contract/errors/rule-texts.ts';
import type { Language } from '#contract/form.ts';
import { ProblemError } from '#server/http/problem.ts';

/**
 * What is told of a value that its schema does not take, by language: rules of our own in our words, all else in zod's.
 */
export const issueTexts: Record<Language, z.core.$ZodErrorMap> = {
  en: inWords('en', z.locales.en().localeError),
  tr: inWords('tr', z.locales.tr().localeError),
};

function inWords(language: Language, others: z.core.$ZodErrorMap): z.core.$ZodErrorMap {
  return (issue) => {
    const rule: unknown = issue.code === 'custom' ? issue['params']?.['rule'] : undefined;
    return typeof rule === 'string' && rule in ruleTexts ? ruleTexts[rule as RuleCode][language] : others(issue);
  };
}

/** What came with a request, read by a call's schemas. */
export type RawInput = { params: unknown; query: unknown; body: unknown };

/**
 * Reads path, query and body by the call's schemas. Throws `invalid_parameters` that lists every mistake of all three
 * by path.
 */
export function parseInput(
  call: Call,
  raw: RawInput,
  language: Language,
): { params: unknown; query: unknown; body: unknown } {
  const error = issueTexts[language];
  const read = {
    params: call.params.safeParse(asFields(raw.params), { error }),
    query: call.query.safeParse(asFields(raw.query), { error }),
    body: call.body.safeParse(raw.body ?? {}, { error }),
  };
  const issues = Object.values(read).flatMap((part) => part.error?.issues ?? []);
  if (issues.length > 0)
    throw new ProblemError('invalid_parameters', { errors: issues.slice(0, 50).map(presentIssue) });
  return { params: read.params.data, query: read.query.data, body: read.body.data };
}

function asFields(value: unknown): unknown {
  return value === undefined || value === null ? {} : { ...value };
}

function presentIssue(issue: z.core.$ZodIssue): { path: string; message: string } {
  return { path: issue.path.map(String).join('.'), message: issue.message };
}
