import type { LiveEvent } from '#contract/events/live-events.ts';

/** The server sends something every 15 s; after this many milliseconds of silence the stream counts as dead. */
export const maxSilence = 35_000;
/** The delay before a lost stream is reopened, in milliseconds, randomised by ±50 %. */
export const reconnectDelay = 2_000;
/** The delay doubles with every refusal, up to this factor. */
export const maxBackoff = 16;

/** An event about units: a browser that has all of them as of `since`, or later in its epoch, has them as of `version`. */
type Span = { since: number; version: number; epoch?: string | undefined };
type Position = Omit<Span, 'since'>;
/** Units that changed, and the ids of those that are no longer listed. */
export type UnitChange = Pick<LiveEvent<'units'>, 'properties' | 'gone'>;

export type StreamState = {
  /** The number of the current stream, undefined while there is none. Events of earlier streams are ignored. */
  stream: number | undefined;
  /** How many streams have been opened. */
  openedCount: number;
  lastHeardAt: number;
  /** The version up to which the units are current, undefined until the first catch-up. */
  version: number | undefined;
  /** Of `version` and of what is heard. */
  epoch: string | undefined;
  isCatchingUp: boolean;
  /** A catch-up has to follow in any case: the next stream, or the catch-up under way, is not enough. */
  mustCatchUp: boolean;
  /** The changes heard during a catch-up. They are applied after it. */
  waiting: readonly (Span & UnitChange)[];
  /** What this stream last said of the units. They are current only if all changes up to `since` are known. */
  heard: Span;
  backoff: number;
  hasEnded: boolean;
};

export type StreamEvent =
  | { type: 'started' | 'reconnectDue' | 'silenceChecked' | 'offline' | 'resumed' | 'reopenRequested' | 'ended' }
  | ({ stream: number } & (
      | ({ type: 'hello' | 'ping'; live: boolean } & Span)
      | { type: 'live'; live: boolean }
      | ({ type: 'units' } & Span & UnitChange)
      | ({ type: 'catchUp'; within: number } & Position)
      /** Any other message. */
      | { type: 'message' }
      /** `interrupted`: the browser reconnects by itself; `refused`: it has given up. */
      | { type: 'interrupted' | 'refused' }
    ))
  | ({ type: 'caughtUp' } & Position)
  | { type: 'catchUpFailed' };

export type StreamEffect =
  | { type: 'open'; stream: number }
  | { type: 'close' | 'cancelReconnect' | 'markLive' | 'markStale' | 'notifyOpened' }
  /** Sends `reconnectDue` after `delay` milliseconds; replaces an earlier schedule. */
  | { type: 'scheduleReconnect'; delay: number }
  | { type: 'apply'; change: UnitChange }
  /**
   * After `delay` milliseconds, requests the changes since a version, or everything if `since` is undefined. The answer
   * must have at least the version `until`.
   */
  | { type: 'catchUp'; since: number | undefined; until: number; delay: number };

/** The time in milliseconds, and a random number from 0 to 1 that spreads the reconnects of many browsers. */
type Moment = { now: number; random: number };

type Step = { state: StreamState; effects: StreamEffect[] };

export const initialState: StreamState = {
  stream: undefined,
  openedCount: 0,
  lastHeardAt: 0,
  version: undefined,
  epoch: undefined,
  isCatchingUp: false,
  mustCatchUp: false,
  waiting: [],
  heard: { since: 0, version: 0 },
  backoff: 1,
  hasEnded: false,
};

/** The state machine of the live event stream: the next state and the effects to run, in order. A pure function. */
export function step(state: StreamState, event: StreamEvent, moment: Moment): Step {
  if (state.hasEnded) return { state, effects: [] };
  if ('stream' in event)
    return event.stream === state.stream ? onStreamEvent(state, event, moment) : { state, effects: [] };
  switch (event.type) {
    case 'started':
    case 'reconnectDue':
      return open(state, moment);
    case 'silenceChecked':
      return state.stream !== undefined && isSilent(state, moment)
        ? reconnectLater(state, moment)
        : { state, effects: [] };
    case 'offline':
      return reconnectLater(state, moment);
    case 'catchUpFailed':
      return reconnectLater({ ...state, isCatchingUp: false }, moment);
    case 'resumed':
      return resume(state, moment);
    case 'reopenRequested':
      return reopen(state, moment);
    case 'caughtUp':
      return onCaughtUp(state, event, moment);
    case 'ended':
      return {
        state: { ...state, stream: undefined, hasEnded: true },
        effects: [{ type: 'cancelReconnect' }, { type: 'close' }, { type: 'markStale' }],
      };
  }
}

function onStreamEvent(before: StreamState, event: Extract<StreamEvent, { stream: number }>, moment: Moment): Step {
  if (event.type === 'interrupted') return markStale(before);
  if (event.type === 'refused') {
    const { state, effects } = reconnectLater(before, moment);
    return { state: { ...state, backoff: Math.min(maxBackoff, state.backoff * 2) }, effects };
  }
  const state = inEpoch({ ...before, lastHeardAt: moment.now }, 'epoch' in event ? event.epoch : undefined);
  switch (event.type) {
    case 'hello': {
      const next = event.live ? onHello(state, event) : markStale({ ...state, heard: spanOf(event) });
      return { state: { ...next.state, backoff: 1 }, effects: [...next.effects, { type: 'notifyOpened' }] };
    }
    case 'ping':
      return event.live ? onPing(state, event) : markStale(state);
    case 'live':
      // Once it is live again, a ping says as of when.
      return event.live ? { state, effects: [] } : markStale(state);
    case 'units':
      return onUnits({ ...state, heard: spanOf(event) }, event);
    case 'catchUp':
      return onMoreChanged(state, event, moment);
    case 'message':
      return { state, effects: [] };
  }
}

