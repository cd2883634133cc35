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
  const [text, values = {}] = textOf(issue, language);
  return typeof text === 'string' ? text : fillPlaceholders(text[language], values);
}

/** The text for an issue with the values for its places, or the message of an issue inside it. */
function textOf(issue: Issue, language: Language): [Text | string, Record<string, string>?] {
  switch (issue.code) {
    case 'invalid_type':
      return [unlessMissing(issue, types[issue.expected])];
    case 'invalid_value':
      return [
        unlessMissing(issue, issue.values.length === 1 ? 'exactly' : 'one_of'),
        { values: issue.values.join(', ') },
      ];
    case 'invalid_union':
      return [alternativeMessage(issue.errors) ?? unlessMissing(issue)];
    case 'invalid_key':
    case 'invalid_element':
      return [issue.issues[0]?.message ?? issueTexts.not_valid];
    case 'invalid_format':
      return [formatTexts[issue.format] ?? issueTexts.format];
    case 'unrecognized_keys':
      return [issueTexts.unknown_fields, { values: issue.keys.join(', ') }];
    case 'custom':
      return [ruleText(issue) ?? issueTexts.not_valid];
    default:
      return textOfLimit(issue, language);
  }
}

function unlessMissing(issue: Issue, text: IssueText = 'not_valid'): Text {
  return issueTexts[issue.input === undefined ? 'missing' : text];
}

function textOfLimit(issue: Issue, language: Language): [Text, Record<string, string>?] {
  const limit = (value: number | bigint) => ({
    limit: new Intl.NumberFormat(language, { maximumFractionDigits: 20 }).format(value),
  });
  if (issue.code === 'too_big') return [issueTexts[upperLimitOf(issue)], limit(issue.maximum)];
  if (issue.code === 'too_small') return [issueTexts[lowerLimitOf(issue)], limit(issue.minimum)];
  return issue.code === 'not_multiple_of' ? [issueTexts.multiple, limit(issue.divisor)] : [issueTexts.not_valid];
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
