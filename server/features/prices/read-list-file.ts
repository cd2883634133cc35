import type { ListFileMistakeCode } from '#contract/errors/price-list-codes.ts';
import { maxListRows, type ListRow } from '#domain/price-list/price-list.ts';
import { findSeparator } from '#server/tables/find-separator.ts';
import { readCsv } from '#server/tables/read-csv.ts';
import { readXlsx, type XlsxCell } from '#server/tables/read-xlsx.ts';
import { lastFilled, type ReadTable, type TableMistake } from '#server/tables/table.ts';

/** Why a file cannot be read as a table, and the line of the mistake. `values` fill the placeholders of its text. */
export type UnreadableFile = { line: number; code: ListFileMistakeCode; values: Record<string, string | number> };

/** The limits of a price list; `uncompressed` is in bytes. */
const limits = { rows: maxListRows, columns: 100, cell: 500, text: 8_000_000, uncompressed: 64 * 1024 ** 2 };

/** Commas come last, because they may be decimal marks. */
const separators = [';', '\t', ','];

/**
 * Reads the rows of a price list: the first sheet of a workbook, or a CSV with commas, semicolons or tabs. Runs only in
 * the process started by `list-reader.ts`.
 */
export async function readListFile(bytes: Buffer): Promise<ListRow[] | UnreadableFile> {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return readCells(await readXlsx(bytes, limits));
  if (isUtf16(bytes)) return { line: 1, code: 'encoding', values: {} };
  const isBinary = bytes.subarray(0, 8000).includes(0) || bytes.subarray(0, 5).toString('latin1') === '%PDF-';
  if (isBinary) return { line: 1, code: 'not_a_table', values: {} };
  const line = lineOfBadByte(bytes);
  if (line !== undefined) return { line, code: 'encoding', values: {} };
  const text = bytes.toString('utf8');
  return readCells(readCsv(text, findSeparator(text, separators), limits));
}

/** Whether the text is UTF-16: it has a byte order mark, or nearly every other byte at the beginning is zero. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const zeros = (odd: number) => bytes.subarray(0, 200).filter((byte, index) => index % 2 === odd && byte === 0).length;
  const half = Math.min(bytes.length, 200) / 2;
  return Math.max(zeros(0), zeros(1)) > half * 0.8 && Math.min(zeros(0), zeros(1)) < half * 0.2;
}

function readCells({ rows, mistake }: ReadTable<XlsxCell>): ListRow[] | UnreadableFile {
  if (mistake !== null) return unreadable(mistake);
  return trimmed(rows.map(({ line, cells }) => ({ line, cells: cells.map(cellText) })));
}

const mistakeCodes: Record<TableMistake['code'], ListFileMistakeCode> = {
  quotation: 'csv_quotation',
  unreadable: 'workbook_unreadable',
  too_many_rows: 'list_too_long',
  too_many_columns: 'list_too_wide',
  cell_too_long: 'cell_too_long',
  too_large: 'list_unfolds_too_far',
};

function unreadable(mistake: TableMistake): UnreadableFile {
  return {
    line: mistake.line,
    code: mistakeCodes[mistake.code],
    values: 'limit' in mistake ? { max: mistake.limit } : {},
  };
}

/**
 * Drops empty rows, and empty cells after the last column of the header. A sheet's rows are all as wide as its widest
 * row.
 */
function trimmed(rows: readonly ListRow[]): ListRow[] {
  const filled = rows.filter((row) => lastFilled(row.cells) > 0);
  const width = lastFilled(filled[0]?.cells ?? []);
  return filled.map(({ line, cells }) => ({ line, cells: cells.slice(0, Math.max(width, lastFilled(cells))) }));
}

/** A cell as a person would type it. A number with three decimals gets a fourth, or it could be read as thousands. */
function cellText(cell: XlsxCell): string {
  if (typeof cell !== 'number') return String(cell);
  const text = String(Number(cell.toPrecision(15)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** The line of the first byte that is not UTF-8, or undefined. */
function lineOfBadByte(bytes: Buffer): number | undefined {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const isUtf8 = (part: Buffer) => {
    try {
      return strict.decode(part) !== undefined;
    } catch {
      return false;
    }
  };
  if (isUtf8(bytes)) return undefined;
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(10); end !== -1 && isUtf8(bytes.subarray(start, end)); end = bytes.indexOf(10, start)) {
    line += 1;
    start = end + 1;
  }
  return line;
}
