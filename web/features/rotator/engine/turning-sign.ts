const restMilliseconds = 250;

/**
 * Marks the page with `data-turning` while the picture turns, and a moment longer. Frosted glass over a moving picture
 * costs more than the picture itself: styles leave its blur out for that time.
 */
export class TurningSign {
  readonly #root = document.documentElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Says that another frame was just shown. */
  note(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), restMilliseconds);
    if (this.#root.dataset['turning'] === undefined) this.#root.dataset['turning'] = '';
  }

  clear(): void {
    clearTimeout(this.#timer);
    delete this.#root.dataset['turning'];
  }
}
