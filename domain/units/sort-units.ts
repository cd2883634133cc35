import { statusLabel, statusLabels, type UnitStatusId } from './statuses.ts';

/** The columns of the list (specification, section 2). */
export const sortColumns = ['status', 'number', 'total', 'balcony', 'type', 'price'] as const;
export type SortColumn = (typeof sortColumns)[number];
export type Sort = { column: SortColumn; descending: boolean };

/** The part of a unit that the list sorts by. `type` is the title of its apartment type as the reader sees it. */
export type SortableUnit = {
  status_id: UnitStatusId;
  code: string;
  gross_area: number;
  terrace_area: number;
  price?: number | undefined;
};

/** What a click on a header asks for: ascending, and descending when that column already stood ascending. */
export function nextSort(current: Sort | undefined, column: SortColumn): Sort {
  return { column, descending: current?.column === column && !current.descending };
}

/**
 * Compares codes and titles as people read them: numbers by value (M2 before M10), digits before letters, letters by
 * the
 * language. What reads alike is told apart by its characters, so that the order is always the same.
 */
export function readingOrder(language: 'en' | 'tr'): (a: string, b: string) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (a, b) => compare(a, b) || Number(a > b) - Number(a < b);
}

/**
 * The units in the order asked for, as a new array; without a sort, by code. Equal units keep the order of their codes.
 * A unit without a price stands last either way.
 */
export function sortUnits<T extends SortableUnit>(
  units: readonly T[],
  sort: Sort | undefined,
  typeOf: (unit: T) => string,
  language: 'en' | 'tr',
): T[] {
  const inReadingOrder = readingOrder(language);
  const byCode = units.toSorted((a, b) => inReadingOrder(a.code, b.code));
  if (!sort) return byCode;
  const direction = sort.descending ? -1 : 1;
  if (sort.column === 'price') return byCode.sort((a, b) => comparePrices(a.price, b.price, direction));
  const compare = comparisons(inReadingOrder, typeOf)[sort.column];
  return byCode.sort((a, b) => direction * compare(a, b));
}

function comparisons<T extends SortableUnit>(
  inReadingOrder: (a: string, b: string) => number,
  typeOf: (unit: T) => string,
) {
  return {
    status: (a: T, b: T) => rankOf(a) - rankOf(b),
    number: (a: T, b: T) => inReadingOrder(a.code, b.code),
    total: (a: T, b: T) => a.gross_area - b.gross_area,
    balcony: (a: T, b: T) => a.terrace_area - b.terrace_area,
    type: (a: T, b: T) => inReadingOrder(typeOf(a), typeOf(b)),
  } satisfies Record<Exclude<SortColumn, 'price'>, (a: T, b: T) => number>;
}

function rankOf(unit: SortableUnit): number {
  return statusLabels.indexOf(statusLabel(unit.status_id));
}

function comparePrices(a: number | undefined, b: number | undefined, direction: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return direction * (a - b);
}
