import { formatNumber } from '#domain/numbers/format-number.ts';
import type { Language } from '#domain/texts/language.ts';

const noBreakSpace = '\u00a0';

/** The sign of an area unit as the settings spell it: `m²` for `m2`. */
export const areaUnitSign = (unit: string): string => unit.replace(/2$/, '²');

/**
 * Formats an area with its unit: `84 m²`, with at most one decimal in the language's notation (`84,5 m²`), or a dash if
 * it is not above 0. `unit` is the project's setting (`m2`).
 */
export function formatArea(area: number, unit: string, language: Language): string {
  if (!(area > 0)) return '–';
  return `${formatNumber(area, language, 1)}${noBreakSpace}${areaUnitSign(unit)}`;
}
