/**
 * Divides a list into as few parts of at most `maxLength` entries as possible, all of nearly the same length, so that
 * no page is left half empty.
 */
export function chunkEvenly<T>(list: readonly T[], maxLength: number): T[][] {
  const parts = Math.ceil(list.length / maxLength);
  const edge = (part: number) => Math.round((part * list.length) / parts);
  return Array.from({ length: parts }, (_, part) => list.slice(edge(part), edge(part + 1)));
}
