import { readFile } from 'node:fs/promises';
import type { PackageFolder } from '../folder/read-folder.ts';
import type { Report } from '../mistakes/report.ts';

/** Mistakes because of which rows of a table could not be read. */
const truncationCodes: ReadonlySet<string> = new Set([
  'csv_unreadable',
  'csv_cut',
  'xlsx_unreadable',
  'table_too_large',
  'table_too_long',
]);

const truncations = (table: string, report: Report) =>
  report.mistakes.filter(({ file, code }) => file.startsWith(`${table}.`) && truncationCodes.has(code));

/** Whether a table breaks off, which was reported. What its other rows define would look unknown. */
export function breaksOff(table: string, report: Report): boolean {
  return truncations(table, report).length > 0;
}

/**
 * The rows of a table that could not be read: `cells` are those of its unreadable lines, `isCut` if its end is lost.
 */
export type LostRows = { isCut: boolean; cells: ReadonlySet<string> };

/** What a table that breaks off has lost; null if it was read whole. A workbook has lost everything. */
export async function lostRows(table: string, folder: PackageFolder, report: Report): Promise<LostRows | null> {
  const found = truncations(table, report);
  if (found.length === 0) return null;
  const path = folder.files.get(`${table}.csv`);
  if (path === undefined) return { isCut: true, cells: new Set() };
  const text = await readFile(path, 'utf8');
  const lines = text.trimEnd().split(/\r\n|\n|\r/);
  const unreadable = found.flatMap(({ code, line }) => (code === 'csv_unreadable' && line !== null ? [line] : []));
  return {
    isCut: found.some(({ code, line }) => code !== 'csv_unreadable' || line === null || line >= lines.length),
    cells: new Set(unreadable.flatMap((line) => (lines[line - 1] ?? '').split(/[,;\t|"]/).map((cell) => cell.trim()))),
  };
}
