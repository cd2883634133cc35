import type { Row } from './row.ts';

/** Letters that are written for a digit, and that digit. */
const digitOf: Readonly<Record<string, string>> = { O: '0', o: '0', О: '0', о: '0', I: '1', l: '1' };
const letterNextToDigit = /[OoОоIl](?=\d)|(?<=\d)[OoОоIl]/g;
/** The fewest codes of the same form that show what a code looks like. */
const minCodes = 3;

type Coded = { code: string; building: string };

/**
 * Warns of codes that differ only in their punctuation (`A-101`, `A.101`), and of one that has a letter where all the
 * others of its building have a digit (`A-1O1`).
 */
export function checkCodes(rows: readonly Row[], units: readonly Coded[]): void {
  warnOfAlike(rows, units);
  warnOfLetters(rows, units);
}

function warnOfAlike(rows: readonly Row[], units: readonly Coded[]): void {
  const first = new Map<string, number>();
  for (const [index, { code }] of units.entries()) {
    const plain = code.toLowerCase().replace(/[\s._-]+/g, '-');
    const at = first.get(plain) ?? index;
    first.set(plain, at);
    const other = units[at]?.code ?? '';
    if (other.toLowerCase() !== code.toLowerCase())
      rows[index]?.warn('codes_alike', { value: code, other, line: rows[at]?.place.line ?? 0 });
  }
}

function warnOfLetters(rows: readonly Row[], units: readonly Coded[]): void {
  const keyOf = (building: string, code: string) => `${building}\n${formOf(code)}`;
  const forms = Map.groupBy(units, ({ building, code }) => keyOf(building, code));
  const countOf = (building: string, code: string) => forms.get(keyOf(building, code))?.length ?? 0;
  for (const [index, { code, building }] of units.entries()) {
    const meant = withDigits(code);
    if (meant !== code && countOf(building, code) === 1 && countOf(building, meant) >= minCodes)
      rows[index]?.warn('code_letter_for_digit', { value: code, meant });
  }
}

/** A code with digits in place of letters beside digits that look like one: `A-1O1` is `A-101`. */
export const withDigits = (code: string): string =>
  code.replace(letterNextToDigit, (letter) => digitOf[letter] ?? letter);

/** A code with all digits and all letters made the same: `A-101` is `a-999`. */
function formOf(code: string): string {
  return code.replace(/\d/g, '9').replace(/\p{L}/gu, 'a');
}
