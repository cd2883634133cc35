import { circularDistance, wrap } from './circle.ts';

const strides = [8, 4, 2];

/**
 * How coarse a frame's round is: 0 the start frame, then 1 every 8th, 2 every 4th, 3 every 2nd, 4 the rest, all counted
 * from the start frame.
 */
export function loadRound(frame: number, start: number, count: number): number {
  const offset = wrap(frame - start, count);
  if (offset === 0) return 0;
  const round = strides.findIndex((stride) => offset % stride === 0);
  return round === -1 ? strides.length + 1 : round + 1;
}

/**
 * The frame to fetch next: the coarsest round that still misses one, and in it the frame nearest to where the visitor
 * looks. `undefined` when nothing waits. Two equally near: the lower index.
 */
export function nextToLoad(
  waiting: Iterable<number>,
  position: number,
  start: number,
  count: number,
): number | undefined {
  let best: number | undefined;
  let bestRank = Infinity;
  for (const frame of waiting) {
    const rank = loadRound(frame, start, count) * count + circularDistance(frame, position, count);
    if (rank < bestRank || (rank === bestRank && best !== undefined && frame < best)) {
      best = frame;
      bestRank = rank;
    }
  }
  return best;
}
