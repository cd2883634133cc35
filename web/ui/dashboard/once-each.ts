/** Pages as one list, each entry once: one that came or moved meanwhile may be on two of them. */
export function onceEach<Row extends { id: number }>(pages: readonly (readonly Row[])[]): Row[] {
  return [...new Map(pages.flat().map((row) => [row.id, row])).values()];
}
