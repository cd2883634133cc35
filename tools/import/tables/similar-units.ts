import { alsoOn, type Report } from '../mistakes/report.ts';
import type { ReadUnit } from './read-units.ts';

/** A number so many times as large as that of similar units, or as small, has lost its decimal point or its unit. */
export const unusualRatio = 5;
/** So many similar units say what is usual. */
export const fewest = 3;

/** So many rows are named one by one; more have a common cause, and are one warning that lists their lines. */
const mostNamed = 3;

type Code = 'furniture_above_price' | 'fact_unusual' | 'area_unlike_net' | 'area_beyond_gross' | 'areas_exchanged';

/** Warns of something in units, whose details say what is meant by `also`. */
export function warnAt(
  units: readonly ReadUnit[],
  code: Code,
  report: Report,
  detailsOf: (unit: ReadUnit) => Record<string, string | number>,
): void {
  const [first, ...others] = units;
  if (first !== undefined && units.length > mostNamed)
    report.warning(code, first, { ...detailsOf(first), also: alsoOn(others.map(({ line }) => line)) });
  else for (const unit of units) report.warning(code, unit, { ...detailsOf(unit), also: '' });
}
