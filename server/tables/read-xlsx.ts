import { errorMessage } from '#server/error-message.ts';
import { dateText, numberStyle, type NumberStyle } from './date-formats.ts';
import { lastFilled, RowCollector, TableError, type ReadTable, type TableLimits } from './table.ts';
import { WorkbookParts } from './workbook-parts.ts';

/**
 * A cell of a workbook. Dates are ISO 8601, percentages `84.5%`, errors `#REF!` and the like, formulas whose result was
 * not saved begin with `=`, and empty cells are ''.
 */
export type XlsxCell = string | number | boolean;

/** The shared data that cells of a sheet refer to. */
type Context = { strings: string[]; styles: NumberStyle[]; epoch: 1900 | 1904 };

/** The limits of a workbook: those of its table, and its maximum uncompressed size in bytes. */
type XlsxLimits = TableLimits & { uncompressed: number };

/**
 * Reads the rows of a workbook's first sheet, header first, without empty rows; no row is shorter than the header. It
 * is read as a stream, and reading stops at the first exceeded limit: no sizes that the file declares are trusted.
 */
export async function readXlsx(bytes: Buffer, limits: XlsxLimits): Promise<ReadTable<XlsxCell>> {
  const collector = new RowCollector<XlsxCell>(limits);
  try {
    const parts = await WorkbookParts.open(bytes, limits.uncompressed);
    const workbook = await readWorkbook(parts);
    const paths = await readRelations(parts, workbook.sheet);
    const styles = paths.styles === undefined ? [] : await readNumberStyles(parts, paths.styles);
    const strings = paths.strings === undefined ? [] : await readStrings(parts, paths.strings);
    await readSheet(parts, paths.sheet, { strings, styles, epoch: workbook.epoch }, limits, collector);
    return { rows: padded(collector.rows), mistake: null };
  } catch (error) {
    const reason = errorMessage(error);
    const mistake = error instanceof TableError ? error.mistake : ({ code: 'unreadable', line: 1, reason } as const);
    return { rows: padded(collector.rows), mistake };
  }
}

/** Pads rows that are shorter than the header, because a sheet omits empty cells. */
function padded(rows: ReadTable<XlsxCell>['rows']): ReadTable<XlsxCell>['rows'] {
  const width = lastFilled(rows[0]?.cells ?? []);
  return rows.map(({ line, cells }) => ({
    line,
    cells: Array.from({ length: Math.max(width, lastFilled(cells)) }, (_, index) => cells[index] ?? ''),
  }));
}

async function readWorkbook(parts: WorkbookParts): Promise<{ sheet: string; epoch: Context['epoch'] }> {
  let sheet: string | undefined;
  let epoch: Context['epoch'] = 1900;
  await parts.read('xl/workbook.xml', {
    open: (name, attributes) => {
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes.date1904 ?? '')) epoch = 1904;
      const relation = Object.entries(attributes).find(([key]) => /^[^:]+:id$/.test(key));
      if (name === 'sheet') sheet ??= relation?.[1];
    },
  });
  if (sheet === undefined) throw new Error('it has no sheet');
  return { sheet, epoch };
}

async function readRelations(
  parts: WorkbookParts,
  sheetId: string,
): Promise<{ sheet: string; strings?: string; styles?: string }> {
  const found: { sheet?: string; strings?: string; styles?: string } = {};
  await parts.read('xl/_rels/workbook.xml.rels', {
    open: (_, { Id = '', Type = '', Target = '' }) => {
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      if (Id === sheetId && Type.endsWith('/worksheet')) found.sheet = path;
      if (!parts.has(path)) return;
      if (Type.endsWith('/sharedStrings')) found.strings = path;
      if (Type.endsWith('/styles')) found.styles = path;
    },
  });
  if (found.sheet === undefined) throw new Error('its first sheet is no table');
  return { ...found, sheet: found.sheet };
}

