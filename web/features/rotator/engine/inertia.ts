/** How long a turn coasts, in ms. */
export const coastMilliseconds = 600;

/** If the pointer rested this long before its release, in ms, nothing coasts. */
const restMilliseconds = 80;
/** Frames per ms. */
const minVelocity = 0.002;

/** A turn that coasts from a position over a signed distance, both in frames, in a duration in ms. */
export type Coast = { from: number; distance: number; duration: number };

/**
 * How a turn coasts after the release: `velocity` is in frames per ms, `sinceMove` the time since the pointer last moved
 * in ms. It ends on a whole frame, at most half a turn away. Undefined if it stops where it is.
 */
export function coastFrom(position: number, velocity: number, sinceMove: number, count: number): Coast | undefined {
  if (sinceMove > restMilliseconds || Math.abs(velocity) < minVelocity) return undefined;
  const reach = Math.max(-count / 2, Math.min(count / 2, (velocity * coastMilliseconds) / 4));
  const distance = Math.round(position + reach) - position;
  return distance === 0 ? undefined : { from: position, distance, duration: coastMilliseconds };
}

/** The position after `elapsed` ms: starts at the pointer's speed and eases out. */
export function coastPosition(coast: Coast, elapsed: number): number {
  const left = Math.max(0, 1 - elapsed / coast.duration);
  return coast.from + coast.distance * (1 - left ** 4);
}

/** The smoothed velocity of the pointer (frames per ms) after another movement. */
export function blendVelocity(velocity: number, frames: number, milliseconds: number): number {
  return velocity * 0.6 + (frames / Math.max(1, milliseconds)) * 0.4;
}
