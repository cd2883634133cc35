import { formatNumber } from '#domain/numbers/format-number.ts';
import type { Language } from '#domain/texts/language.ts';

const noBreakSpace = '\u00a0';

/** The units in which areas are shown. They are kept in m². */
export const areaUnits = ['m2', 'sqft', 'both'] as const;
export type AreaUnit = (typeof areaUnits)[number];

/** One square foot is exactly 0.09290304 m². */
const squareMetresPerSquareFoot = 0.09290304;

/** Converts m² to square feet. */
export const toSquareFeet = (area: number): number => area / squareMetresPerSquareFoot;

/** How a square metre and a square foot are abbreviated. */
const areaSigns: Record<Language, { metre: string; foot: string }> = {
  en: { metre: 'm²', foot: 'sq ft' },
  tr: { metre: 'm²', foot: 'sq ft' },
  el: { metre: 'm²', foot: 'sq ft' },
  de: { metre: 'm²', foot: 'sq ft' },
  ru: { metre: 'м²', foot: 'кв. фт' },
  ar: { metre: 'م²', foot: 'قدم²' },
};

/** The sign of the unit in which an area of one unit is counted, such as in a price per area: `m²` for `both`. */
export function areaUnitSign(unit: AreaUnit, language: Language): string {
  const { metre, foot } = areaSigns[language];
  return (unit === 'sqft' ? foot : metre).replace(' ', noBreakSpace);
}

/**
 * Formats an area in m² in the project's unit, with the signs of the language: `84,5 m²` with at most one decimal,
 * whole square feet (`910 sq ft`), or both (`84,5 m² / 910 sq ft`, where a line may break after the slash). A dash if
 * it is not above 0. Enclose it with `isolate`, since it may contain Arabic letters.
 */
export function formatArea(area: number, unit: AreaUnit, language: Language): string {
  if (!(area > 0)) return '–';
  const metric = `${formatNumber(area, language, 1)}${noBreakSpace}${areaUnitSign('m2', language)}`;
  if (unit !== 'sqft' && unit !== 'both') return metric;
  const feet = `${formatNumber(toSquareFeet(area), language, 0)}${noBreakSpace}${areaUnitSign('sqft', language)}`;
  return unit === 'sqft' ? feet : `${metric}${noBreakSpace}/ ${feet}`;
}
