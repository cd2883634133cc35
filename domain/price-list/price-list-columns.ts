import type { ListMistake } from './price-list.ts';

/** Columns of a price list that change something. */
export const listColumns = ['code', 'price', 'status'] as const;
export type ListColumn = (typeof listColumns)[number];

/** Columns that an exported list holds besides, and that change nothing. */
export const knownColumns = [
  'number',
  'building',
  'floor',
  'room_type',
  'apartment_type',
  'gross_area',
  'net_area',
  'terrace_area',
  'garden_area',
  'furniture_price',
  'currency',
] as const;

const inOtherWords: Record<string, string> = {
  kod: 'code',
  unit: 'code',
  daire: 'code',
  fiyat: 'price',
  durum: 'status',
  no: 'number',
  numara: 'number',
  bina: 'building',
  kat: 'floor',
};

/** The names of the header's cells as columns, and what is wrong with them. */
export function readHeader(cells: readonly string[], line: number): { columns: string[]; mistakes: ListMistake[] } {
  const columns = cells.map((cell) => toColumn(cell));
  const mistakes: ListMistake[] = [];
  const say = (code: ListMistake['code'], values: ListMistake['values'] = {}) => mistakes.push({ line, code, values });
  if (!columns.includes('code')) say('column_code_missing');
  if (!columns.includes('price') && !columns.includes('status')) say('column_price_missing');
  columns.forEach((column, index) => {
    if (column === '') say('column_without_name', { place: index + 1 });
    else if (columns.indexOf(column) !== index) say('column_twice', { column: cells[index]!.trim() });
    else if (![...listColumns, ...knownColumns].includes(column as never))
      say('column_unknown', { column: cells[index]!.trim() });
  });
  return { columns, mistakes };
}

function toColumn(cell: string): string {
  const name = cell.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, '_');
  return Object.hasOwn(inOtherWords, name) ? inOtherWords[name]! : name;
}
