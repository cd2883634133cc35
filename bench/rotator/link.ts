/** The shaped link: what a browser would see behind 10 Mbit/s with a round trip of 40 ms. */
export const megabitsPerSecond = 10;
export const roundTripMilliseconds = 40;

const bytesPerMillisecond = (megabitsPerSecond * 1e6) / 8 / 1000;
const tickMilliseconds = 2;

type Sending = {
  urgency: number;
  incremental: boolean;
  left: Buffer;
  write(part: Buffer): void;
  end(): void;
  gone(): boolean;
};

/**
 * One pipe for all answers. Every two milliseconds it lets through what the link would, the most urgent answers first
 * (RFC 9218), incremental ones of one urgency by turns. Bytes are counted as bodies, without headers.
 */
export class Link {
  readonly #sendings: Sending[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;
  #lastTick = 0;
  #turn = 0;
  bytes = 0;

  send(sending: Sending): void {
    this.#sendings.push(sending);
    if (this.#timer) return;
    this.#lastTick = performance.now();
    this.#timer = setInterval(() => this.#tick(), tickMilliseconds);
  }

  #tick(): void {
    const now = performance.now();
    let allowance = Math.round((now - this.#lastTick) * bytesPerMillisecond);
    this.#lastTick = now;
    while (allowance > 0) {
      const next = this.#choose();
      if (!next) break;
      allowance -= this.#pass(next, allowance);
    }
    if (this.#sendings.length > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #choose(): Sending | undefined {
    const urgency = Math.min(...this.#sendings.map((sending) => sending.urgency));
    const first = this.#sendings.filter((sending) => sending.urgency === urgency);
    if (!first[0]?.incremental) return first[0];
    this.#turn += 1;
    return first[this.#turn % first.length];
  }

  #pass(sending: Sending, allowance: number): number {
    const part = sending.left.subarray(0, Math.min(allowance, 1400));
    sending.left = sending.left.subarray(part.length);
    if (!sending.gone()) sending.write(part);
    this.bytes += part.length;
    if (sending.left.length === 0 || sending.gone()) {
      this.#sendings.splice(this.#sendings.indexOf(sending), 1);
      if (!sending.gone()) sending.end();
    }
    return Math.max(part.length, 1);
  }
}
