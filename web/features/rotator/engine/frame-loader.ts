import { nextToLoad } from './load-order.ts';

const maxConcurrent = 4;

export type LoaderEvents = {
  /** A frame's compressed picture was loaded, or was given up. */
  loaded(frame: number): void;
  /** The browser went offline or online. */
  connection(online: boolean): void;
};

class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The frame was answered with ${status}`);
    this.status = status;
  }
}

/**
 * Fetches and keeps the compressed frames of one set, from coarse to fine, four at a time. Failed frames are retried
 * with exponential backoff while the others continue; offline, everything waits for the connection.
 */
export class FrameLoader {
  readonly #addresses: readonly string[];
  readonly #start: number;
  readonly #events: LoaderEvents;
  readonly #blobs = new Map<number, Blob>();
  readonly #waiting = new Set<number>();
  readonly #failures = new Map<number, number>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #end = new AbortController();
  #missing = 0;
  #inFlight = 0;
  #position: number;
  #running = false;

  constructor(addresses: readonly string[], start: number, events: LoaderEvents) {
    this.#addresses = addresses;
    this.#start = start;
    this.#position = start;
    this.#events = events;
    for (const frame of addresses.keys()) this.#waiting.add(frame);
    const { signal } = this.#end;
    addEventListener('online', () => this.#resume(), { signal });
    addEventListener('offline', () => this.#events.connection(false), { signal });
  }

  /** How many frames are loaded or were given up. */
  get settled(): number {
    return this.#blobs.size + this.#missing;
  }

  blob(frame: number): Blob | undefined {
    return this.#blobs.get(frame);
  }

  /** Fetches the start frame alone, before all others. Resolves when it is loaded or has failed once. */
  async loadFirst(): Promise<void> {
    if (this.#waiting.delete(this.#start)) await this.#load(this.#start, 'high');
  }

  /** Loads the other frames; after `pause`, only requests in flight are completed. */
  run(): void {
    this.#running = true;
    this.#fill();
  }

  pause(): void {
    this.#running = false;
  }

  /** Sets the current frame; frames near it are loaded first. */
  steer(position: number): void {
    this.#position = position;
  }

  /** Aborts all requests and releases the pictures. */
  stop(): void {
    this.#running = false;
    this.#end.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#blobs.clear();
  }

  #resume(): void {
    this.#events.connection(true);
    this.#fill();
  }

  #fill(): void {
    while (this.#running && navigator.onLine && this.#inFlight < maxConcurrent) {
      const frame = nextToLoad(this.#waiting, this.#position, this.#start, this.#addresses.length);
      if (frame === undefined) return;
      this.#waiting.delete(frame);
      void this.#load(frame, 'low');
    }
  }

  async #load(frame: number, priority: RequestPriority): Promise<void> {
    this.#inFlight += 1;
    try {
      this.#blobs.set(frame, await this.#fetch(frame, priority));
      this.#events.loaded(frame);
    } catch (error) {
      if (!this.#end.signal.aborted) this.#retryLater(frame, error instanceof Refused ? error.status : 0);
    } finally {
      this.#inFlight -= 1;
      this.#fill();
    }
  }

  async #fetch(frame: number, priority: RequestPriority): Promise<Blob> {
    const response = await fetch(this.#addresses[frame] ?? '', { priority, signal: this.#end.signal });
    if (!response.ok) throw new Refused(response.status);
    return response.blob();
  }

  #retryLater(frame: number, status: number): void {
    const failures = (this.#failures.get(frame) ?? 0) + 1;
    this.#failures.set(frame, failures);
    if (!mayRetry(failures, status)) {
      this.#missing += 1;
      this.#events.loaded(frame);
      return;
    }
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.#waiting.add(frame);
        this.#fill();
      },
      retryDelay(failures, Math.random()),
    );
    this.#timers.add(timer);
  }
}

const firstDelay = 500;
const maxDelay = 20_000;

/**
 * How long to wait before retrying a failed frame, in ms: doubles from half a second to twenty. `failures` counts from
 * 1; `chance` in 0..1 adds jitter.
 */
export function retryDelay(failures: number, chance: number): number {
  const delay = Math.min(maxDelay, firstDelay * 2 ** (failures - 1));
  return delay * (0.75 + chance * 0.5);
}

/** Whether to retry: not after three client errors (4xx other than 408 and 429). */
export function mayRetry(failures: number, status: number): boolean {
  const refused = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return !refused || failures < 3;
}
