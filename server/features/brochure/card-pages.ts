/**
 * Divides a list into as few parts as it takes, none above `most`, of nearly the same length: no page is left half
 * empty.
 */
export function chunkEvenly<T>(list: readonly T[], most: number): T[][] {
  const parts = Math.ceil(list.length / most);
  const edge = (part: number) => Math.round((part * list.length) / parts);
  return Array.from({ length: parts }, (_, part) => list.slice(edge(part), edge(part + 1)));
}
