import { groupDigits } from './group-digits.ts';

const marks = { en: { group: ',', decimal: '.' }, tr: { group: '.', decimal: ',' } } as const;

/**
 * A number below 1e21 as a language writes it, rounded to at most so many decimals, without zeros at its end:
 * `1,084.3`, `1.084,3`.
 * What `Intl.NumberFormat` writes too, but the first of a page takes a phone a fifth of a second.
 */
export function writeNumber(value: number, language: 'en' | 'tr', maxDecimals: number): string {
  const { group, decimal } = marks[language];
  const [whole = '', fraction = ''] = value.toFixed(maxDecimals).split('.');
  const rest = fraction.replace(/0+$/, '');
  return groupDigits(whole, group) + (rest === '' ? '' : decimal + rest);
}
