import { wrap } from './circle.ts';
import { loadRound } from './load-order.ts';

/** The most frames of a bundle: some 500 KB, 0.4 s at 10 Mbit/s. */
const maxFrames = 8;

/**
 * Groups the frames of a turn into bundles, each of which is one answer: frames of one round of loading, next to each
 * other in it. The start frame, which is loaded before all others, and frames that would be alone are in none.
 */
export function bundleFrames(start: number, count: number): number[][] {
  const byRound = Map.groupBy(
    Array.from({ length: Math.max(0, count - 1) }, (_, index) => wrap(start + index + 1, count)),
    (frame) => loadRound(frame, start, count),
  );
  const rounds = [...byRound].toSorted(([a], [b]) => a - b);
  return rounds.flatMap(([, frames]) => divide(frames)).filter(({ length }) => length > 1);
}

/** Divides a list into as few parts of at most `maxFrames` as possible, whose lengths differ by one at most. */
function divide(frames: readonly number[]): number[][] {
  const parts = Math.ceil(frames.length / maxFrames);
  const at = (part: number) => Math.round((part * frames.length) / parts);
  return Array.from({ length: parts }, (_, part) => frames.slice(at(part), at(part + 1)));
}
