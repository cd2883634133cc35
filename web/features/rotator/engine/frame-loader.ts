import { nextToLoad } from '#domain/rotator/load-order.ts';
import { readBundle } from './read-bundle.ts';

/** The next request is made while fewer frames than this are still to arrive, so that the link is never idle. */
const maxInFlight = 4;

export type LoaderEvents = {
  /** A frame's compressed picture was loaded, or was given up. */
  loaded(frame: number): void;
  /** The browser went offline or online. */
  connection(online: boolean): void;
};

/** A file that holds several frames. */
type Bundle = { frames: readonly number[]; address: string };
/** The frames of a set: the address of each, and the bundles that hold most of them. */
export type FrameAddresses = { single: readonly string[]; bundles: readonly Bundle[] };

/**
 * Fetches and keeps the compressed frames of one set, from coarse to fine: most of them in bundles, the next of which
 * is requested before the last frames of one arrive, the others four at a time. Failed frames are retried one by one
 * with exponential backoff while the others continue; offline, everything waits for the connection.
 */
export class FrameLoader {
  readonly #addresses: FrameAddresses;
  readonly #start: number;
  readonly #events: LoaderEvents;
  readonly #blobs = new Map<number, Blob>();
  readonly #waiting: Set<number>;
  readonly #failures = new Map<number, number>();
  /** What failed in a bundle is loaded one by one. */
  readonly #failedBundles = new Set<Bundle>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #end = new AbortController();
  #missing = 0;
  /** Frames that were requested and have not arrived. */
  #inFlight = 0;
  #position: number;
  #running = false;

  /** `start` is the start frame of the sequence, from which the rounds of loading are counted. */
  constructor(addresses: FrameAddresses, start: number, events: LoaderEvents) {
    this.#addresses = addresses;
    this.#start = start;
    this.#position = start;
    this.#events = events;
    this.#waiting = new Set(addresses.single.keys());
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

  /** Fetches a frame alone, before all others. Resolves when it is loaded or has failed once. */
  async loadFirst(frame: number): Promise<void> {
    if (this.#waiting.has(frame)) await this.#load(this.#alone(frame), 'high');
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
    const { single, bundles } = this.#addresses;
    while (this.#running && navigator.onLine && this.#inFlight < maxInFlight) {
      const next = nextToLoad(this.#waiting, this.#position, this.#start, single.length);
      if (next === undefined) return;
      const bundle = bundles.find((each) => each.frames.includes(next) && !this.#failedBundles.has(each));
      void this.#load(bundle ?? this.#alone(next), 'low');
    }
  }

  #alone(frame: number): Bundle {
    return { frames: [frame], address: this.#addresses.single[frame] ?? '' };
  }

  async #load(bundle: Bundle, priority: RequestPriority): Promise<void> {
    const left = [...bundle.frames];
    for (const frame of left) this.#waiting.delete(frame);
    this.#inFlight += left.length;
    const keep = (picture: Blob) => {
      const frame = left.shift();
      if (frame === undefined) return;
      this.#inFlight -= 1;
      this.#blobs.set(frame, picture);
      this.#events.loaded(frame);
      this.#fill();
    };
    let status = 0;
    try {
      const response = await fetch(bundle.address, { priority, signal: this.#end.signal });
      if (!response.ok) ({ status } = response);
      else if (left.length === 1) keep(await response.blob());
      else if (response.body) await readBundle(response.body, keep);
    } catch {
      // What has not arrived is retried below.
    }
    if (left.length === 0 || this.#end.signal.aborted) return;
    this.#inFlight -= left.length;
    this.#failedBundles.add(bundle);
    for (const frame of left) if (!this.#blobs.has(frame)) this.#retryLater(frame, status);
    this.#fill();
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