/** How each of the workbook's styles shows numbers. */
async function readNumberStyles(parts: WorkbookParts, path: string): Promise<NumberStyle[]> {
  const codes = new Map<number, string>();
  const styles: NumberStyle[] = [];
  let isInside = false;
  await parts.read(path, {
    open: (name, attributes) => {
      const id = Number(attributes.numFmtId ?? 0);
      if (name === 'numFmt') codes.set(id, attributes.formatCode ?? '');
      if (name === 'cellXfs') isInside = true;
      else if (name === 'xf' && isInside) styles.push(numberStyle(id, codes.get(id)));
    },
    close: (name) => {
      if (name === 'cellXfs') isInside = false;
    },
  });
  return styles;
}

/** Reads the shared strings, without their phonetic readings. */
async function readStrings(parts: WorkbookParts, path: string): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  await parts.read(path, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      if (name === 't') isText = !isPhonetic;
    },
    text: (part) => {
      if (isText) text += part;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') strings.push(decodeEscapes(text));
    },
  });
  return strings;
}

type OpenCell = { column: number; type: string; style: number; value: string; inline: string; formula?: string };

async function readSheet(
  parts: WorkbookParts,
  path: string,
  context: Context,
  limits: TableLimits,
  collector: RowCollector<XlsxCell>,
): Promise<void> {
  let line = 0;
  let cells: XlsxCell[] = [];
  let last = 0;
  let cell: OpenCell | undefined;
  let into: 'value' | 'inline' | 'formula' | undefined;
  await parts.read(path, {
    open: (name, { r, t = 'n', s = '' }) => {
      if (name === 'row') {
        line = r === undefined ? line + 1 : Number(r);
        if (!Number.isSafeInteger(line)) throw new Error(`row ${r}`);
        cells = [];
        last = 0;
      } else if (name === 'c') {
        last = r === undefined ? last + 1 : columnOf(r);
        cell = { column: last, type: t, style: Number(s), value: '', inline: '' };
      } else if (name === 'v') into = 'value';
      else if (name === 'f' && cell) {
        into = 'formula';
        cell.formula = '';
      } else if (name === 't' && cell?.type === 'inlineStr') into = 'inline';
      else if (name === 'rPh') into = undefined;
    },
    text: (part) => {
      if (cell && into) cell[into] = (cell[into] ?? '') + part;
    },
    close: (name) => {
      if (name === 'v' || name === 't' || name === 'f') into = undefined;
      if (name === 'row')
        collector.add(
          line,
          Array.from(cells, (value) => value ?? ''),
        );
      if (name !== 'c' || cell === undefined) return;
      const value = cellValue(cell, context);
      const { column } = cell;
      cell = undefined;
      if (String(value).trim() === '') return;
      // Checked before an array gets the length that the reference of the cell requires.
      if (column > limits.columns) throw new TableError({ code: 'too_many_columns', line, limit: limits.columns });
      cells[column - 1] = value;
    },
  });
}

/** The column of a reference such as `AB12`, counted from 1. */
function columnOf(reference: string): number {
  const letters = /^([A-Z]{1,3})\d{1,7}$/.exec(reference)?.[1];
  if (letters === undefined) throw new Error(`cell ${reference.slice(0, 20)}`);
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

function cellValue({ type, style, value, inline, formula }: OpenCell, { strings, styles, epoch }: Context): XlsxCell {
  if (type === 'inlineStr') return decodeEscapes(inline);
  if (value === '') return formula === undefined || type === 'str' ? '' : `=${formula.slice(0, 100)}`;
  if (type === 's') return strings[Number(value)] ?? fail(`shared text ${value.slice(0, 20)}`);
  if (type === 'str') return decodeEscapes(value);
  if (type === 'b') return value === '1';
  if (type !== 'n') return value;
  const number = Number(value);
  if (Number.isNaN(number)) throw new Error(`number ${value.slice(0, 20)}`);
  if (styles[style] === 'percent') return `${Number((number * 100).toPrecision(15))}%`;
  return styles[style] === 'date' ? dateText(number, epoch) : number;
}

function fail(reason: string): never {
  throw new Error(reason);
}

/** Decodes characters that XML cannot contain, written as `_x000D_`. */
function decodeEscapes(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
