/** The writing direction of a language, as HTML names it. */
export type Direction = 'ltr' | 'rtl';

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** The direction of a language by its BCP 47 tag: `rtl` for `ar` and `ar-EG`, `ltr` for unknown languages. */
export function directionOf(language: string): Direction {
  return rightToLeft.has(language.split('-', 1)[0] ?? '') ? 'rtl' : 'ltr';
}

/**
 * Encloses a value in isolating marks (FSI and PDI, UAX #9) if the language is written from right to left, so that
 * neither the value nor the text around it is reordered. In other languages the value is returned unchanged.
 */
export function isolate(value: string, language: string): string {
  return enclose('\u2068', value, language);
}

/**
 * Like `isolate`, for what is written from left to right in every language: prices, telephone numbers (LRI and PDI).
 */
export function isolateFigure(value: string, language: string): string {
  return enclose('\u2066', value, language);
}

/**
 * Like `isolate`, for a value of any kind that is to be copied as it is, such as a cell: encloses it only if its order
 * would change otherwise, as that of `1920×1080` or `-5` does. The order of a plain number is safe, and that of a value
 * that begins with a letter and ends with a letter or digit.
 */
export function isolateIfReordered(value: string, language: string): string {
  return /^(?:\d+(?:[.,]\d+)*|\p{L}(?:.*[\p{L}\d])?)$/su.test(value) || /\p{Script=Arabic}/u.test(value)
    ? value
    : isolate(value, language);
}

function enclose(mark: string, value: string, language: string): string {
  return value === '' || directionOf(language) === 'ltr' ? value : `${mark}${value}\u2069`;
}
