import { shortestTurn, wrap } from './circle.ts';
import { blendVelocity, coastFrom, coastPosition, type Coast } from './inertia.ts';

/** The position of the turn and its movement. Positions are in frames, times in ms; it has no clock of its own. */
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
