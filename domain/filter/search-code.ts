/**
 * What a typed unit code is compared by: upper case as everybody reads codes, whatever the letter the keyboard gave.
 * The Turkish pairs `i/İ` and `ı/I` fold to one letter, so that `ı`, `i`, `I` and `İ` find each other; blanks, dots,
 * dashes and slashes do not count. `a-309`, `A 309` and `a309` are the same.
 */
export function codeKey(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/İ|I\u0307/g, 'I')
    .replace(/[\s._/\p{Pd}]+/gu, '');
}

/** What the input shows of what was typed: upper-cased by the language's own rules (`i` is `İ` in Turkish). */
export function upperCaseTyped(typed: string, language: 'en' | 'tr'): string {
  return typed.toLocaleUpperCase(language);
}

/**
 * The units whose code or number holds what was typed: first the one that is called exactly so, then those that begin
 * with it, then the others, each in the order given. Nothing typed finds nothing.
 */
export function searchByCode<T extends { code: string; number: string }>(units: readonly T[], typed: string): T[] {
  const wanted = codeKey(typed);
  if (wanted === '') return [];
  return units
    .map((unit) => ({ unit, rank: rankOf([codeKey(unit.code), codeKey(unit.number)], wanted) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ unit }) => unit);
}

function rankOf(names: readonly string[], wanted: string): number {
  if (names.includes(wanted)) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  return names.some((name) => name.includes(wanted)) ? 2 : 3;
}
