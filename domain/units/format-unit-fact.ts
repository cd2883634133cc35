import { formatNumber } from '#domain/numbers/format-number.ts';
import type { Language } from '#domain/texts/language.ts';
import { formatArea, type AreaUnit } from './format-area.ts';
import { unitFacts, type UnitFactName, type UnitFacts } from './unit-facts.ts';

/** `areaUnit` is the project's setting; `none` is the text shown for an area of 0. */
type FactFormat = { areaUnit: AreaUnit; language: Language; none: string };

/** Formats a fact of a unit: `84,5 m²`, `2`. */
export function formatUnitFact(unit: UnitFacts, name: UnitFactName, format: FactFormat): string {
  const value = unit[name];
  if (unitFacts[name].kind === 'count') return formatNumber(value, format.language, 0);
  return value > 0 ? formatArea(value, format.areaUnit, format.language) : format.none;
}
