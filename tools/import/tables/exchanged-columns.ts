import type { Report } from '../mistakes/report.ts';
import type { KnownNames } from './read-lookups.ts';
import type { Row } from './row.ts';

type Names = { report: Report; known: KnownNames; buildings: ReadonlySet<string> | null };

/**
 * The rows of the table of units with each pair of columns exchanged whose cells are all those of the other one. Each
 * pair is one mistake.
 */
export function withColumnsAsMeant(rows: readonly Row[], { report, known, buildings }: Names): Row[] {
  const { roomTypes, apartmentTypes } = known;
  let meant = [...rows];
  const exchange = (column: string, other: string, isExchanged: (row: Row) => boolean) => {
    const [first] = meant;
    if (first === undefined || !meant.every(isExchanged)) return;
    report.mistake('columns_exchanged', first.place, { column, other });
    meant = meant.map((row) => row.withExchanged(column, other));
  };
  const isOf = (names: ReadonlySet<string> | null, row: Row, column: string) => names?.has(row.cell(column)) === true;
  exchange('building', 'number', (row) => isOf(buildings, row, 'number') && !isOf(buildings, row, 'building'));
  exchange(
    'room_type',
    'apartment_type',
    (row) =>
      roomTypes !== null &&
      apartmentTypes !== null &&
      (isOf(apartmentTypes, row, 'room_type') || isOf(roomTypes, row, 'apartment_type')) &&
      !isOf(roomTypes, row, 'room_type') &&
      !isOf(apartmentTypes, row, 'apartment_type'),
  );
  // A code is unique, the number of a unit only within its building.
  if (new Set(meant.map((row) => row.cell('code'))).size < meant.length) exchange('number', 'code', isCodeInNumber);
  return meant;
}

/** Whether the number is the longer of the two, with the code at its end: `A-101` and `101`. */
function isCodeInNumber(row: Row): boolean {
  const number = row.cell('number');
  const code = row.cell('code');
  return code !== '' && number.length > code.length && number.endsWith(code);
}
