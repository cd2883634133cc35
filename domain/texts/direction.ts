/** How the lines of a language run. */
export type Direction = 'ltr' | 'rtl';

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** The direction of a language, by its BCP 47 tag: `rtl` for `ar` and `ar-EG`, `ltr` for one that is not known. */
export function directionOf(language: string): Direction {
  return rightToLeft.has(language.split('-', 1)[0] ?? '') ? 'rtl' : 'ltr';
}

/**
 * Encloses a value in isolating marks (FSI and PDI, UAX #9), so that in a line from right to left neither it nor what
 * stands beside it changes its order. Other lines need none, and get the value as it is.
 */
export function isolate(value: string, language: string): string {
  return enclose('\u2068', value, language);
}

/**
 * The same for what is written from left to right in every language: prices, telephone numbers (LRI and PDI).
 */
export function isolateFigure(value: string, language: string): string {
  return enclose('\u2066', value, language);
}

function enclose(mark: string, value: string, language: string): string {
  return value === '' || directionOf(language) === 'ltr' ? value : `${mark}${value}\u2069`;
}
