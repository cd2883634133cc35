import { circularDistance, wrap } from './circle.ts';

const strides = [8, 4, 2];

/**
 * In which round a frame is loaded, counted from the start frame: 0 itself, 1 every 8th, 2 every 4th, 3 every 2nd, 4
 * rest.
 */
export function loadRound(frame: number, start: number, count: number): number {
  const offset = wrap(frame - start, count);
  if (offset === 0) return 0;
  const round = strides.findIndex((stride) => offset % stride === 0);
  return round === -1 ? strides.length + 1 : round + 1;
}

/**
 * The frame to fetch next: of the first unfinished round, the one nearest to the current position, and of equals the
 * lower index. Undefined if nothing is waiting.
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
