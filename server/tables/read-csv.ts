import { CsvError, parse, type Options } from 'csv-parse/sync';
import { lastFilled, RowCollector, TableError, type ReadTable, type TableLimits } from './table.ts';

/** The maximum length of a row, in characters. A longer one has an unclosed quotation mark. */
const maxRecordLength = 1_000_000;

/** The errors of a quotation mark that is not closed. */
const openCodes: ReadonlySet<string> = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']);

/** The maximum number of empty rows between filled ones: each takes as long to read as a filled one. */
const maxEmptyRows = 200_000;

/** A line that Excel writes above the header to say what separates the cells. */
const separatorLine = /^sep=.?$/i;

/**
 * Reads the rows of a CSV, header first, without empty lines and Excel's line `sep=,`. Reading stops at the first row
 * that exceeds a limit. A quotation mark within a value is a mistake, but the rows are all read, with it in the value.
 */
export function readCsv(text: string, separator: string, limits: TableLimits): ReadTable {
  const read = parseRows(text, separator, limits, false);
  if (read.mistake?.code !== 'quotation' || read.mistake.isOpen) return read;
  return { rows: parseRows(text, separator, limits, true).rows, mistake: read.mistake };
}

function parseRows(text: string, separator: string, limits: TableLimits, areQuotesRelaxed: boolean): ReadTable {
  const collector = new RowCollector<string>(limits);
  let previousLine = 0;
  let emptyRows = 0;
  const options: Options<string[]> = {
    delimiter: separator,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: areQuotesRelaxed,
    max_record_size: maxRecordLength,
    record_delimiter: ['\r\n', '\n', '\r'],
    on_record: (parsed) => {
      // With `info` a record is passed together with its position, which the types do not show.
      const { record, info } = parsed as unknown as { record: string[]; info: { lines: number } };
      const isSeparatorLine =
        collector.rows.length === 0 && separatorLine.test(record[0]?.trim() ?? '') && lastFilled(record) === 1;
      if (lastFilled(record) === 0) emptyRows += 1;
      if (emptyRows > maxEmptyRows)
        throw new TableError({ code: 'too_many_rows', line: previousLine + 1, limit: limits.rows });
      if (!isSeparatorLine) collector.add(previousLine + 1, record);
      previousLine = info.lines;
      return null;
    },
  };
  try {
    parse(withoutEmptyEnd(text, separator), options);
    return { rows: collector.rows, mistake: null };
  } catch (error) {
    if (error instanceof TableError) return { rows: collector.rows, mistake: error.mistake };
    if (!(error instanceof CsvError)) throw error;
    return {
      rows: collector.rows,
      mistake: { code: 'quotation', line: previousLine + 1, isOpen: openCodes.has(error.code) },
    };
  }
}

/**
 * The text without its last lines if these have nothing but separators and spaces. A spreadsheet in which a whole column
 * has a format writes a million of them.
 */
function withoutEmptyEnd(text: string, separator: string): string {
  const blank = new Set([separator, ' ', '\t', '\r', '\n']);
  let end = text.length;
  while (end > 0 && blank.has(text.charAt(end - 1))) end -= 1;
  const lineEnd = /[\r\n]/g;
  lineEnd.lastIndex = end;
  return lineEnd.test(text) ? text.slice(0, lineEnd.lastIndex) : text;
}
