/** The server says something every 15 s: after this many milliseconds of silence the stream is taken for dead. */
export const maxSilence = 35_000;
/** How long until a stream that ended is opened again, in milliseconds; half as long to half as long again. */
export const comeBackAfter = 2_000;
/** A server that refuses a stream is asked ever less often: after each refusal twice as long, up to this many times. */
export const maxPatience = 8;

/** What is known of the stream and of the units. */
export type StreamState = {
  /** The open stream. They are numbered: what a former one says is not heard. */
  stream: number | undefined;
  streams: number;
  heardAt: number;
  /** The version up to which the units are current; unknown before the first answer. */
  known: number | undefined;
  isAsking: boolean;
  askAgain: boolean;
  patience: number;
  hasEnded: boolean;
};

export type StreamEvent =
  | { type: 'started' | 'due' | 'looked' | 'offline' | 'returned' | 'renewed' | 'ended' }
  | ({ stream: number } & (
      | { type: 'hello' | 'ping'; version: number; live: boolean }
      | { type: 'live'; live: boolean }
      /** A unit changed, or several. */
      | { type: 'changed' }
      /** Something else was said. */
      | { type: 'heard' }
      /** It broke, and the browser opens it again by itself; or it was refused, and the browser gave up. */
      | { type: 'broke' | 'refused' }
    ))
  | { type: 'caughtUp'; version: number }
  | { type: 'notCaughtUp' };

export type StreamEffect =
  | { do: 'open'; stream: number }
  | { do: 'close' | 'stopWaiting' | 'markLive' | 'markStale' | 'tellOpened' }
  /** Send `due` after so many milliseconds, and not what was to be sent before. */
  | { do: 'comeBack'; after: number }
  /** Ask what changed since a version; without one everything comes anew. */
  | { do: 'ask'; since: number | undefined };

/** The time in milliseconds, and a number from 0 to 1 by which browsers do not all come back at once. */
export type Moment = { now: number; random: number };

export type Step = { state: StreamState; effects: StreamEffect[] };

export const notStarted: StreamState = {
  stream: undefined,
  streams: 0,
  heardAt: 0,
  known: undefined,
  isAsking: false,
  askAgain: false,
  patience: 1,
  hasEnded: false,
};

/** What becomes of the stream by what happened, and what is to be done about it. */
export function step(state: StreamState, event: StreamEvent, moment: Moment): Step {
  if (state.hasEnded) return { state, effects: [] };
  if ('stream' in event) return event.stream === state.stream ? hear(state, event, moment) : { state, effects: [] };
  switch (event.type) {
    case 'started':
    case 'due':
      return open(state, moment);
    case 'looked':
      return look(state, moment);
    case 'offline':
      return doubt(state, moment);
    case 'notCaughtUp':
      return doubt({ ...state, isAsking: false }, moment);
    case 'returned':
      return comeBackNow(state, moment);
    case 'renewed':
      return renew(state, moment);
    case 'caughtUp':
      return caughtUp(state, event.version);
    case 'ended':
      return {
        state: { ...state, stream: undefined, hasEnded: true },
        effects: [{ do: 'stopWaiting' }, { do: 'close' }, { do: 'markStale' }],
      };
  }
}

function hear(before: StreamState, event: Extract<StreamEvent, { stream: number }>, moment: Moment): Step {
  if (event.type === 'broke') return { state: before, effects: [{ do: 'markStale' }] };
  if (event.type === 'refused') {
    const { state, effects } = doubt(before, moment);
    return { state: { ...state, patience: Math.min(maxPatience, state.patience * 2) }, effects };
  }
  const state = { ...before, heardAt: moment.now };
  switch (event.type) {
    case 'hello': {
      const told = event.live ? ask(state) : stale(state);
      return { state: { ...told.state, patience: 1 }, effects: [...told.effects, { do: 'tellOpened' }] };
    }
    case 'ping':
      if (!event.live) return stale(state);
      if (state.known === undefined || event.version > state.known) return ask(state);
      return { state, effects: state.isAsking ? [] : [{ do: 'markLive' }] };
    case 'live':
      return event.live ? ask(state) : stale(state);
    case 'changed':
      return ask(state);
    case 'heard':
      return { state, effects: [] };
  }
}

const isSilent = ({ heardAt }: StreamState, { now }: Moment) => now - heardAt > maxSilence;

const after = (effects: StreamEffect[], then: Step): Step => ({ ...then, effects: [...effects, ...then.effects] });

const stale = (state: StreamState): Step => ({ state, effects: [{ do: 'markStale' }] });

function open(state: StreamState, { now }: Moment): Step {
  const stream = state.streams + 1;
  return { state: { ...state, stream, streams: stream, heardAt: now }, effects: [{ do: 'open', stream }] };
}

function doubt(state: StreamState, { random }: Moment): Step {
  return {
    state: { ...state, stream: undefined },
    effects: [
      { do: 'markStale' },
      { do: 'close' },
      { do: 'comeBack', after: comeBackAfter * state.patience * (0.5 + random) },
    ],
  };
}

function look(state: StreamState, moment: Moment): Step {
  return state.stream !== undefined && isSilent(state, moment) ? doubt(state, moment) : { state, effects: [] };
}

/** One that is waited for anyway knows this browser as it will be then. */
function renew(state: StreamState, moment: Moment): Step {
  if (state.stream === undefined) return { state, effects: [] };
  return after([{ do: 'markStale' }, { do: 'close' }], open(state, moment));
}

/** The page is looked at again, or the network is there again. */
function comeBackNow(state: StreamState, moment: Moment): Step {
  const effects: StreamEffect[] = [{ do: 'stopWaiting' }];
  if (state.stream === undefined) return after(effects, open(state, moment));
  if (!isSilent(state, moment)) return { state, effects };
  return after([...effects, { do: 'close' }], open(state, moment));
}

/** Asks, or once more after the answer that is on its way: that may be older than what was told now. */
function ask(state: StreamState): Step {
  if (state.isAsking) return { state: { ...state, askAgain: true }, effects: [] };
  return { state: { ...state, isAsking: true, askAgain: false }, effects: [{ do: 'ask', since: state.known }] };
}

function caughtUp(before: StreamState, version: number): Step {
  const state = { ...before, known: version, isAsking: false };
  if (before.askAgain) return ask(state);
  return { state, effects: state.stream === undefined ? [] : [{ do: 'markLive' }] };
}
