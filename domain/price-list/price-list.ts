import { fold } from '#domain/texts/fold.ts';
import { fromSafeCell } from '#domain/tables/formula-safe.ts';
import { isHeldStatus } from '#domain/units/held-statuses.ts';
import { statusLabel, type UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { minorPerUnit } from '#domain/money/minor-units.ts';
import { nearestCode } from './nearest-code.ts';
import { readHeader } from './price-list-columns.ts';
import type { AddMistake, PriceListMistake, PriceListMistakeCode } from './price-list-mistake.ts';
import { readPrice, type ReadCurrency } from './read-price.ts';

/** One row of the file, unparsed. The first row is the header. */
export type ListRow = { line: number; cells: readonly string[] };

/** The fields of a unit that a price list is checked against. */
export type ListedUnit = { id: number; version: number; code: string; status_id: UnitStatusId; price: number };

/** What a line changes. Prices are minor units. */
type ListChange = {
  line: number;
  id: number;
  version: number;
  old_price: number;
  new_price: number;
  old_status_id: UnitStatusId;
  new_status_id: UnitStatusId;
};

export type CheckedList = { changes: ListChange[]; unchanged: number; mistakes: PriceListMistake[] };

/** The project's currency, the status ids by folded name, and how prices are written in messages. */
export type ListContext = {
  currency: ReadCurrency;
  statusNames: ReadonlyMap<string, UnitStatusId>;
  money: (minor: number) => string;
};

/** How many rows a list may have below its header. */
export const maxListRows = 20_000;

/** How many unknown codes of one list get a suggestion: each is compared with every code of the project. */
const maxSuggestions = 100;

/**
 * Checks a whole price list: collects every mistake, and the changes of the lines that have none. A list may only be
 * applied if it has no mistakes at all.
 */
export function checkPriceList(
  rows: readonly ListRow[],
  units: readonly ListedUnit[],
  context: ListContext,
): CheckedList {
  const [header, ...body] = rows;
  if (header === undefined || body.length === 0)
    return unreadable({ line: header?.line ?? 1, code: 'list_empty', values: {} });
  const firstExcessRow = body[maxListRows];
  if (firstExcessRow !== undefined)
    return unreadable({ line: firstExcessRow.line, code: 'list_too_long', values: { max: maxListRows } });
  const { columns, mistakes } = readHeader(header.cells, header.line);
  if (mistakes.some(({ code }) => code === 'column_code_missing' || code === 'column_price_missing'))
    return { changes: [], unchanged: 0, mistakes };
  const checked: CheckedList = { changes: [], unchanged: 0, mistakes };
  const lookup: UnitLookup = { byCode: Map.groupBy(units, (unit) => unit.code.toUpperCase()), suggestions: 0 };
  const lineOfUnit = new Map<number, number>();
  for (const row of body) {
    const { unit, change, mistakes: rowMistakes } = readRow(row, columns, lookup, context);
    if (unit) {
      const earlierLine = lineOfUnit.get(unit.id);
      if (earlierLine === undefined) lineOfUnit.set(unit.id, row.line);
      else rowMistakes.unshift({ line: row.line, code: 'code_twice', values: { code: unit.code, other: earlierLine } });
    }
    checked.mistakes.push(...rowMistakes);
    if (rowMistakes.length > 0) continue;
    if (change) checked.changes.push(change);
    else checked.unchanged += 1;
  }
  return checked;
}

function unreadable(mistake: PriceListMistake): CheckedList {
  return { changes: [], unchanged: 0, mistakes: [mistake] };
}

/** The units by code in upper case, and how many suggestions were made so far. */
type UnitLookup = { byCode: ReadonlyMap<string, readonly ListedUnit[]>; suggestions: number };
type RowResult = { unit?: ListedUnit; change?: ListChange; mistakes: PriceListMistake[] };

function readRow(
  { line, cells }: ListRow,
  columns: readonly string[],
  lookup: UnitLookup,
  context: ListContext,
): RowResult {
  const mistakes: PriceListMistake[] = [];
  const addMistake: AddMistake = (code, values = {}) => void mistakes.push({ line, code, values });
  if (cells.length !== columns.length) {
    const code = cells.length < columns.length ? 'row_short' : 'row_long';
    addMistake(code, { count: cells.length, expected: columns.length });
    return { mistakes };
  }
  const cellOf = (column: string) => fromSafeCell((cells[columns.indexOf(column)] ?? '').trim());
  const columnWithControls = columns.find((_, index) => /[\p{Cc}\u200b-\u200f\ufeff]/u.test(cells[index] ?? ''));
  if (columnWithControls !== undefined) addMistake('control_character', { column: columnWithControls });
  const unit = findUnit(cellOf('code'), lookup, addMistake);
  if (unit === undefined || columnWithControls !== undefined) return { mistakes };
  const price = cellOf('price');
  const status = cellOf('status');
  if (price === '' && status === '')
    addMistake(columns.includes('status') ? 'row_says_nothing' : 'price_missing', { code: unit.code });
  const new_price = price === '' ? unit.price : readNewPrice(price, unit, context, addMistake);
  const new_status_id = status === '' ? unit.status_id : readNewStatus(status, unit, context, addMistake);
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

function findUnit(code: string, lookup: UnitLookup, addMistake: AddMistake): ListedUnit | undefined {
  const units = lookup.byCode.get(code.toUpperCase()) ?? [];
  if (units.length === 1) return units[0];
  if (code === '') addMistake('code_missing');
  else if (units.length > 1) addMistake('code_of_several', { code, count: units.length });
  else addMistake('code_unknown', { code, near: suggestCode(code, lookup) });
  return undefined;
}

function suggestCode(code: string, lookup: UnitLookup): string {
  lookup.suggestions += 1;
  if (lookup.suggestions > maxSuggestions) return '';
  const codes = [...lookup.byCode.values()].flatMap(([unit]) => unit?.code ?? []);
  return nearestCode(code, codes) ?? '';
}

/** The new price in a cell, in minor units, or the present one if the cell cannot be read. */
function readNewPrice(
  typed: string,
  unit: ListedUnit,
  { currency, money }: ListContext,
  addMistake: AddMistake,
): number {
  const price = readPrice(typed, currency);
  if (typeof price === 'string') {
    addMistake(price, { code: unit.code, typed });
    return unit.price;
  }
  const mistake = price === unit.price ? undefined : findPriceMistake(price, unit, minorPerUnit(currency.currency));
  if (mistake) addMistake(mistake, { code: unit.code, typed, old: money(unit.price), new: money(price) });
  return price;
}

/**
 * The mistake in a changed price, if there is one: the unit is held, or the price is not between half and twice the old
 * one, perhaps because it is in cents or in thousands. `perUnit` is the number of minor units in a currency unit. A
 * unit whose price was on request (0) may get any price.
 */
function findPriceMistake(
  price: number,
  { price: old, status_id }: ListedUnit,
  perUnit: number,
): PriceListMistakeCode | undefined {
  const label = statusLabel(status_id);
  if (label === 'sold') return 'price_of_sold';
  if (label === 'reserved') return 'price_of_reserved';
  const isNear = (factor: number) => price * factor > old / 2 && price * factor < old * 2;
  if (old === 0 || isNear(1)) return undefined;
  if (isNear(1 / perUnit)) return 'price_in_cents';
  return isNear(1000) ? 'price_in_thousands' : 'price_far';
}

/**
 * The new status in a cell, or the present one if the cell cannot be read. A list may block available units and release
 * blocked ones; it may not touch what a client holds.
 */
function readNewStatus(
  typed: string,
  unit: ListedUnit,
  { statusNames }: ListContext,
  addMistake: AddMistake,
): UnitStatusId {
  const status = statusNames.get(fold(typed.normalize('NFKC')));
  if (status === undefined) {
    addMistake('status_unknown', { code: unit.code, typed });
    return unit.status_id;
  }
  if (status === unit.status_id) return status;
  const values = { code: unit.code, typed };
  if (isHeldStatus(unit.status_id)) addMistake('status_of_held', values);
  else if (isHeldStatus(status)) addMistake('status_needs_client', values);
  else if (status === UnitStatus.issue) addMistake('status_not_by_list', values);
  return status;
}
