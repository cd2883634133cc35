import { fromSafeCell } from '#domain/tables/formula-safe.ts';
import { statusLabel, type UnitStatusId } from '#domain/units/statuses.ts';
import { nearestCode } from './nearest-code.ts';
import { readHeader } from './price-list-columns.ts';
import { readPrice, type PriceFault } from './read-price.ts';

/** One row of a list as it stands in the file, the header first. */
export type ListRow = { line: number; cells: readonly string[] };

/** The part of a unit that a price list looks at. */
export type ListedUnit = { id: number; version: number; code: string; status_id: UnitStatusId; price: number };

export type ListFault =
  | PriceFault
  | 'list_empty'
  | 'list_too_long'
  | 'column_code_missing'
  | 'column_price_missing'
  | 'column_without_name'
  | 'column_twice'
  | 'column_unknown'
  | 'row_short'
  | 'row_long'
  | 'row_says_nothing'
  | 'control_character'
  | 'code_missing'
  | 'code_unknown'
  | 'code_twice'
  | 'code_of_several'
  | 'price_missing'
  | 'price_in_cents'
  | 'price_in_thousands'
  | 'price_far'
  | 'price_of_sold'
  | 'price_of_reserved'
  | 'status_unknown'
  | 'status_of_held'
  | 'status_needs_client'
  | 'status_not_by_list';

/** What is wrong on a line; `values` are what its text needs to name. */
export type ListMistake = { line: number; code: ListFault; values: Record<string, string | number> };

/** What a line changes. */
export type ListChange = {
  line: number;
  id: number;
  version: number;
  old_price: number;
  new_price: number;
  old_status_id: UnitStatusId;
  new_status_id: UnitStatusId;
};

export type CheckedList = { changes: ListChange[]; unchanged: number; mistakes: ListMistake[] };

/** What the check knows of the project: its sign of money, the names of statuses by code, and how money is written. */
export type ListContext = {
  currency: string;
  statusNames: ReadonlyMap<string, UnitStatusId>;
  money: (minor: number) => string;
};

/** The most rows that a list may have. */
export const maxListRows = 20_000;

/** So many unknown codes of a list are compared with all known ones, to suggest what was meant. */
const mostSuggestions = 100;

/**
 * Checks a price list whole: every mistake is named by its line, and what would change is told only for lines without
 * one. Whoever applies a list applies it only where there is no mistake at all.
 */
export function checkPriceList(
  rows: readonly ListRow[],
  units: readonly ListedUnit[],
  context: ListContext,
): CheckedList {
  const [header, ...body] = rows;
  if (header === undefined || body.length === 0)
    return refused({ line: header?.line ?? 1, code: 'list_empty', values: {} });
  if (body.length > maxListRows)
    return refused({ line: body[maxListRows]!.line, code: 'list_too_long', values: { most: maxListRows } });
  const { columns, mistakes } = readHeader(header.cells, header.line);
  if (mistakes.some(({ code }) => code === 'column_code_missing' || code === 'column_price_missing'))
    return { changes: [], unchanged: 0, mistakes };
  const found: CheckedList = { changes: [], unchanged: 0, mistakes };
  const known: KnownUnits = { byCode: Map.groupBy(units, (unit) => unit.code.toUpperCase()), suggested: 0 };
  const lines = new Map<number, number>();
  for (const row of body) {
    const read = readRow(row, columns, known, context);
    const twice = read.unit && lines.get(read.unit.id);
    if (read.unit && twice === undefined) lines.set(read.unit.id, row.line);
    if (twice !== undefined)
      read.mistakes.unshift({ line: row.line, code: 'code_twice', values: { code: read.unit!.code, other: twice } });
    found.mistakes.push(...read.mistakes);
    if (read.mistakes.length === 0 && read.change) found.changes.push(read.change);
    else if (read.mistakes.length === 0) found.unchanged += 1;
  }
  return found;
}

function refused(mistake: ListMistake): CheckedList {
  return { changes: [], unchanged: 0, mistakes: [mistake] };
}

type KnownUnits = { byCode: ReadonlyMap<string, readonly ListedUnit[]>; suggested: number };
type ReadRow = { unit?: ListedUnit; change?: ListChange; mistakes: ListMistake[] };

