import { shortestTurn, wrap } from '#domain/rotator/circle.ts';

/** The position of the turn and its movement. Positions are in frames, times in ms; the caller passes the time. */
export class Motion {
  readonly #count: number;
  #position: number;
  #velocity = 0;
  #movedAt = 0;
  #coast: (Coast & { startedAt: number }) | undefined;
  direction: 1 | -1 = 1;

  constructor(count: number, start: number) {
    this.#count = count;
    this.#position = start;
  }

  /** The whole frame that should be shown. */
  get frame(): number {
    return wrap(Math.round(this.#position), this.#count);
  }

  get coasting(): boolean {
    return this.#coast !== undefined;
  }

  /** Starts a drag and stops coasting. */
  grab(now: number): void {
    this.#coast = undefined;
    this.#velocity = 0;
    this.#movedAt = now;
  }

  /** Follows the pointer by a signed number of frames. */
  drag(frames: number, now: number): void {
    if (frames === 0) return;
    this.#velocity = blendVelocity(this.#velocity, frames, now - this.#movedAt);
    this.#movedAt = now;
    this.#move(this.#position + frames);
  }

  /** Ends a drag. Without `mayCoast` it stops where it is. */
  release(now: number, mayCoast: boolean): void {
    const coast = mayCoast ? coastFrom(this.#position, this.#velocity, now - this.#movedAt, this.#count) : undefined;
    this.#coast = coast && { ...coast, startedAt: now };
  }

  /** Jumps to a frame, the short way around. */
  goTo(frame: number): void {
    this.#coast = undefined;
    this.#move(Math.round(this.#position) + shortestTurn(this.frame, frame, this.#count));
  }

  /** Continues coasting until `now`. */
  advance(now: number): void {
    const coast = this.#coast;
    if (!coast) return;
    const elapsed = Math.max(0, now - coast.startedAt);
    this.#move(coastPosition(coast, elapsed));
    if (elapsed >= coast.duration) this.#coast = undefined;
  }

  #move(position: number): void {
    if (position !== this.#position) this.direction = position > this.#position ? 1 : -1;
    this.#position = position;
  }
}

/** How long a turn coasts, in ms. */
export const coastMilliseconds = 600;

/** If the pointer rested this long before its release, in ms, nothing coasts. */
const restMilliseconds = 80;
/** Frames per ms. */
const minVelocity = 0.002;

/** A turn that coasts from a position over a signed distance, both in frames, in a duration in ms. */
type Coast = { from: number; distance: number; duration: number };

/**
 * How a turn coasts after the release: `velocity` is in frames per ms, `sinceMove` the time since the pointer last
 * moved in ms. It ends on a whole frame, at most half a turn away. Undefined if it stops where it is.
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
function blendVelocity(velocity: number, frames: number, milliseconds: number): number {
  return velocity * 0.6 + (frames / Math.max(1, milliseconds)) * 0.4;
}
