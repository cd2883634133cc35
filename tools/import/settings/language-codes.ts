import type { z } from 'zod';
import { languages, type Language } from '#domain/texts/language.ts';
import { detailText } from '../mistakes/detail-text.ts';
import { isCodeOf } from './usable-settings.ts';

/**
 * The issues with one for all of `settings.languages` in place of one for each, if all are codes of the product's
 * languages that are written in another way, such as `EN`. Its message says what to write.
 */
export function withCodesTogether(
  issues: readonly z.core.$ZodIssue[],
  raw: unknown,
  reader: Language,
): readonly z.core.$ZodIssue[] {
  const isOfList = ({ path }: z.core.$ZodIssue) => path[0] === 'settings' && path[1] === 'languages';
  const first = issues.find(isOfList);
  const { settings } = Object(raw) as { settings?: { languages?: unknown } };
  const given = settings?.languages;
  if (first === undefined || !Array.isArray(given)) return issues;
  const meant = given.map((code: unknown) => languages.find((one) => typeof code === 'string' && isCodeOf(one, code)));
  if (new Set(meant).size < meant.length || meant.includes(undefined)) return issues;
  const name = JSON.stringify(meant).replaceAll(',', ', ').slice(1, -1);
  const advice = detailText('writeInstead', { name })[reader];
  const path = ['settings', 'languages'];
  return [...issues.filter((issue) => !isOfList(issue)), { ...first, path, message: `${first.message}${advice}` }];
}
