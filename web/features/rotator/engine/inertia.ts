/** The longest that a turn goes on by itself, ms. */
export const coastMilliseconds = 600;

/** A pause before letting go, ms, after which nothing coasts. */
const restMilliseconds = 80;
const slowest = 0.002;

/** A turn that runs out by itself: from a position (frames) over a way (frames, signed) in a time (ms). */
export type Coast = { from: number; way: number; duration: number };

/**
 * How a turn goes on when let go: `velocity` is frames a millisecond, `sinceMove` the milliseconds since the pointer
 * last
 * moved. It ends on a whole frame, at most half a turn away. `undefined`: it stops where it is.
 */
export function coastFrom(position: number, velocity: number, sinceMove: number, count: number): Coast | undefined {
  if (sinceMove > restMilliseconds || Math.abs(velocity) < slowest) return undefined;
  const reach = Math.max(-count / 2, Math.min(count / 2, (velocity * coastMilliseconds) / 4));
  const way = Math.round(position + reach) - position;
  return way === 0 ? undefined : { from: position, way, duration: coastMilliseconds };
}

/** Where a coast is after `elapsed` ms: it starts at the finger's speed and slows to nothing without a jerk. */
export function coastPosition(coast: Coast, elapsed: number): number {
  const left = Math.max(0, 1 - elapsed / coast.duration);
  return coast.from + coast.way * (1 - left ** 4);
}

/**
 * The pointer's speed (frames a ms) after one more movement: mostly the last ones, so that a tremble does not decide.
 */
export function blendVelocity(velocity: number, frames: number, milliseconds: number): number {
  return velocity * 0.6 + (frames / Math.max(1, milliseconds)) * 0.4;
}
