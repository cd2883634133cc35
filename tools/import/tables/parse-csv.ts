import { CsvError, parse } from 'csv-parse/sync';
import type { Report } from '../mistakes/report.ts';

/** One row of a table as it stands in the file; `line` is where it begins. */
export type RawRow = { line: number; cells: string[] };

const names: Record<string, string> = { ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' };

/** The rows of a CSV, the header first, empty lines left out. Another separator than the comma is reported and read. */
export function parseCsv(text: string, report: Report, file: string): RawRow[] {
  const delimiter = separatorOf(text);
  if (delimiter !== ',') report.mistake('csv_semicolons', { file, line: 1 }, { separator: names[delimiter]! });
  const rows: RawRow[] = [];
  try {
    let before = 0;
    parse(text, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      onRecord: ({ record, info }: { record: string[]; info: { lines: number } }) => {
        if (record.some((cell) => cell.trim() !== '')) rows.push({ line: before + 1, cells: record });
        before = info.lines;
        return null;
      },
    } as never);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report.mistake('csv_unreadable', { file, line: lineOf(error) }, { reason: error.message.replace(/ at line \d+.*/s, '') });
  }
  return rows;
}

function separatorOf(text: string): string {
  const header = text.slice(0, 4000).replace(/^\ufeff/, '').split(/[\r\n]/, 1)[0]!;
  if (header.includes(',')) return ',';
  return Object.keys(names).find((separator) => header.includes(separator)) ?? ',';
}

function lineOf(error: CsvError): number | undefined {
  const line = (error as CsvError & { lines?: unknown }).lines;
  return typeof line === 'number' ? line : undefined;
}
