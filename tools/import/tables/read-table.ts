import { inEveryLanguage, type Language } from '#domain/texts/language.ts';
import { findSeparator } from '#server/tables/find-separator.ts';
import { readCsv } from '#server/tables/read-csv.ts';
import { readXlsx } from '#server/tables/read-xlsx.ts';
import type { ReadTable, TableRow } from '#server/tables/table.ts';
import type { PackageFolder } from '../folder/read-folder.ts';
import { exportHint } from '../folder/alike-files.ts';
import { otherFile } from '../folder/resolve-path.ts';
import { readWithinSizeLimit } from '../folder/size-limit.ts';
import { maxRepeats, type Report } from '../mistakes/report.ts';
import { closestName, isSameSpelling } from '../mistakes/suggest.ts';
import { checkHeader, reportNoHeader } from './check-header.ts';
import { decodeText } from './decode-text.ts';
import { documentKind, isOtherDocument } from './document-kind.ts';
import { median } from './median.ts';
import { alikeSeparated, otherComma, otherSeparator } from './other-separators.ts';
import { reportFaults } from './report-faults.ts';
import { Row } from './row.ts';
import { detailText } from '../mistakes/detail-text.ts';

const maxMegabytes = 50;
/** The limits of a table. `text` and `uncompressed` are bytes, `cell` is characters. */
const limits = { rows: 50_000, columns: 200, cell: 20_000, text: 50_000_000, uncompressed: 256 * 1024 ** 2 };

/** The files that a table may be in (`units.csv`, `units.xlsx`), and its columns, which may be in any order. */
type WantedTable = { files: readonly string[]; columns: readonly string[]; optionalColumns?: readonly string[] };

/**
 * Reads a table of the package. Returns null, with the mistake reported, if it could not be read; callers then must not
 * conclude anything from missing rows.
 */
export async function readTable(
  folder: PackageFolder,
  report: Report,
  { files: names, columns, optionalColumns = [] }: WantedTable,
): Promise<Row[] | null> {
  const [file, other] = names.filter((name) => folder.files.has(name));
  if (file === undefined) {
    const code = names.some((name) => folder.outside.has(name)) ? 'file_outside' : 'file_missing';
    const hint =
      names.map((name) => otherFile(folder, name) || exportHint(folder, name)).find((found) => found !== '') ??
      otherFormat(folder, names);
    report.mistake(
      code,
      { file: names[0] ?? '' },
      {
        path: inEveryLanguage((language) => either(names, language)),
        hint,
      },
    );
    return null;
  }
  if (other !== undefined) report.mistake('file_twice', { file }, { path: file, other });
  const bytes = await readWithinSizeLimit(
    { path: folder.files.get(file) ?? '', name: file, place: { file } },
    maxMegabytes,
    report,
  );
  if (bytes === null) return null;
  if (isOtherContent(bytes, file, report)) return null;
  const { rows, isEndOpen, separator, ...faults } = file.endsWith('.xlsx')
    ? { ...(await parseXlsx(bytes)), isEndOpen: false, separator: null }
    : parseCsv(decodeText(bytes, report, { file }), columns, report, file);
  reportFaults(faults, report, file);
  return toRows(rows, report, { file, isEndOpen, separator }, columns, optionalColumns);
}

/** Whether a file is none of a table, or of another format than its name says, which is then reported. */
function isOtherContent(bytes: Buffer, file: string, report: Report): boolean {
  const format = file.endsWith('.xlsx') ? 'XLSX' : 'CSV';
  const content = contentOf(bytes);
  // A file that was not downloaded from the cloud has its length, but no content.
  const isBlank = bytes.length > 0 && bytes.every((byte) => byte === 0);
  if (!isBlank && content === 'other' && isOtherDocument(bytes, report, file)) return true;
  if (!isBlank && (content === format || bytes.length === 0)) return false;
  report.mistake(
    'content_other',
    { file },
    { path: file, content: isBlank ? detailText('fileEmpty') : content, format },
  );
  return true;
}

/** Formats of tables that are not read where a CSV file is expected. */
const otherFormats = ['xls', 'xlsm', 'xlsb', 'ods', 'numbers', 'tsv', 'txt', 'xlsx'];

