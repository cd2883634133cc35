import type { z } from 'zod';
import { fieldTexts } from '#contract/errors/field-texts.ts';
import { issueTexts, type IssueText } from '#contract/errors/issue-texts.ts';
import { ruleTexts, type RuleCode } from '#contract/errors/rule-texts.ts';
import type { Text } from '#contract/errors/texts.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import type { Language } from '#domain/texts/language.ts';

type Issue = z.core.$ZodRawIssue;
type Limit = Issue & { code: 'too_big' | 'too_small' };

/** Messages for values that a schema rejects, by language. None of them is zod's own. */
export const issueMessages: Record<Language, z.core.$ZodErrorMap> = {
  en: (issue) => describeIssue(issue, 'en'),
  tr: (issue) => describeIssue(issue, 'tr'),
};

function describeIssue(issue: Issue, language: Language): string {
  const say = (text: IssueText, values: Record<string, string> = {}) =>
    fillPlaceholders(issueTexts[text][language], values);
  const number = (value: number | bigint) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 20 }).format(value);
  switch (issue.code) {
    case 'custom':
      return ruleText(issue)?.[language] ?? say('not_valid');
    case 'invalid_type':
      return say(issue.input === undefined ? 'missing' : (types[issue.expected] ?? 'not_valid'));
    case 'too_big':
      return say(upperLimitOf(issue), { limit: number(issue.maximum) });
    case 'too_small':
      return say(lowerLimitOf(issue), { limit: number(issue.minimum) });
    case 'not_multiple_of':
      return say('multiple', { limit: number(issue.divisor) });
    case 'invalid_format':
      return formatTexts[issue.format]?.[language] ?? say('format');
    case 'invalid_value':
      return say(issue.input === undefined ? 'missing' : issue.values.length === 1 ? 'exactly' : 'one_of', {
        values: issue.values.map(String).join(', '),
      });
    case 'unrecognized_keys':
      return say('unknown_fields', { values: issue.keys.join(', ') });
    case 'invalid_union':
      return alternativeMessage(issue.errors) ?? say(issue.input === undefined ? 'missing' : 'not_valid');
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0]?.message ?? say('not_valid');
    default:
      return say('not_valid');
  }
}

function ruleText(issue: Issue & { code: 'custom' }): Text | undefined {
  const rule: unknown = issue.params?.['rule'];
  return typeof rule === 'string' && rule in ruleTexts ? ruleTexts[rule as RuleCode] : undefined;
}

const types: Partial<Record<string, IssueText>> = {
  string: 'string',
  number: 'number',
  int: 'int',
  boolean: 'boolean',
  array: 'array',
  tuple: 'array',
  object: 'object',
  record: 'object',
};

const formatTexts: Partial<Record<string, Text>> = {
  email: fieldTexts.email_invalid,
  url: issueTexts.url,
  date: ruleTexts.day,
  datetime: issueTexts.datetime,
};

function upperLimitOf({ origin, inclusive }: Limit): IssueText {
  if (origin === 'string') return 'characters_max';
  if (origin === 'array' || origin === 'set') return 'entries_max';
  return inclusive === false ? 'number_below' : 'number_max';
}

function lowerLimitOf({ origin, inclusive, minimum }: Limit & { code: 'too_small' }): IssueText {
  const isText = origin === 'string';
  if (isText || origin === 'array' || origin === 'set')
    return minimum === 1 ? 'empty' : isText ? 'characters_min' : 'entries_min';
  return inclusive === false ? 'number_above' : 'number_min';
}

/**
 * The message of the only alternative that could have been meant, such as the number of a field that may also be empty.
 * Undefined if there are several, or if the error is further inside.
 */
function alternativeMessage(alternatives: readonly (readonly z.core.$ZodIssue[])[]): string | undefined {
  const [meant, ...others] = alternatives.filter(([first]) => !isEmptyText(first));
  const [issue, ...more] = meant ?? [];
  return others.length === 0 && more.length === 0 && issue?.path.length === 0 ? issue.message : undefined;
}

function isEmptyText(issue: z.core.$ZodIssue | undefined): boolean {
  return issue?.code === 'invalid_value' && issue.values.every((value) => value === '');
}
