import type { UnitFactName } from '#domain/units/unit-facts.ts';
import { alsoOn, maxRepeats, type Report } from '../mistakes/report.ts';
import type { ReadUnit } from './read-units.ts';

/** A number this many times larger or smaller than that of similar units has lost its decimal point or its unit. */
export const unusualRatio = 5;
/** The fewest similar units that show what is usual. */
export const minSimilar = 3;

/** What is compared with that of similar units. */
export type ComparedName = UnitFactName | 'price';

type Code =
  | 'furniture_above_price'
  | 'price_unusual'
  | 'fact_unusual'
  | 'area_unlike_net'
  | 'area_beyond_gross'
  | 'areas_exchanged';

/** Warns of something in units: of each, or of more than `maxRepeats` once, with `also` for the other lines. */
export function warnAt(
  units: readonly ReadUnit[],
  code: Code,
  report: Report,
  detailsOf: (unit: ReadUnit) => Record<string, string | number>,
): void {
  const [first, ...others] = units;
  if (first !== undefined && units.length > maxRepeats)
    report.warning(code, first, { ...detailsOf(first), also: alsoOn(others.map(({ line }) => line)) });
  else for (const unit of units) report.warning(code, unit, { ...detailsOf(unit), also: '' });
}

/** What units state of a fact, the smallest first. 0 states nothing. */
export const statedValues = (units: readonly ReadUnit[], name: ComparedName): readonly number[] =>
  units.flatMap((unit) => (unit[name] > 0 ? [unit[name]] : [])).toSorted((a, b) => a - b);

/** How many of the values of `statedValues` are of other units than one that states `own`. */
export const countOthers = (sorted: readonly number[], own: number): number => sorted.length - (own > 0 ? 1 : 0);

/**
 * The value at `index` of `statedValues`, as if they did not contain `own` once; null if there is none. Sorting the
 * values of the others for each unit would take long: a development has thousands.
 */
export function otherAt(sorted: readonly number[], index: number, own: number): number | null {
  const value = sorted[index];
  if (value === undefined || own <= 0 || value < own) return value ?? null;
  return sorted[index + 1] ?? null;
}

/** The value in the middle of those of other units than one that states `own`; null if there are none. */
export const medianOfOthers = (sorted: readonly number[], own: number): number | null =>
  otherAt(sorted, Math.floor(countOthers(sorted, own) / 2), own);
