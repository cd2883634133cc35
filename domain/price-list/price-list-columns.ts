import { unitFactNames } from '#domain/units/unit-facts.ts';
import type { AddMistake, PriceListMistake } from './price-list-mistake.ts';

/** The columns of a price list that are applied. */
const effectiveColumns = ['code', 'price', 'status'] as const;

/** Further columns of an exported list; they are read but change nothing. */
const ignoredColumns = [
  'number',
  'building',
  'floor',
  'room_type',
  'apartment_type',
  ...unitFactNames,
  'furniture_price',
  'currency',
] as const;

const knownColumns: ReadonlySet<string> = new Set([...effectiveColumns, ...ignoredColumns]);

const synonyms: ReadonlyMap<string, string> = new Map([
  ['kod', 'code'],
  ['unit', 'code'],
  ['daire', 'code'],
  ['konut', 'code'],
  ['fiyat', 'price'],
  ['durum', 'status'],
  ['no', 'number'],
  ['numara', 'number'],
  ['bina', 'building'],
  ['kat', 'floor'],
]);

/** Reads the header: the column name of each cell (unknown names as written, in lower case), and the mistakes. */
export function readHeader(
  cells: readonly string[],
  line: number,
): { columns: string[]; mistakes: PriceListMistake[] } {
  const columns = cells.map((cell) => toColumn(cell));
  const mistakes: PriceListMistake[] = [];
  const addMistake: AddMistake = (code, values = {}) => void mistakes.push({ line, code, values });
  if (!columns.includes('code')) addMistake('column_code_missing');
  if (!columns.includes('price') && !columns.includes('status')) addMistake('column_price_missing');
  columns.forEach((column, index) => {
    const written = (cells[index] ?? '').trim();
    if (column === '') addMistake('column_without_name', { place: index + 1 });
    else if (columns.indexOf(column) !== index) addMistake('column_twice', { column: written });
    else if (!knownColumns.has(column)) addMistake('column_unknown', { column: written });
  });
  return { columns, mistakes };
}

function toColumn(cell: string): string {
  const name = cell.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, '_');
  return synonyms.get(name) ?? name;
}
