/** The server sends something every 15 s; after this many milliseconds of silence the stream counts as dead. */
export const maxSilence = 35_000;
/** The delay before a lost stream is reopened, in milliseconds, randomised by ±50 %. */
export const reconnectDelay = 2_000;
/** The delay doubles with every refusal, up to this factor. */
export const maxBackoff = 8;

export type StreamState = {
  /** The number of the current stream, undefined while there is none. Events of earlier streams are ignored. */
  stream: number | undefined;
  /** How many streams have been opened. */
  openedCount: number;
  lastHeardAt: number;
  /** The version up to which the units are current, undefined until the first catch-up. */
  version: number | undefined;
  isCatchingUp: boolean;
  /** Something changed during a catch-up, so another one must follow. */
  mustCatchUpAgain: boolean;
  backoff: number;
  hasEnded: boolean;
};

export type StreamEvent =
  | { type: 'started' | 'reconnectDue' | 'silenceChecked' | 'offline' | 'resumed' | 'reopenRequested' | 'ended' }
  | ({ stream: number } & (
      | { type: 'hello' | 'ping'; version: number; live: boolean }
      | { type: 'live'; live: boolean }
      | { type: 'unitsChanged' }
      /** Any other message. */
      | { type: 'message' }
      /** `interrupted`: the browser reconnects by itself; `refused`: it has given up. */
      | { type: 'interrupted' | 'refused' }
    ))
  | { type: 'caughtUp'; version: number }
  | { type: 'catchUpFailed' };

export type StreamEffect =
  | { type: 'open'; stream: number }
  | { type: 'close' | 'cancelReconnect' | 'markLive' | 'markStale' | 'notifyOpened' }
  /** Sends `reconnectDue` after `delay` milliseconds; replaces an earlier schedule. */
  | { type: 'scheduleReconnect'; delay: number }
  /** Requests the changes since a version, or everything if `since` is undefined. */
  | { type: 'catchUp'; since: number | undefined };

/** The time in milliseconds, and a random number from 0 to 1 that spreads the reconnects of many browsers. */
type Moment = { now: number; random: number };

type Step = { state: StreamState; effects: StreamEffect[] };

export const initialState: StreamState = {
  stream: undefined,
  openedCount: 0,
  lastHeardAt: 0,
  version: undefined,
  isCatchingUp: false,
  mustCatchUpAgain: false,
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
      return onCaughtUp(state, event.version);
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
  const state = { ...before, lastHeardAt: moment.now };
  switch (event.type) {
    case 'hello': {
      const next = event.live ? catchUp(state) : markStale(state);
      return { state: { ...next.state, backoff: 1 }, effects: [...next.effects, { type: 'notifyOpened' }] };
    }
    case 'ping':
      if (!event.live) return markStale(state);
      if (state.version === undefined || event.version > state.version) return catchUp(state);
      return { state, effects: state.isCatchingUp ? [] : [{ type: 'markLive' }] };
    case 'live':
      return event.live ? catchUp(state) : markStale(state);
    case 'unitsChanged':
      return catchUp(state);
    case 'message':
      return { state, effects: [] };
  }
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

/** Replaces the stream. While a reconnect is scheduled nothing is to be done: that stream will be a new one anyway. */
function reopen(state: StreamState, moment: Moment): Step {
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

/** Catches up now, or again after the catch-up in progress, whose answer may be older than the latest change. */
function catchUp(state: StreamState): Step {
  if (state.isCatchingUp) return { state: { ...state, mustCatchUpAgain: true }, effects: [] };
  return {
    state: { ...state, isCatchingUp: true, mustCatchUpAgain: false },
    effects: [{ type: 'catchUp', since: state.version }],
  };
}

function onCaughtUp(before: StreamState, version: number): Step {
  const state = { ...before, version, isCatchingUp: false };
  if (before.mustCatchUpAgain) return catchUp(state);
  return { state, effects: state.stream === undefined ? [] : [{ type: 'markLive' }] };
}
