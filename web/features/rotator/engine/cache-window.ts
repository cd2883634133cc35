import { wrap } from './circle.ts';

const aheadShare = 0.6;
const fewest = 6;

/**
 * How many decoded frames a budget holds. `size` is a frame's pixels; each takes four bytes. Never under six, never
 * over `count`.
 */
export function windowCapacity(budgetBytes: number, size: { width: number; height: number }, count: number): number {
  const affordable = Math.floor(budgetBytes / (size.width * size.height * 4));
  return Math.min(count, Math.max(fewest, affordable));
}

/**
 * The frames worth holding decoded, most wanted first: the one shown, then alternately ahead and behind, three fifths
 * of them in the direction of the turn. `direction` is 1 or −1.
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
