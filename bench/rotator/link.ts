/** The simulated link: 10 Mbit/s with a round trip of 40 ms. */
const megabitsPerSecond = 10;
export const roundTripMilliseconds = 40;

export const bytesPerMillisecond = (megabitsPerSecond * 1e6) / 8 / 1000;
const tickMilliseconds = 2;

type Transfer = {
  urgency: number;
  incremental: boolean;
  remaining: Buffer;
  write(part: Buffer): void;
  end(): void;
  isClosed(): boolean;
};

/**
 * The link that all answers share. Every two milliseconds it sends as much as the bandwidth allows, the most urgent
 * answers first (RFC 9218), and alternates between incremental ones of the same urgency. Only bodies count, not
 * headers.
 */
export class Link {
  readonly #transfers: Transfer[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;
  #lastTick = 0;
  #turn = 0;
  bytes = 0;

  send(transfer: Transfer): void {
    this.#transfers.push(transfer);
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
    if (this.#transfers.length > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #choose(): Transfer | undefined {
    const urgency = Math.min(...this.#transfers.map((transfer) => transfer.urgency));
    const first = this.#transfers.filter((transfer) => transfer.urgency === urgency);
    if (!first[0]?.incremental) return first[0];
    this.#turn += 1;
    return first[this.#turn % first.length];
  }

  #pass(transfer: Transfer, allowance: number): number {
    const part = transfer.remaining.subarray(0, Math.min(allowance, 1400));
    transfer.remaining = transfer.remaining.subarray(part.length);
    if (!transfer.isClosed()) transfer.write(part);
    this.bytes += part.length;
    if (transfer.remaining.length === 0 || transfer.isClosed()) {
      this.#transfers.splice(this.#transfers.indexOf(transfer), 1);
      if (!transfer.isClosed()) transfer.end();
    }
    return Math.max(part.length, 1);
  }
}
