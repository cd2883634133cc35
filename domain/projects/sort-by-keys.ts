/** Sorts rows by the position of their key in `order`. Rows whose key is not in it follow in their original order. */
export function sortByKeys<T>(rows: readonly T[], keyOf: (row: T) => string, order: readonly string[]): T[] {
  const positionOf = (row: T) => {
    const position = order.indexOf(keyOf(row));
    return position === -1 ? order.length : position;
  };
  return rows.toSorted((a, b) => positionOf(a) - positionOf(b));
}
