import type { Report } from '../mistakes/report.ts';

/** Mistakes that stop a table from being read to its end. */
const truncationCodes: ReadonlySet<string> = new Set([
  'csv_unreadable',
  'xlsx_unreadable',
  'table_too_large',
  'table_too_long',
]);

/** Whether a table breaks off, which was reported. What its other rows define would look unknown. */
export function breaksOff(table: string, report: Report): boolean {
  return report.mistakes.some(({ file, code }) => file.startsWith(`${table}.`) && truncationCodes.has(code));
}