function readRow(
  { line, cells }: ListRow,
  columns: readonly string[],
  known: KnownUnits,
  context: ListContext,
): ReadRow {
  const mistakes: ListMistake[] = [];
  const say: Say = (code, values = {}) => void mistakes.push({ line, code, values });
  if (cells.length !== columns.length) {
    say(cells.length < columns.length ? 'row_short' : 'row_long', { count: cells.length, expected: columns.length });
    return { mistakes };
  }
  const cellOf = (column: string) =>
    columns.includes(column) ? fromSafeCell(cells[columns.indexOf(column)]!.trim()) : '';
  const odd = columns.find((_, index) => /[\p{Cc}\u200b-\u200f\ufeff]/u.test(cells[index]!));
  if (odd !== undefined) say('control_character', { column: odd });
  const unit = findUnit(cellOf('code'), known, say);
  if (unit === undefined || odd !== undefined) return { mistakes };
  const [price, status] = [cellOf('price'), cellOf('status')];
  if (price === '' && status === '')
    say(columns.includes('status') ? 'row_says_nothing' : 'price_missing', { code: unit.code });
  const new_price = price === '' ? unit.price : readNewPrice(price, unit, context, say);
  const new_status_id = status === '' ? unit.status_id : readNewStatus(status, unit, context, say);
  if (mistakes.length > 0 || (new_price === unit.price && new_status_id === unit.status_id)) return { unit, mistakes };
  return {
    unit,
    mistakes,
    change: {
      line,
      id: unit.id,
      version: unit.version,
      old_price: unit.price,
      new_price,
      old_status_id: unit.status_id,
      new_status_id,
    },
  };
}

type Say = (code: ListFault, values?: ListMistake['values']) => void;

function findUnit(code: string, known: KnownUnits, say: Say): ListedUnit | undefined {
  const units = known.byCode.get(code.toUpperCase()) ?? [];
  if (units.length === 1) return units[0];
  if (code === '') say('code_missing');
  else if (units.length > 1) say('code_of_several', { code, count: units.length });
  else say('code_unknown', { code, near: suggestCode(code, known) });
  return undefined;
}

function suggestCode(code: string, known: KnownUnits): string {
  known.suggested += 1;
  if (known.suggested > mostSuggestions) return '';
  return (
    nearestCode(
      code,
      [...known.byCode.values()].flatMap(([unit]) => unit?.code ?? []),
    ) ?? ''
  );
}

/** The price a cell asks for; the present one where it cannot be. */
function readNewPrice(typed: string, unit: ListedUnit, { currency, money }: ListContext, say: Say): number {
  const price = readPrice(typed, currency);
  if (typeof price === 'string') {
    say(price, { code: unit.code, typed });
    return unit.price;
  }
  const fault = price === unit.price ? undefined : faultOfPrice(price, unit);
  if (fault) say(fault, { code: unit.code, typed, old: money(unit.price), new: money(price) });
  return price;
}

function faultOfPrice(price: number, { price: old, status_id }: ListedUnit): ListFault | undefined {
  const label = statusLabel(status_id);
  if (label === 'sold') return 'price_of_sold';
  if (label === 'reserved') return 'price_of_reserved';
  const isNear = (factor: number) => price * factor > old / 2 && price * factor < old * 2;
  if (old === 0 || isNear(1)) return undefined;
  if (isNear(0.01)) return 'price_in_cents';
  return isNear(1000) ? 'price_in_thousands' : 'price_far';
}

/**
 * The status a cell asks for: a list blocks what is available and frees what is blocked. What a client holds is not a
 * list's business.
 */
function readNewStatus(typed: string, unit: ListedUnit, { statusNames }: ListContext, say: Say): UnitStatusId {
  const wanted = statusNames.get(typed.normalize('NFKC').toLowerCase());
  if (wanted === undefined) {
    say('status_unknown', { code: unit.code, typed });
    return unit.status_id;
  }
  if (wanted === unit.status_id) return wanted;
  const values = { code: unit.code, typed };
  if (['reserved', 'sold'].includes(statusLabel(unit.status_id))) say('status_of_held', values);
  else if (['reserved', 'sold'].includes(statusLabel(wanted))) say('status_needs_client', values);
  else if (wanted === 7) say('status_not_by_list', values);
  return wanted;
}
