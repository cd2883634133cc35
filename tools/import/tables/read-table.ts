import { readFile } from 'node:fs/promises';
import type { PackageFolder } from '../folder/read-folder.ts';
import type { Report } from '../mistakes/report.ts';
import { suggest } from '../mistakes/suggest.ts';
import { decodeText } from './decode-text.ts';
import { parseCsv, type RawRow } from './parse-csv.ts';
import { parseXlsx } from './parse-xlsx.ts';
import { Row } from './row.ts';

const mostBytes = 50 * 1024 * 1024;

/**
 * A table of the package, checked for its columns; every column must be there, in any order. `names` lists the files it
 * may be in (`units.csv`, `units.xlsx`). Null where it could not be read, so that nothing is concluded from its absence.
 */
export async function readTable(folder: PackageFolder, report: Report, names: readonly string[], columns: readonly string[]): Promise<Row[] | null> {
  const there = names.filter((name) => folder.files.has(name));
  if (there.length > 1) report.mistake('file_twice', { file: there[0]! }, { path: there[0]!, other: there[1]! });
  const file = there[0];
  if (file === undefined) {
    const outside = names.find((name) => folder.outside.has(name));
    report.mistake(outside ? 'file_outside' : 'file_missing', { file: names[0]! }, { path: names.join(' or ') });
    return null;
  }
  const bytes = await readFile(folder.files.get(file)!);
  if (bytes.length > mostBytes) {
    report.mistake('file_too_large', { file }, { path: file, size: Math.ceil(bytes.length / 1024 / 1024), most: 50 });
    return null;
  }
  const raw = file.endsWith('.xlsx') ? await parseXlsx(bytes, report, file) : parseCsv(decodeText(bytes, report, { file }), report, file);
  return arrange(raw, report, file, columns);
}

function arrange(raw: RawRow[], report: Report, file: string, columns: readonly string[]): Row[] | null {
  const [header, ...body] = raw;
  if (header === undefined) {
    if (report.mistakes.every((mistake) => mistake.file !== file)) report.mistake('table_empty', { file }, { columns: columns.join(',') });
    return null;
  }
  const found = header.cells.map((cell) => cell.trim());
  checkHeader(found, report, { file, line: header.line }, columns);
  if (!columns.some((column) => found.includes(column))) return null;
  return body.map(({ line, cells }) => {
    if (cells.length !== found.length) report.mistake(cells.length < found.length ? 'row_short' : 'row_long', { file, line }, { count: cells.length, expected: found.length });
    return new Row(report, { file, line }, new Map(found.map((column, index) => [column, cells[index] ?? ''])), cells.length < found.length);
  });
}

function checkHeader(found: string[], report: Report, place: { file: string; line: number }, columns: readonly string[]): void {
  for (const column of columns) {
    if (!found.includes(column)) report.mistake('column_missing', place, { column });
  }
  const absent = columns.filter((column) => !found.includes(column));
  found.forEach((column, index) => {
    if (!columns.includes(column)) report.mistake('column_unknown', place, { column: column === '' ? { en: `number ${index + 1} (without a name)`, tr: `${index + 1} numaralı (adsız)` } : column, hint: suggest(column, absent) });
    else if (found.indexOf(column) !== index) report.mistake('column_twice', place, { column });
  });
}
