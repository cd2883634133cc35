const pause = 150;

/**
 * Runs work that may trail the picture (names for those who listen) at once, and from then on at most every 150 ms, the
 * last of it always. It keeps such work out of the animation frames of a turn.
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
    this.#timer = setTimeout(() => this.#next(), pause);
  }

  #next(): void {
    const work = this.#work;
    this.#work = this.#timer = undefined;
    if (work) this.run(work);
  }
}
