/** Rows in a wished order of their keys; those that the order does not name follow, in the order they came. */
export function orderBy<T>(rows: readonly T[], keyOf: (row: T) => string, order: readonly string[]): T[] {
  const placeOf = (row: T) => {
    const place = order.indexOf(keyOf(row));
    return place === -1 ? order.length : place;
  };
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}
