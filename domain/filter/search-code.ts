/**
 * What a typed unit code is compared by: upper case as everybody reads codes, whatever the letter the keyboard gave.
 * The Turkish pairs `i/İ` and `ı/I` fold to one letter, so that `ı`, `i`, `I` and `İ` find each other; blanks, dots and
 * hyphens do not count. `a-309`, `A 309` and `a309` are the same.
 */
export function codeKey(code: string): string {
  return code
    .replace(/[ıİ]/g, 'i')
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-_/]+/g, '');
}

/** What the input shows of what was typed: upper-cased by the language's own rules (`i` is `İ` in Turkish). */
export function upperCaseTyped(typed: string, language: 'en' | 'tr'): string {
  return typed.toLocaleUpperCase(language);
}

/** The units whose code holds what was typed; those that begin with it, or whose number does, come first. Nothing typed finds nothing. */
export function searchByCode<T extends { code: string; number: string }>(units: readonly T[], typed: string): T[] {
  const key = codeKey(typed);
  if (key === '') return [];
  const rank = (unit: T) => (codeKey(unit.code).startsWith(key) || codeKey(unit.number).startsWith(key) ? 0 : 1);
  return units.filter((unit) => codeKey(unit.code).includes(key)).sort((a, b) => rank(a) - rank(b));
}
