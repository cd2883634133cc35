/** The row of a statement that always returns one, such as an insert with `returning`; throws an error without one. */
export function firstRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A statement that always returns a row returned none');
  return row;
}