/** The format of a table, by its first bytes. Workbooks with a password begin like those of old versions. */
function contentOf(bytes: Buffer): 'XLSX' | 'XLS' | 'CSV' | 'other' {
  const kind = documentKind(bytes) ?? 'CSV';
  if (kind === 'ZIP') return 'XLSX';
  return kind === 'XLSX' || kind === 'XLS' || kind === 'CSV' ? kind : 'other';
}

/** A hint at the same table in the format of another program. */
function otherFormat(folder: PackageFolder, names: readonly string[]) {
  const [stem = ''] = (names[0] ?? '').split('.');
  const other = otherFormats.map((format) => `${stem}.${format}`).find((name) => folder.lowerCase.has(name));
  return other === undefined
    ? ''
    : detailText('otherFormat', { other: folder.lowerCase.get(other) ?? other, names: names.join(' / ') });
}

/** The names as alternatives in a language: `units.csv or units.xlsx`. */
function either(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}

/** Converts all cells to text as a CSV file would have it. */
async function parseXlsx(bytes: Buffer): Promise<ReadTable> {
  const { rows, mistake } = await readXlsx(bytes, limits);
  return { rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(cellText) })), mistake };
}

function cellText(cell: string | number | boolean): string {
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : cell;
}

/**
 * What may separate columns, in the order of the search: Excel writes the semicolon wherever the comma is the decimal
 * mark. The bar separates values within a cell; it is reported, but the table is still read.
 */
const separators = [',', ';', '\t', '|'];

/** `isEndOpen` is whether the last line does not end, as in a file that is not whole. */
function parseCsv(
  text: string,
  columns: readonly string[],
  report: Report,
  file: string,
): ReadTable & { isEndOpen: boolean; separator: string } {
  const other = otherSeparator(text, columns);
  const separator = other ?? findSeparator(text, separators);
  if (other !== undefined) report.mistake('csv_separator', { file, line: 1 }, { found: other });
  if (separator === '|') report.mistake('csv_bars', { file, line: 1 });
  return { ...readCsv(text, separator, limits), isEndOpen: !/[\r\n]\s*$/.test(text), separator };
}

function toRows(
  raw: TableRow[],
  report: Report,
  { file, isEndOpen, separator }: { file: string; isEndOpen: boolean; separator: string | null },
  columns: readonly string[],
  optionalColumns: readonly string[],
): Row[] | null {
  const [header, ...body] = withoutApostrophes(
    alikeSeparated(withoutEmptyEnd(fromHeader(raw, columns, report, file)), separator, report, file),
    report,
    file,
  );
  if (header === undefined) {
    if (report.mistakes.every((mistake) => mistake.file !== file))
      report.mistake('table_empty', { file }, { columns: columns.join(',') });
    return null;
  }
  const place = { file, line: header.line };
  if (!columns.some((column) => header.cells.some((cell) => closestName(cell, [column]) !== undefined))) {
    reportNoHeader(header.cells, report, place, columns);
    return null;
  }
  const found = checkHeader(header.cells, report, place, columns, optionalColumns);
  if (!columns.some((column) => found.includes(column))) return null;
  const last = body.at(-1);
  const cut = isEndOpen && last !== undefined && last.cells.length < found.length ? last : undefined;
  const whole = withoutStrays(
    body.filter((row) => row !== cut),
    header,
    { found, columns },
    report,
    file,
  );
  if (cut !== undefined) report.mistake('csv_cut', { file, line: cut.line });
  const rows = whole.map((row) => rowOf(row, found, report, file));
  // Its last cell may be a part of what it was.
  if (cut === undefined) return rows;
  return [...rows, newRow(cut.line, cut.cells.slice(0, -1), found, { report, file, isShifted: false })];
}

function rowOf({ line, cells }: TableRow, found: readonly string[], report: Report, file: string): Row {
  const isShifted = cells.length !== found.length;
  if (isShifted)
    report.mistake(
      cells.length < found.length ? 'row_short' : 'row_long',
      { file, line },
      { count: cells.length, expected: found.length, hint: otherComma(cells) },
    );
  return newRow(line, cells, found, { report, file, isShifted });
}

type NewRow = { report: Report; file: string; isShifted: boolean };

function newRow(line: number, cells: readonly string[], found: readonly string[], context: NewRow): Row {
  const { report, file, isShifted } = context;
  const named = new Map(found.map((column, index) => [column, cells[index] ?? '']));
  return new Row(report, { file, line }, named, { isShort: cells.length < found.length, isShifted });
}

