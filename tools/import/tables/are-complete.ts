import type { Report } from '../mistakes/report.ts';
import type { ReadUnit } from './read-units.ts';

/** Mistakes that stop a table from being read to its end. */
const truncationCodes: ReadonlySet<string> = new Set([
  'csv_unreadable',
  'xlsx_unreadable',
  'table_too_large',
  'table_too_long',
]);

/**
 * Whether the table of units was read whole, with its buildings and numbers. Otherwise outlines and plans of the other
 * units would look superfluous.
 */
export function areComplete(units: readonly ReadUnit[], report: Report): boolean {
  if (report.mistakes.some(({ file, code }) => file.startsWith('units.') && truncationCodes.has(code))) return false;
  const isKnown = (column: 'building' | 'number') => units.some((unit) => unit[column] !== '');
  return units.length === 0 || (isKnown('building') && isKnown('number'));
}
