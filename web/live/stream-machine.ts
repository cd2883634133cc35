import {
  type Moment,
  type Position,
  type Span,
  type Step,
  type StreamEffect,
  type StreamEvent,
  type StreamState,
  type UnitChanges,
} from './stream-state.ts';

/** The server sends something every 15 s; after this many milliseconds of silence the stream counts as dead. */
export const maxSilence = 35_000;
/** The delay before a lost stream is reopened, in milliseconds, randomised by ±50 %. */
export const reconnectDelay = 2_000;
/** The delay doubles with every refusal, up to this factor. */
export const maxBackoff = 16;

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
      return onSilenceChecked(state, moment);
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
    case 'listLoaded':
      return onListLoaded(state, event);
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
      // `live: true` is followed by a ping with the version.
      return event.live ? { state, effects: [] } : markStale(state);
    case 'units':
      return onUnits({ ...state, heard: spanOf(event) }, event);
    case 'catchUp':
      return onMoreChanged(state, event, moment);
    case 'message':
      return { state, effects: [] };
  }
}

/** The state in the epoch that the server names. If that is another than before, nothing is known of the units. */
function inEpoch(state: StreamState, epoch: string | undefined): StreamState {
  if (!epoch || epoch === state.epoch) return state;
  const oldestLoaded = state.oldestLoaded < Infinity ? -Infinity : Infinity;
  return { ...state, epoch, version: undefined, waiting: [], mustCatchUp: state.isCatchingUp, oldestLoaded };
}

/** Whether an epoch is that of the state. Unknown epochs match. */
const isIn = (state: StreamState, epoch: string | undefined) => !epoch || !state.epoch || epoch === state.epoch;

const spanOf = ({ since, version }: Span): Span => ({ since, version });

/**
 * More units changed than an event holds. Every browser gets this event at the same time, so each catches up after a
 * random delay, and its units are stale until then.
 */
function onMoreChanged(
  before: StreamState,
  { version, within }: { version: number; within: number },
  { random }: Moment,
): Step {
  const state = { ...before, heard: { since: version, version } };
  return withEffects([{ type: 'markStale' }], catchUp(state, within * random));
}

/** The stream is open. The units are still current only if nothing changed meanwhile. */
function onHello(before: StreamState, span: Span): Step {
  const state = { ...before, heard: spanOf(span) };
  // A browser can know more than the server, whose database may have been restored from a backup.
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

/** Applies a change if the state before it is known; otherwise catches up. */
function onUnits(state: StreamState, { since, version, properties, gone }: Span & UnitChanges): Step {
  const change = { properties, gone };
  if (state.isCatchingUp)
    return { state: { ...state, waiting: [...state.waiting, { since, version, ...change }] }, effects: [] };
  if (state.version === undefined || state.version < since) return catchUp(state);
  if (state.version >= version) return { state, effects: [] };
  return { state: { ...state, version }, effects: [{ type: 'apply', change }] };
}

const isSilent = ({ lastHeardAt }: StreamState, { now }: Moment) => now - lastHeardAt > maxSilence;

const onSilenceChecked = (state: StreamState, moment: Moment): Step =>
  state.stream !== undefined && isSilent(state, moment) ? reconnectLater(state, moment) : { state, effects: [] };

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
 * Replaces the stream, and catches up in any case. While a reconnect is scheduled there is nothing else to do: it opens
 * a new stream anyway.
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
    state: { ...state, isCatchingUp: true, mustCatchUp: false, oldestLoaded: Infinity },
    effects: [{ type: 'catchUp', since: state.version, until: state.heard.version, epoch: state.epoch, delay }],
  };
}

/**
 * All units were loaded. This matters only if the list lacks a change that was already known, because it came from
 * another server process or a proxy. If nothing is known yet, the first catch-up uses the list.
 */
function onListLoaded(state: StreamState, { version, epoch }: Position): Step {
  const isOfEpoch = isIn(state, epoch);
  if (state.isCatchingUp) {
    const oldestLoaded = Math.min(state.oldestLoaded, isOfEpoch ? version : -Infinity);
    return { state: { ...state, oldestLoaded }, effects: [] };
  }
  if (state.version === undefined || (isOfEpoch && version >= state.version)) return { state, effects: [] };
  const old = { ...state, version: isOfEpoch ? version : undefined };
  if (state.stream === undefined) return { state: old, effects: [] };
  return withEffects([{ type: 'markStale' }], catchUp(old));
}

/**
 * Applies the changes heard during the catch-up. If the answer is too old, catches up again: after a delay if the
 * server answered with too old a state, at once if an older list was loaded meanwhile.
 */
function onCaughtUp(before: StreamState, answered: Position, { random }: Moment): Step {
  const version = versionAfter(before, answered);
  let next: Step = {
    state: { ...before, version, isCatchingUp: false, waiting: [], oldestLoaded: Infinity },
    effects: [],
  };
  for (const change of before.waiting)
    if (!next.state.isCatchingUp) next = withEffects(next.effects, onUnits(next.state, change));
  const { state, effects } = next;
  const isCurrent = !state.mustCatchUp && !state.isCatchingUp && (state.version ?? -1) >= state.heard.since;
  if (!isCurrent && !state.isCatchingUp) {
    const isLate = version === undefined || (before.version !== undefined && answered.version < state.heard.since);
    return withEffects(effects, catchUp(state, isLate && !before.mustCatchUp ? reconnectDelay * random : 0));
  }
  return { state, effects: isCurrent && state.stream !== undefined ? [...effects, { type: 'markLive' }] : effects };
}

/** The version up to which the units are current after an answer; undefined if they are of another epoch. */
function versionAfter(state: StreamState, { version, epoch }: Position): number | undefined {
  if (!isIn(state, epoch) || state.oldestLoaded === -Infinity) return undefined;
  // The answer contains only changes since `state.version`, which an older list lacks.
  return state.oldestLoaded < (state.version ?? version) ? state.oldestLoaded : version;
}
