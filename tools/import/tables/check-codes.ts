import type { Row } from './row.ts';

/** Letters that are written for a digit, and that digit. */
const digitOf: Readonly<Record<string, string>> = { O: '0', o: '0', О: '0', о: '0', I: '1', l: '1' };
const letterNextToDigit = /[OoОоIl](?=\d)|(?<=\d)[OoОоIl]/g;
/** The fewest codes of the same form that show what a code looks like. */
const minCodes = 3;

type Coded = { code: string; number: string; building: string };

/**
 * Warns of codes that differ only in their punctuation (`A-101`, `A.101`), and of one that has a letter where all the
 * others of its building have a digit (`A-1O1`), and of codes that end with the numbers of other units.
 */
export function checkCodes(rows: readonly Row[], units: readonly Coded[]): void {
  warnOfAlike(rows, units);
  warnOfLetters(rows, units);
  warnOfShuffled(rows, units);
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

/**
 * Warns of buildings whose codes are numbers of theirs after the same beginning, but not each beside its own: one of
 * the columns was sorted without the other. That is one warning for all of them.
 */
function warnOfShuffled(rows: readonly Row[], units: readonly Coded[]): void {
  const all = units.map((unit, index) => ({ ...unit, row: rows[index] }));
  const shuffled: typeof all = [];
  for (const own of Map.groupBy(all, ({ building }) => building).values()) {
    const numbers = new Set(own.map(({ number }) => number));
    const [{ number, code } = { number: '', code: '' }] = own;
    const beginning = code.slice(0, code.length - number.length);
    const isNumbered = own.every((unit) => {
      const isOfLength = unit.number.length === number.length && unit.code.startsWith(beginning);
      return isOfLength && numbers.has(unit.code.slice(beginning.length));
    });
    const others = own.filter((unit) => unit.code.slice(beginning.length) !== unit.number);
    if (isNumbered && number.length >= 2 && others.length >= minCodes) shuffled.push(...others);
  }
  const [first] = shuffled;
  first?.row?.warn('codes_shuffled', { value: first.code, number: first.number, count: shuffled.length });
}

/** A code with digits in place of letters beside digits that look like one: `A-1O1` is `A-101`. */
export const withDigits = (code: string): string =>
  code.replace(letterNextToDigit, (letter) => digitOf[letter] ?? letter);

/** A code with all digits and all letters made the same: `A-101` is `a-999`. */
function formOf(code: string): string {
  return code.replace(/\d/g, '9').replace(/\p{L}/gu, 'a');
}
