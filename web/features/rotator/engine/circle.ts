/** The index on a circle of `count` that an index beyond its ends means. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** How many steps two indices on a circle are apart, the short way round; never negative. */
export function circularDistance(a: number, b: number, count: number): number {
  const distance = Math.abs(wrap(a, count) - wrap(b, count));
  return Math.min(distance, count - distance);
}

/** The steps from one index to another the short way round: negative is backwards, between −count/2 and count/2. */
export function shortestTurn(from: number, to: number, count: number): number {
  const forward = wrap(to - from, count);
  return forward > count / 2 ? forward - count : forward;
}
