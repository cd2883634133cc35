import type { Report } from '../mistakes/report.ts';
import { breaksOff } from './breaks-off.ts';
import type { ReadUnit } from './read-units.ts';

/**
 * Whether the table of units was read whole, with its buildings and numbers. Otherwise outlines and plans of the other
 * units would look superfluous.
 */
export function areComplete(units: readonly ReadUnit[], report: Report): boolean {
  if (breaksOff('units', report)) return false;
  const isKnown = (column: 'building' | 'number') => units.some((unit) => unit[column] !== '');
  return units.length === 0 || (isKnown('building') && isKnown('number'));
}