/** The state in the epoch that the server names. In another one than before, nothing is known of the units. */
function inEpoch(state: StreamState, epoch: string | undefined): StreamState {
  if (!epoch || epoch === state.epoch) return state;
  return { ...state, epoch, version: undefined, waiting: [], mustCatchUp: state.isCatchingUp };
}

const spanOf = ({ since, version }: Span): Span => ({ since, version });

/** More changed than is sent. All browsers hear this at once, so each asks a little later; until then it is not current. */
function onMoreChanged(
  before: StreamState,
  { version, within }: { version: number; within: number },
  { random }: Moment,
): Step {
  const state = { ...before, heard: { since: version, version } };
  return withEffects([{ type: 'markStale' }], catchUp(state, within * random));
}

/** The stream is open. Only if nothing changed meanwhile, the units are still current. */
function onHello(before: StreamState, span: Span): Step {
  const state = { ...before, heard: spanOf(span) };
  // Knowing more than the server happens if its database was restored from a backup: then it says so.
  const isCurrent = state.version !== undefined && state.version >= span.since && state.version <= span.version;
  return isCurrent && !state.mustCatchUp ? onPing(state, span) : catchUp(state);
}

/** Nothing changed since the last event, unless that one was missed. */
function onPing(before: StreamState, span: Span): Step {
  const { since, version } = span;
  const state = { ...before, heard: spanOf(span) };
  if (state.isCatchingUp) return { state, effects: [] };
  if (state.mustCatchUp || state.version === undefined || state.version < since) return catchUp(state);
  return { state: { ...state, version: Math.max(state.version, version) }, effects: [{ type: 'markLive' }] };
}

/** Applies a change to the state before it. If that is not known, catches up. */
function onUnits(state: StreamState, { since, version, properties, gone }: Span & UnitChange): Step {
  const change = { properties, gone };
  if (state.isCatchingUp)
    return { state: { ...state, waiting: [...state.waiting, { since, version, ...change }] }, effects: [] };
  if (state.version === undefined || state.version < since) return catchUp(state);
  if (state.version >= version) return { state, effects: [] };
  return { state: { ...state, version }, effects: [{ type: 'apply', change }] };
}

const isSilent = ({ lastHeardAt }: StreamState, { now }: Moment) => now - lastHeardAt > maxSilence;

const markStale = (state: StreamState): Step => ({ state, effects: [{ type: 'markStale' }] });

/** Runs `effects` before those of `next`. */
const withEffects = (effects: StreamEffect[], next: Step): Step => ({
  ...next,
  effects: [...effects, ...next.effects],
});

function open(state: StreamState, { now }: Moment): Step {
  const stream = state.openedCount + 1;
  return {
    state: { ...state, stream, openedCount: stream, lastHeardAt: now },
    effects: [{ type: 'open', stream }],
  };
}

/** Drops the stream and reopens it after a delay. */
function reconnectLater(state: StreamState, { random }: Moment): Step {
  return {
    state: { ...state, stream: undefined },
    effects: [
      { type: 'markStale' },
      { type: 'close' },
      { type: 'scheduleReconnect', delay: reconnectDelay * state.backoff * (0.5 + random) },
    ],
  };
}

/**
 * Replaces the stream, and catches up in any case. While a reconnect is scheduled there is nothing to do: its stream will
 * be a new one.
 */
function reopen(before: StreamState, moment: Moment): Step {
  const state = { ...before, mustCatchUp: true };
  if (state.stream === undefined) return { state, effects: [] };
  return withEffects([{ type: 'markStale' }, { type: 'close' }], open(state, moment));
}

/** The page is visible again, or the network is back: reconnects at once unless the stream is alive. */
function resume(state: StreamState, moment: Moment): Step {
  const effects: StreamEffect[] = [{ type: 'cancelReconnect' }];
  if (state.stream === undefined) return withEffects(effects, open(state, moment));
  if (!isSilent(state, moment)) return { state, effects };
  return withEffects([...effects, { type: 'close' }], open(state, moment));
}

/** Catches up after `delay` milliseconds, or again after the catch-up under way, whose answer may be too old. */
function catchUp(state: StreamState, delay = 0): Step {
  if (state.isCatchingUp) return { state: { ...state, mustCatchUp: true }, effects: [] };
  return {
    state: { ...state, isCatchingUp: true, mustCatchUp: false },
    effects: [{ type: 'catchUp', since: state.version, until: state.heard.version, delay }],
  };
}

/** Applies what was heard during the catch-up. If its answer is too old for that, catches up again, a moment later. */
function onCaughtUp({ waiting, ...before }: StreamState, { version, epoch }: Position, { random }: Moment): Step {
  const known = epoch === undefined || epoch === before.epoch ? version : undefined;
  let next: Step = { state: { ...before, version: known, isCatchingUp: false, waiting: [] }, effects: [] };
  for (const change of waiting)
    if (!next.state.isCatchingUp) next = withEffects(next.effects, onUnits(next.state, change));
  const { state, effects } = next;
  const isCurrent = !state.mustCatchUp && !state.isCatchingUp && (state.version ?? -1) >= state.heard.since;
  if (!isCurrent && !state.isCatchingUp)
    return withEffects(effects, catchUp(state, before.mustCatchUp ? 0 : reconnectDelay * random));
  return { state, effects: isCurrent && state.stream !== undefined ? [...effects, { type: 'markLive' }] : effects };
}
