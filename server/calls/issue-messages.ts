import type { z } from 'zod';
import { contractTexts, type ContractTexts, type RuleCode } from '#contract/texts/texts.ts';
import { formatNumber } from '#domain/numbers/format-number.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import { inEveryLanguage, type Language } from '#domain/texts/language.ts';

type IssueText = keyof ContractTexts['issues'];
type Issue = z.core.$ZodRawIssue;
type Limit = Issue & { code: 'too_big' | 'too_small' };

/** Messages for values that a schema rejects, by language. None of them is zod's own. */
export const issueMessages: Record<Language, z.core.$ZodErrorMap> = inEveryLanguage(
  (language) => (issue: Issue) => describeIssue(issue, language),
);

function describeIssue(issue: Issue, language: Language): string {
  const [text, values = {}] = textOf(issue, language);
  return fillPlaceholders(text, values);
}

/** The text for an issue and the values of its placeholders, or the message of an issue nested in it. */
function textOf(issue: Issue, language: Language): [string, Record<string, string>?] {
  const { issues } = contractTexts[language];
  switch (issue.code) {
    case 'invalid_type':
      return [unlessMissing(issues, issue, types[issue.expected])];
    case 'invalid_value':
      return [
        unlessMissing(issues, issue, issue.values.length === 1 ? 'exactly' : 'one_of'),
        { values: issue.values.join(', ') },
      ];
    case 'invalid_union':
      return [alternativeMessage(issue.errors) ?? unlessMissing(issues, issue)];
    case 'invalid_key':
    case 'invalid_element':
      return [issue.issues[0]?.message ?? issues.not_valid];
    case 'invalid_format':
      return [formatText(issue.format, language) ?? issues.format];
    case 'unrecognized_keys':
      return [issues.unknown_fields, { values: issue.keys.join(', ') }];
    case 'custom':
      return [ruleText(issue, language) ?? issues.not_valid];
    default:
      return textOfLimit(issue, language);
  }
}

function unlessMissing(issues: ContractTexts['issues'], issue: Issue, text: IssueText = 'not_valid'): string {
  return issues[issue.input === undefined ? 'missing' : text];
}

function textOfLimit(issue: Issue, language: Language): [string, Record<string, string>?] {
  const { issues } = contractTexts[language];
  const limit = (value: number | bigint) => ({ limit: formatNumber(Number(value), language, 6) });
  if (issue.code === 'too_big') return [issues[upperLimitOf(issue)], limit(issue.maximum)];
  if (issue.code === 'too_small') return [issues[lowerLimitOf(issue)], limit(issue.minimum)];
  return issue.code === 'not_multiple_of' ? [issues.multiple, limit(issue.divisor)] : [issues.not_valid];
}

function ruleText(issue: Issue & { code: 'custom' }, language: Language): string | undefined {
  const { rules } = contractTexts[language];
  const rule: unknown = issue.params?.['rule'];
  return typeof rule === 'string' && Object.hasOwn(rules, rule) ? rules[rule as RuleCode] : undefined;
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

function formatText(format: string, language: Language): string | undefined {
  const { fields, issues, rules } = contractTexts[language];
  const texts: Partial<Record<string, string>> = {
    email: fields.email_invalid,
    url: issues.url,
    date: rules.day,
    datetime: issues.datetime,
  };
  return texts[format];
}

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
