const restMilliseconds = 250;

/**
 * Sets `data-turning` on the root element while the picture turns, and for a moment afterwards. Blurring a moving
 * picture behind panels costs more than drawing it, so styles skip the blur during that time.
 */
export class TurningFlag {
  readonly #root = document.documentElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Called whenever another frame was drawn. */
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
