/**
 * Flattens pages into one list without duplicates: a row that was added or moved between requests may be on two pages.
 */
export function uniqueById<Row extends { id: number }>(pages: readonly (readonly Row[])[]): Row[] {
  return [...new Map(pages.flat().map((row) => [row.id, row])).values()];
}
