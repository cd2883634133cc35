import { CsvError, parse, type Options } from 'csv-parse/sync';
import {
  lastFilled,
  RowCollector,
  TableError,
  type Quotation,
  type ReadTable,
  type TableLimits,
  type TableMistake,
} from './table.ts';

/** The maximum length of a row, in characters. A longer one has an unclosed quotation mark. */
const maxRecordLength = 1_000_000;

/** The errors of a quotation mark that is not closed. */
const openCodes: ReadonlySet<string> = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']);

/** The maximum number of empty rows between filled ones: each takes as long to read as a filled one. */
const maxEmptyRows = 200_000;

/** A line that Excel writes above the header to say what separates the cells. */
const separatorLine = /^sep=.?$/i;

/** The most quotation marks after which reading goes on. */
const maxQuotations = 50;

/** A part of a text, and the number of its first line. */
type Part = { text: string; line: number };

/**
 * Reads the rows of a CSV, header first, without empty lines and Excel's line `sep=,`. Reading stops at the first row
 * that exceeds a limit. It goes on after a quotation mark that is not closed, which costs the row of its line, and
 * after one within a value, which usually costs nothing.
 */
export function readCsv(text: string, separator: string, limits: TableLimits): ReadTable {
  const collector = new RowCollector<string>(limits);
  const { rows } = collector;
  const quotations: Quotation[] = [];
  const answer = (mistake: TableMistake | null): ReadTable => ({
    rows,
    mistake,
    ...(quotations.length > 0 && { quotations }),
  });
  let rest: Part = { text: withoutEmptyEnd(text, separator), line: 1 };
  for (;;) {
    const stop = parseRows(rest, separator, limits, collector);
    const [first] = quotations;
    if (stop?.code !== 'quotation')
      return answer(stop ?? (first ? { code: 'quotation', line: first.line, isOpen: first.isOpen } : null));
    const { quotation, cells, after } = readFaultyLine(rest, stop.line, separator, rows[0]?.cells.length);
    quotations.push(quotation);
    if (cells !== null) rows.push({ line: stop.line, cells });
    if (rows.length === 0 || quotations.length > maxQuotations) return answer(stop);
    rest = after;
  }
}

/** Reads a line with a quotation mark that is not closed or within a value; `cells` is null if the row is lost. */
function readFaultyLine(
  part: Part,
  number: number,
  separator: string,
  usualWidth: number | undefined,
): { quotation: Quotation; cells: string[] | null; after: Part } {
  const { line, after } = cutAt(part, number);
  const cells = relaxedCells(line, separator);
  const width = usualWidth ?? cells?.length;
  const faulty = cells?.length === width ? cells?.find((cell) => cell.includes('"')) : undefined;
  if (cells === null || faulty === undefined) {
    const quotation = { line: number, isOpen: cells === null, value: null };
    return { quotation, cells: null, after: withoutPieces(after, separator, width) };
  }
  const quotation = { line: number, isOpen: false, value: meantBy(faulty) };
  return { quotation, cells: cells.map(meantBy), after };
}

/** The physical line with a number, and what comes after it. */
function cutAt({ text, line }: Part, wanted: number): { line: string; after: Part } {
  const lineEnd = /\r\n|\n|\r/g;
  let start = 0;
  for (let at = line; at < wanted && lineEnd.test(text); at++) start = lineEnd.lastIndex;
  lineEnd.lastIndex = start;
  const found = lineEnd.exec(text);
  const end = found?.index ?? text.length;
  return {
    line: text.slice(start, end),
    after: { text: text.slice(end + (found?.[0].length ?? 0)), line: wanted + 1 },
  };
}

/** The cells of a line with quotation marks within values, which they keep; null if one of the marks is not closed. */
function relaxedCells(line: string, separator: string): string[] | null {
  try {
    const [cells] = parse(line, {
      delimiter: separator,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      ltrim: true,
    });
    return cells ?? null;
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** A value as it was meant: `"The "Sea" view"` in the file is The "Sea" view. */
const meantBy = (cell: string) => (/^".*"$/.test(cell) ? cell.slice(1, -1) : cell).replaceAll('""', '"');

/** A part without the lines at its beginning that are pieces of the row before it: they have other numbers of cells. */
function withoutPieces(part: Part, separator: string, width: number | undefined): Part {
  let left = part;
  while (left.text !== '') {
    const { line, after } = cutAt(left, left.line);
    const cells = relaxedCells(line, separator);
    if (cells === null || cells.length === width) return left;
    left = after;
  }
  return left;
}

/** Adds the rows of a part to `collector`, and returns why reading stopped. */
function parseRows(
  { text, line }: Part,
  separator: string,
  limits: TableLimits,
  collector: RowCollector<string>,
): TableMistake | null {
  let previousLine = 0;
  let emptyRows = 0;
  const options: Options<string[]> = {
    delimiter: separator,
    bom: true,
    info: true,
    relax_column_count: true,
    // A quotation mark may come after a space: `a, "b, c"`.
    ltrim: true,
    max_record_size: maxRecordLength,
    record_delimiter: ['\r\n', '\n', '\r'],
    on_record: (parsed) => {
      // With `info` a record is passed together with its position, which the types do not show.
      const { record, info } = parsed as unknown as { record: string[]; info: { lines: number } };
      const isSeparatorLine =
        collector.rows.length === 0 && separatorLine.test(record[0]?.trim() ?? '') && lastFilled(record) === 1;
      if (lastFilled(record) === 0) emptyRows += 1;
      if (emptyRows > maxEmptyRows)
        throw new TableError({ code: 'too_many_rows', line: previousLine + line, limit: limits.rows });
      if (!isSeparatorLine) collector.add(previousLine + line, record);
      previousLine = info.lines;
      return null;
    },
  };
  try {
    parse(text, options);
    return null;
  } catch (error) {
    if (error instanceof TableError) return error.mistake;
    if (!(error instanceof CsvError)) throw error;
    return { code: 'quotation', line: previousLine + line, isOpen: openCodes.has(error.code) };
  }
}

/**
 * The text without its last lines if these have nothing but separators and spaces. A spreadsheet in which a whole
 * column has a format writes a million of them.
 */
function withoutEmptyEnd(text: string, separator: string): string {
  const blank = new Set([separator, ' ', '\t', '\r', '\n']);
  let end = text.length;
  while (end > 0 && blank.has(text.charAt(end - 1))) end -= 1;
  const lineEnd = /[\r\n]/g;
  lineEnd.lastIndex = end;
  return lineEnd.test(text) ? text.slice(0, lineEnd.lastIndex) : text;
}