/**
 * The rows without those that are none of the table's: the header once more, copies of a row above, and rows of which
 * hardly a cell is filled in, such as a total or a heading. Each is one mistake.
 */
function withoutStrays(
  body: TableRow[],
  header: TableRow,
  { found, columns }: { found: readonly string[]; columns: readonly string[] },
  report: Report,
  file: string,
): TableRow[] {
  const textOf = (cells: readonly string[]) => cells.map((cell) => cell.trim()).join('\n');
  const filledOf = ({ cells }: TableRow) =>
    cells.filter((cell, index) => cell.trim() !== '' && columns.includes(found[index] ?? '')).length;
  const usual = median(body.map(filledOf));
  const isFragment = (row: TableRow) => body.length >= minRows && filledOf(row) * 2 < usual;
  const lines = new Map<string, number>();
  return body.filter((row) => {
    const place = { file, line: row.line };
    const text = textOf(row.cells);
    const above = lines.get(text);
    lines.set(text, above ?? row.line);
    if (text === textOf(header.cells)) report.mistake('header_again', place);
    else if (above !== undefined) report.mistake('row_copied', place, { other: above });
    else if (isFragment(row))
      report.mistake('row_fragment', place, { cells: row.cells.filter((cell) => cell.trim() !== '').join(' · ') });
    else return true;
    return false;
  });
}

/** The fewest rows that show how many cells of a row are usually filled in. */
const minRows = 4;

/** The rows without columns at their end that have neither a name nor a value: spreadsheets write formatted ones. */
function withoutEmptyEnd(rows: TableRow[]): TableRow[] {
  const width = rows[0]?.cells.length ?? 0;
  const filled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const used = Math.max(0, ...rows.map(({ cells }) => (cells.length > width ? 0 : filled(cells))));
  if (used === width) return rows;
  return rows.map(({ line, cells }) => ({ line, cells: cells.length > width ? cells : cells.slice(0, used) }));
}

/** A code or number after the apostrophe with which spreadsheets mark a cell as text; no name such as ’s-Hertogenbosch. */
const afterApostrophe = /^\s*['’`´](?=[\p{L}\d._-]*\d[\p{L}\d._-]*\s*$|[\p{Lu}\d]{1,4}\s*$)/u;

/** The rows without such apostrophes, if there are many, which is one mistake. A single one is that of its cell. */
function withoutApostrophes(rows: TableRow[], report: Report, file: string): TableRow[] {
  const [header] = rows;
  const found = rows.flatMap(({ line, cells }) =>
    cells.flatMap((value, index) => (afterApostrophe.test(value) ? [{ line, value: value.trim(), index }] : [])),
  );
  const [first] = found;
  if (first === undefined || found.length <= maxRepeats) return rows;
  const columns = new Set(found.map(({ index }) => header?.cells[index]?.trim() ?? ''));
  const details = { columns: [...columns].join(', '), count: found.length, value: first.value };
  report.mistake('cells_apostrophe', { file, line: first.line }, details);
  const indexes = new Set(found.map(({ index }) => index));
  return rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, index) => (indexes.has(index) ? cell.replace(/^\s*['’`´]/, '') : cell)),
  }));
}

/** Above a header there may be a title, a note, a date. */
const maxRowsAbove = 10;

/** The rows from the header on. One that does not come first is a mistake, and the table is read as it was meant. */
function fromHeader(raw: TableRow[], columns: readonly string[], report: Report, file: string): TableRow[] {
  const knownIn = ({ cells }: TableRow) =>
    columns.filter((column) => cells.some((cell) => isSameSpelling(cell.trim(), column))).length;
  const index = raw.slice(0, maxRowsAbove).findIndex((row) => knownIn(row) > columns.length / 2);
  const [first] = raw;
  if (index < 1 || first === undefined || knownIn(first) > 0) return raw;
  report.mistake('header_not_first', { file, line: first.line }, { line: raw[index]?.line ?? 0 });
  const rows = raw.slice(index);
  // A workbook leaves out the empty cells at the end of a row.
  const width = file.endsWith('.xlsx') ? Math.max(...rows.map(({ cells }) => cells.length)) : 0;
  return rows.map(({ line, cells }) => ({
    line,
    cells: [...cells, ...Array<string>(Math.max(0, width - cells.length)).fill('')],
  }));
}
