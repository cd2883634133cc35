import type { Settings } from '#contract/settings.ts';
import { isPrinted, printedCurrency } from '#server/typeset/printable-signs.ts';
import type { Place, Report } from '../mistakes/report.ts';

/** Signs that Unicode has had for so short a time that few devices have a letter for them, with their currencies. */
const newSigns: Readonly<Record<string, string>> = { '\u20c0': 'KGS', '\u20c1': 'SAR' };

/**
 * Warns of a sign that devices lack, unless the brand's text face has it, and of one that documents lack if nothing
 * says which code they can print.
 */
export function checkCurrencySign(
  { currency, currencyUnit: sign, brand }: Pick<Settings, 'currency' | 'currencyUnit' | 'brand'>,
  report: Report,
  place: Place,
): void {
  const newSign = [...sign].find((letter) => letter in newSigns);
  const ranges = brand.textFace?.files.map(({ letters }) => letters ?? '') ?? [];
  if (newSign !== undefined && !ranges.some((range) => covers(range, newSign)))
    report.warning('currency_sign_new', place, { sign, code: currency ?? newSigns[newSign] ?? '' });
  else if (!isPrinted(printedCurrency({ currency, currencyUnit: sign, currencyUnitPosition: 'before' }).currencyUnit))
    report.warning('currency_sign_unprinted', place, { sign });
}

/** Whether a CSS `unicode-range` contains a letter. */
function covers(range: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].some(
    ([, from = '', to = from]) => code >= parseInt(from, 16) && code <= parseInt(to, 16),
  );
}
