import { wrap } from './circle.ts';

const aheadShare = 0.6;
const minFrames = 6;

/** How many decoded frames of a size in pixels (four bytes each) fit the budget: at least six, at most `count`. */
export function windowCapacity(budgetBytes: number, size: { width: number; height: number }, count: number): number {
  const affordable = Math.floor(budgetBytes / (size.width * size.height * 4));
  return Math.min(count, Math.max(minFrames, affordable));
}

/**
 * The frames to keep decoded, most important first: the current one, then alternately ahead and behind, with three
 * fifths of them in the direction of the turn.
 */
export function wantedFrames(frame: number, direction: 1 | -1, capacity: number, count: number): number[] {
  const ahead = Math.ceil((capacity - 1) * aheadShare);
  const behind = capacity - 1 - ahead;
  const wanted = [frame];
  for (let step = 1; step <= ahead; step += 1) {
    wanted.push(wrap(frame + direction * step, count));
    if (step <= behind) wanted.push(wrap(frame - direction * step, count));
  }
  return wanted;
}
