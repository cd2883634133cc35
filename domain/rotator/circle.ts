/** Wraps an index to 0..count−1. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** The shortest distance between two indices on a circle; never negative. */
export function circularDistance(a: number, b: number, count: number): number {
  const distance = Math.abs(wrap(a, count) - wrap(b, count));
  return Math.min(distance, count - distance);
}

/** The shortest signed distance from one index to another on a circle, between −count/2 and count/2. */
export function shortestTurn(from: number, to: number, count: number): number {
  const forward = wrap(to - from, count);
  return forward > count / 2 ? forward - count : forward;
}
