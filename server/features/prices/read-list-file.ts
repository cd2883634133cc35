import { CsvError, parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import type { FileFault } from '#contract/errors/price-list-texts.ts';
import type { ListRow } from '#domain/price-list/price-list.ts';

/** A file that is no table, with the line at which that shows. */
export type UnreadableFile = { line: number; code: FileFault };

/** The most that a workbook may unfold to, in bytes. */
const mostUnfolded = 64 * 1024 * 1024;

/** The rows of a price list, whatever it was saved as: a workbook's first sheet, or a CSV with commas, semicolons or tabs. */
export async function readListFile(bytes: Buffer): Promise<ListRow[] | UnreadableFile> {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return readWorkbook(bytes);
  if (isUtf16(bytes)) return { line: 1, code: 'encoding' };
  if (bytes.subarray(0, 8000).includes(0) || bytes.subarray(0, 5).toString('latin1') === '%PDF-') return { line: 1, code: 'not_a_table' };
  const line = lineOfBadByte(bytes);
  return line === undefined ? readCsv(bytes.toString('utf8')) : { line, code: 'encoding' };
}

/** Text in two bytes a letter: a mark of order, or every other byte of the beginning empty. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const zeros = (odd: number) => bytes.subarray(0, 200).filter((byte, index) => index % 2 === odd && byte === 0).length;
  const half = Math.min(bytes.length, 200) / 2;
  return Math.max(zeros(0), zeros(1)) > half * 0.8 && Math.min(zeros(0), zeros(1)) < half * 0.2;
}

async function readWorkbook(bytes: Buffer): Promise<ListRow[] | UnreadableFile> {
  if (unfoldedSize(bytes) > mostUnfolded) return { line: 1, code: 'workbook_unreadable' };
  try {
    const sheet = await readSheet(bytes, { trim: false });
    return trimmed(sheet.map((row, index) => ({ line: index + 1, cells: row.map(cellText) })));
  } catch {
    return { line: 1, code: 'workbook_unreadable' };
  }
}

/** What a zip says that its files weigh, in bytes. */
function unfoldedSize(bytes: Buffer): number {
  const entry = Buffer.from('PK\u0001\u0002');
  let size = 0;
  for (let at = bytes.indexOf(entry); at !== -1 && at + 28 <= bytes.length; at = bytes.indexOf(entry, at + 4)) size += bytes.readUInt32LE(at + 24);
  return size;
}

function readCsv(text: string): ListRow[] | UnreadableFile {
  const rows: ListRow[] = [];
  let before = 0;
  try {
    parse(text, {
      delimiter: separatorOf(text), bom: true, info: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'],
      onRecord: ({ record, info }: { record: string[]; info: { lines: number } }) => {
        rows.push({ line: before + 1, cells: record });
        before = info.lines;
        return null;
      },
    } as never);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: before + 1, code: 'csv_quotation' };
  }
  return trimmed(rows);
}

/** What separates the cells of the first row that says something: semicolons and tabs before commas, which may be decimal. */
function separatorOf(text: string): string {
  const header = text.replace(/^\ufeff/, '').split(/[\r\n]+/).find((line) => line.trim() !== '') ?? '';
  return [';', '\t'].find((mark) => header.includes(mark)) ?? ',';
}

/** Rows that hold something. Empty cells behind the last named column are no cells; a sheet's rows are as wide as its widest. */
function trimmed(rows: readonly ListRow[]): ListRow[] {
  const filled = rows.filter((row) => lastFilled(row.cells) > 0);
  const width = lastFilled(filled[0]?.cells ?? []);
  return filled.map(({ line, cells }) => ({ line, cells: cells.slice(0, Math.max(width, lastFilled(cells))) }));
}

function lastFilled(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

/** Numbers as a person would type them; three decimals would read as thousands, so a fourth is written. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'number') return String(cell);
  const text = String(Number(cell.toPrecision(15)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

function lineOfBadByte(bytes: Buffer): number | undefined {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const reads = (part: Buffer) => {
    try {
      return strict.decode(part) !== undefined;
    } catch {
      return false;
    }
  };
  if (reads(bytes)) return undefined;
  let [line, start] = [1, 0];
  for (let end = bytes.indexOf(10); end !== -1 && reads(bytes.subarray(start, end)); end = bytes.indexOf(10, start)) [line, start] = [line + 1, end + 1];
  return line;
}
