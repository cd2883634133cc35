import { languageFacts, type Language } from '#domain/texts/language.ts';
import { groupDigits } from './group-digits.ts';

/**
 * The marks of every number that people read, in every language: those of prices (specification, section 9), so that a
 * full stop and a comma mean the same wherever a price may stand beside them.
 */
export const numberMarks = { group: '.', decimal: ',' } as const;

/**
 * Formats a number below 1e21, rounded to `maxDecimals`, without trailing zeros beyond `minDecimals`: `1.084,3`. The
 * minus is the language's.
 */
export function formatNumber(value: number, language: Language, maxDecimals: number, minDecimals = 0): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(maxDecimals).split('.');
  const decimals = fraction.slice(0, minDecimals) + fraction.slice(minDecimals).replace(/0+$/, '');
  const digits = groupDigits(whole, numberMarks.group) + (decimals === '' ? '' : numberMarks.decimal + decimals);
  return value < 0 ? languageFacts[language].marks.minus + digits : digits;
}
