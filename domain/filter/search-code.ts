import type { Language } from '#domain/texts/language.ts';

/**
 * Normalises a unit code for comparison: upper case, without spaces, dots, underscores, dashes and slashes, and with
 * the Turkish pairs `i/İ` and `ı/I` folded into one letter. `a-309`, `A 309` and `a309` are equal, and so are `ı`, `i`,
 * `I` and `İ`.
 */
export function codeKey(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/İ|I\u0307/g, 'I')
    .replace(/[\s._/\p{Pd}]+/gu, '');
}

/** Upper-cases typed text for display, by the rules of the language (`i` becomes `İ` in Turkish). */
export function upperCaseTyped(typed: string, language: Language): string {
  return typed.toLocaleUpperCase(language);
}

/**
 * The units whose code or number contains the typed text: exact matches first, then those that start with it, then the
 * others, otherwise in the order given. An empty text finds nothing.
 */
export function searchByCode<T extends { code: string; number: string }>(units: readonly T[], typed: string): T[] {
  const key = codeKey(typed);
  if (key === '') return [];
  return units
    .map((unit) => ({ unit, rank: rankOf([codeKey(unit.code), codeKey(unit.number)], key) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ unit }) => unit);
}

function rankOf(names: readonly string[], key: string): number {
  if (names.includes(key)) return 0;
  if (names.some((name) => name.startsWith(key))) return 1;
  return names.some((name) => name.includes(key)) ? 2 : 3;
}
