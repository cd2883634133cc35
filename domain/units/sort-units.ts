import { quotedPrice } from '#domain/money/unit-prices.ts';
import type { Language } from '#domain/texts/language.ts';
import { statusLabel, statusLabels, unitStatuses, type UnitStatusId } from './statuses.ts';

/** The columns of the list (specification, section 2). */
export const sortColumns = ['status', 'number', 'total', 'balcony', 'type', 'price'] as const;
export type SortColumn = (typeof sortColumns)[number];
export type Sort<Column extends string = SortColumn> = { column: Column; descending: boolean };

/** The fields of a unit that the list is sorted by. */
export type SortableUnit = {
  status_id: UnitStatusId;
  code: string;
  gross_area: number;
  terrace_area: number;
  price?: number | undefined;
};

/** The sort after a click on a header: ascending, or descending if the column was already sorted ascending. */
export function nextSort<Column extends string>(current: Sort<Column> | undefined, column: Column): Sort<Column> {
  return { column, descending: current?.column === column && !current.descending };
}

/** The sort in an address: `price` is ascending, `-price` descending; undefined if it is none of the columns. */
export function readSort<Column extends string>(
  text: string | null,
  columns: readonly Column[],
): Sort<Column> | undefined {
  const column = columns.find((name) => name === text?.replace(/^-/, ''));
  return column && { column, descending: text?.startsWith('-') === true };
}

/** Writes a sort as `readSort` reads it. */
export function writeSort({ column, descending }: Sort<string>): string {
  return `${descending ? '-' : ''}${column}`;
}

/**
 * Returns a comparison of codes and titles in natural order: numbers by value (M2 before M10), digits before letters,
 * letters as the language orders them. Texts that compare equal are compared by their characters, so
 * that the order is always the same.
 */
export function readingOrder(language: Language): (a: string, b: string) => number {
  return (a, b) => (comparePlainCodes(a, b) ?? collatorOf(language).compare(a, b)) || compareCharacters(a, b);
}

/**
 * Compares codes such as A-12 as the collator of every language does, in a fraction of its time. Undefined if one has
 * another form, or if they are written differently.
 */
function comparePlainCodes(a: string, b: string): number | undefined {
  const [, letters = '', mark, digits] = plainCode.exec(a) ?? [];
  const [, otherLetters = '', otherMark, otherDigits] = plainCode.exec(b) ?? [];
  if (digits === undefined || otherDigits === undefined || mark !== otherMark) return undefined;
  return compareCharacters(letters, otherLetters) || Number(digits) - Number(otherDigits);
}

/** At most 15 digits are exact as a number. */
const plainCode = /^([A-Z]*)(-?)(\d{1,15})$/;

const compareCharacters = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Kept by language, and created only when needed, because creating a collator takes milliseconds. */
const collators = new Map<Language, Intl.Collator>();

function collatorOf(language: Language): Intl.Collator {
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, collator);
  return collator;
}

/**
 * Sorts units into a new array; by code if no sort is given. Equal units are ordered by code. Units without a price
 * or with one on request come last in either direction. `typeOf` returns the title of a unit's apartment type in the
 * reader's language.
 */
export function sortUnits<T extends SortableUnit>(
  units: readonly T[],
  sort: Sort | undefined,
  typeOf: (unit: T) => string,
  language: Language,
): T[] {
  const compareTexts = readingOrder(language);
  const byCode = units.toSorted((a, b) => compareTexts(a.code, b.code));
  if (!sort) return byCode;
  const direction = sort.descending ? -1 : 1;
  if (sort.column === 'price') return byCode.sort((a, b) => comparePrices(quotedPrice(a), quotedPrice(b), direction));
  const compare = comparisons(compareTexts, typeOf)[sort.column];
  return byCode.sort((a, b) => direction * compare(a, b));
}

function comparisons<T extends SortableUnit>(
  compareTexts: (a: string, b: string) => number,
  typeOf: (unit: T) => string,
) {
  return {
    status: (a: T, b: T) => rankOf(a) - rankOf(b),
    number: (a: T, b: T) => compareTexts(a.code, b.code),
    total: (a: T, b: T) => a.gross_area - b.gross_area,
    balcony: (a: T, b: T) => a.terrace_area - b.terrace_area,
    type: (a: T, b: T) => compareTexts(typeOf(a), typeOf(b)),
  } satisfies Record<Exclude<SortColumn, 'price'>, (a: T, b: T) => number>;
}

/** The place of each status in the list, by id. */
const ranks = Object.fromEntries(unitStatuses.map(({ id }) => [id, statusLabels.indexOf(statusLabel(id))]));

function rankOf({ status_id: id }: SortableUnit): number {
  return ranks[id] ?? 0;
}

function comparePrices(a: number | undefined, b: number | undefined, direction: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return direction * (a - b);
}
