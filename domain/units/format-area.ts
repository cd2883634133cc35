import { writeNumber } from '#domain/numbers/write-number.ts';

const noBreakSpace = '\u00a0';

/**
 * An area with its unit: `84 m²`, at most one decimal in the language's own way (`84,5 m²`); a dash for none. `unit` is
 * the project's (`m2`).
 */
export function formatArea(area: number, unit: string, language: 'en' | 'tr'): string {
  if (!(area > 0)) return '–';
  return `${writeNumber(area, language, 1)}${noBreakSpace}${unit.replace(/2$/, '²')}`;
}
