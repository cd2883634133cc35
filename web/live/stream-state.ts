import type { LiveEvent } from '#contract/events/live-events.ts';

/** The range of an event: a browser that has all changes up to `since` has, with this event, all up to `version`. */
export type Span = { since: number; version: number; epoch?: string | undefined };
export type Position = Omit<Span, 'since'>;
/** The changes to request: those after `since` (undefined: everything), at least up to `until`. */
export type CatchUp = { since: number | undefined; until: number; epoch?: string | undefined };
/** Units that changed, and the ids of those that are no longer listed. */
export type UnitChanges = Pick<LiveEvent<'units'>, 'properties' | 'gone'>;

export type StreamState = {
  /** The number of the current stream, undefined while there is none. Events of earlier streams are ignored. */
  stream: number | undefined;
  /** How many streams have been opened. */
  openedCount: number;
  lastHeardAt: number;
  /** The version up to which the units are current, undefined until the first catch-up. */
  version: number | undefined;
  /** The epoch of `version` and `heard`. */
  epoch: string | undefined;
  isCatchingUp: boolean;
  /** Another catch-up is required, whatever the next stream or the pending catch-up brings. */
  mustCatchUp: boolean;
  /**
   * The version of the oldest list of units that was loaded during the catch-up under way: `Infinity` if there was
   * none, `-Infinity` if one was of another epoch.
   */
  oldestLoaded: number;
  /** Changes heard during a catch-up, to be applied after it. */
  waiting: readonly (Span & UnitChanges)[];
  /** The range of the stream's last event. The units are current only if all changes up to `heard.since` are known. */
  heard: Span;
  backoff: number;
  hasEnded: boolean;
};

export type StreamEvent =
  | { type: 'started' | 'reconnectDue' | 'silenceChecked' | 'offline' | 'resumed' | 'reopenRequested' | 'ended' }
  | ({ stream: number } & (
      | ({ type: 'hello' | 'ping'; live: boolean } & Span)
      | { type: 'live'; live: boolean }
      | ({ type: 'units' } & Span & UnitChanges)
      | ({ type: 'catchUp'; within: number } & Position)
      /** Any other message. */
      | { type: 'message' }
      /** `interrupted`: the browser reconnects by itself; `refused`: it has given up. */
      | { type: 'interrupted' | 'refused' }
    ))
  | ({ type: 'caughtUp' } & Position)
  | { type: 'catchUpFailed' }
  /** All units were loaded, with every change up to `version`. */
  | ({ type: 'listLoaded' } & Position);

export type StreamEffect =
  | { type: 'open'; stream: number }
  | { type: 'close' | 'cancelReconnect' | 'markLive' | 'markStale' | 'notifyOpened' }
  /** Sends `reconnectDue` after `delay` milliseconds; replaces an earlier schedule. */
  | { type: 'scheduleReconnect'; delay: number }
  | { type: 'apply'; change: UnitChanges }
  /**
   * After `delay` milliseconds, requests the changes since a version. If `since` is undefined, nothing is known of the
   * units: uses the loaded list, or requests everything. The answer must reach at least the version `until`. `epoch` is
   * that of the stream.
   */
  | ({ type: 'catchUp'; delay: number } & CatchUp);

/** The time in milliseconds, and a random number from 0 to 1 that spreads the reconnects of many browsers. */
export type Moment = { now: number; random: number };

export type Step = { state: StreamState; effects: StreamEffect[] };

export const initialState: StreamState = {
  stream: undefined,
  openedCount: 0,
  lastHeardAt: 0,
  version: undefined,
  epoch: undefined,
  isCatchingUp: false,
  mustCatchUp: false,
  oldestLoaded: Infinity,
  waiting: [],
  heard: { since: 0, version: 0 },
  backoff: 1,
  hasEnded: false,
};
