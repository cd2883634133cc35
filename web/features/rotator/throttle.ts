const interval = 150;

/**
 * Runs work that may lag behind the picture (accessible names) immediately, then at most every 150 ms; the last call is
 * always run. Keeps such work out of the animation frames of a turn.
 */
export class Throttle {
  #work: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  run(work: () => void): void {
    if (this.#timer !== undefined) {
      this.#work = work;
      return;
    }
    work();
    this.#timer = setTimeout(() => this.#next(), interval);
  }

  #next(): void {
    const work = this.#work;
    this.#work = this.#timer = undefined;
    if (work) this.run(work);
  }
}
