import { readSheet } from 'read-excel-file/node';
import type { Report } from '../mistakes/report.ts';
import type { RawRow } from './parse-csv.ts';

/** The rows of a workbook's first sheet, the header first; `line` is the sheet's own row number. Numbers come as a CSV would write them. */
export async function parseXlsx(bytes: Buffer, report: Report, file: string): Promise<RawRow[]> {
  try {
    const sheet = await readSheet(bytes, { trim: false });
    return withoutTrailingBlanks(sheet.map((row, index) => ({ line: index + 1, cells: row.map(cellText) })));
  } catch (error) {
    report.mistake('xlsx_unreadable', { file }, { reason: error instanceof Error ? error.message : String(error) });
    return [];
  }
}

/** A sheet's cells end where the header ends; surplus cells that hold something stay and are reported. */
function withoutTrailingBlanks(rows: RawRow[]): RawRow[] {
  const filled = rows.filter((row) => row.cells.some((cell) => cell.trim() !== ''));
  const header = filled[0];
  if (header === undefined) return [];
  while (header.cells.at(-1)?.trim() === '') header.cells.pop();
  for (const row of filled) {
    while (row.cells.length > header.cells.length && row.cells.at(-1)!.trim() === '') row.cells.pop();
    while (row.cells.length < header.cells.length) row.cells.push('');
  }
  return filled;
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  return String(cell);
}
