import { describe, expect, it } from 'vitest';
import {
  reconnectDelay,
  maxBackoff,
  maxSilence,
  initialState,
  step,
  type StreamEvent,
  type StreamState,
} from './stream-machine.ts';

const at = (now: number, random = 0.5) => ({ now, random });

/** Sends events one after the other; returns the final state and the effects of the last event. */
function send(from: StreamState, ...events: StreamEvent[]) {
  let last = { state: from, effects: [] as ReturnType<typeof step>['effects'] };
  for (const event of events) last = step(last.state, event, at(1_000));
  return { state: last.state, effects: last.effects };
}

const hello = { type: 'hello', stream: 1, version: 7, live: true } as const;
const ping = { ...hello, type: 'ping' } as const;
const changed = { type: 'unitsChanged', stream: 1 } as const;
const { state: opened } = send(initialState, { type: 'started' });
const { state: current } = send(opened, hello, { type: 'caughtUp', version: 7 });
const reconnecting = [{ type: 'markStale' }, { type: 'close' }, { type: 'scheduleReconnect', delay: reconnectDelay }];

describe('catching up', () => {
  it('loads everything when the stream first opens, and is live only after that', () => {
    expect(send(initialState, { type: 'started' }).effects).toEqual([{ type: 'open', stream: 1 }]);
    expect(send(opened, hello).effects).toEqual([{ type: 'catchUp', since: undefined }, { type: 'notifyOpened' }]);
    expect(send(opened, hello, { type: 'caughtUp', version: 7 }).effects).toEqual([{ type: 'markLive' }]);
  });

  it('continues from the known version, after every change and every reopening', () => {
    expect(send(current, changed).effects).toEqual([{ type: 'catchUp', since: 7 }]);
    expect(send(current, hello).effects).toEqual([{ type: 'catchUp', since: 7 }, { type: 'notifyOpened' }]);
  });

  it('catches up on a ping only if its version is newer, otherwise is live', () => {
    expect(send(current, { ...ping, version: 8 }).effects).toEqual([{ type: 'catchUp', since: 7 }]);
    expect(send(current, ping).effects).toEqual([{ type: 'markLive' }]);
    expect(send(opened, ping).effects).toEqual([{ type: 'catchUp', since: undefined }]);
    expect(send(current, changed, ping).effects).toEqual([]);
  });

  it('catches up once more, however many changes came during a catch-up', () => {
    const asking = send(current, changed, changed, changed);
    expect(asking.effects).toEqual([]);
    const answered = send(asking.state, { type: 'caughtUp', version: 8 });
    expect(answered.effects).toEqual([{ type: 'catchUp', since: 8 }]);
    expect(send(answered.state, { type: 'caughtUp', version: 9 }).effects).toEqual([{ type: 'markLive' }]);
  });

  it('is not live if the stream was lost before the answer came', () => {
    const { state } = send(current, changed, { type: 'offline' });
    expect(send(state, { type: 'caughtUp', version: 8 })).toMatchObject({ effects: [], state: { version: 8 } });
  });

  it('reconnects after a failed catch-up, and then catches up again', () => {
    const failed = send(current, changed, { type: 'catchUpFailed' });
    expect(failed.effects).toEqual(reconnecting);
    const again = send(failed.state, { type: 'reconnectDue' }, { ...hello, stream: 2 });
    expect(again.effects).toEqual([{ type: 'catchUp', since: 7 }, { type: 'notifyOpened' }]);
  });
});

describe('a server that is not sure to be current', () => {
  it.each([{ ...hello, live: false }, { ...ping, live: false }, { type: 'live', stream: 1, live: false } as const])(
    'makes the data stale by $type, without a catch-up',
    (event) => {
      const { effects } = send(current, event);
      expect(effects[0]).toEqual({ type: 'markStale' });
      expect(effects.map((effect) => effect.type)).not.toContain('catchUp');
    },
  );

  it('causes a catch-up once it is sure again', () => {
    expect(send(current, { type: 'live', stream: 1, live: true }).effects).toEqual([{ type: 'catchUp', since: 7 }]);
  });
});

describe('a stream that ends', () => {
  it('leaves the data stale while the browser reconnects by itself', () => {
    const { state, effects } = send(current, { type: 'interrupted', stream: 1 });
    expect(effects).toEqual([{ type: 'markStale' }]);
    expect(state.stream).toBe(1);
  });

  it('is reopened after growing delays while it is refused, until its hello', () => {
    let state = opened;
    const waits: number[] = [];
    for (let stream = 1; stream <= 6; stream += 1) {
      const refused = send(state, { type: 'refused', stream });
      const wait = refused.effects.find((effect) => effect.type === 'scheduleReconnect');
      waits.push((wait?.delay ?? 0) / reconnectDelay);
      state = send(refused.state, { type: 'reconnectDue' }).state;
    }
    expect(waits).toEqual([1, 2, 4, 8, 8, 8]);
    expect(state.backoff).toBe(maxBackoff);
    expect(send(state, { ...hello, stream: 7 }).state.backoff).toBe(1);
  });

  it('is reopened after a random delay, so that browsers do not reconnect all at once', () => {
    const waitBy = (random: number) => step(current, { type: 'offline' }, at(0, random)).effects.at(-1);
    expect([waitBy(0), waitBy(1)]).toEqual([
      { type: 'scheduleReconnect', delay: reconnectDelay / 2 },
      { type: 'scheduleReconnect', delay: reconnectDelay * 1.5 },
    ]);
  });

  it('is ignored from then on', () => {
    const { state } = send(current, { type: 'offline' }, { type: 'reconnectDue' });
    for (const event of [hello, ping, changed, { type: 'refused', stream: 1 } as const])
      expect(send(state, event)).toEqual({ state, effects: [] });
  });
});

describe('silence', () => {
  const check = (now: number, state = current) => step(state, { type: 'silenceChecked' }, at(now)).effects;

  it('causes a reconnect once it has lasted too long', () => {
    expect(check(1_000 + maxSilence)).toEqual([]);
    expect(check(1_001 + maxSilence)).toEqual(reconnecting);
  });

  it.each(['ping', 'message', 'unitsChanged', 'live'] as const)('is broken by %s', (type) => {
    const event = { ...ping, type } as StreamEvent;
    const { state } = step(current, event, at(30_000));
    expect(check(30_000 + maxSilence, state)).toEqual([]);
  });

  it('causes only one reconnect', () => {
    const { state } = step(current, { type: 'silenceChecked' }, at(100_000));
    expect(check(200_000, state)).toEqual([]);
  });
});

describe('a page that is visible again', () => {
  it('opens the stream at once instead of waiting if it has none', () => {
    expect(send(current, { type: 'offline' }, { type: 'resumed' }).effects).toEqual([
      { type: 'cancelReconnect' },
      { type: 'open', stream: 2 },
    ]);
  });

  it('replaces a stream that was silent for too long, and keeps one that is alive', () => {
    expect(step(current, { type: 'resumed' }, at(1_001 + maxSilence)).effects).toEqual([
      { type: 'cancelReconnect' },
      { type: 'close' },
      { type: 'open', stream: 2 },
    ]);
    expect(send(current, { type: 'resumed' }).effects).toEqual([{ type: 'cancelReconnect' }]);
  });
});

describe('replacing the stream', () => {
  it('opens another at once, and is stale until that has caught up', () => {
    const renewed = send(current, { type: 'reopenRequested' });
    expect(renewed.effects).toEqual([{ type: 'markStale' }, { type: 'close' }, { type: 'open', stream: 2 }]);
    expect(send(renewed.state, { ...hello, stream: 2 }).effects[0]).toEqual({ type: 'catchUp', since: 7 });
  });

  it('does not shorten the delay after a refusal', () => {
    const { state } = send(current, { type: 'refused', stream: 1 });
    expect(send(state, { type: 'reopenRequested' })).toEqual({ state, effects: [] });
  });
});

it('ignores every event after its end', () => {
  const ended = send(current, { type: 'ended' });
  expect(ended.effects).toEqual([{ type: 'cancelReconnect' }, { type: 'close' }, { type: 'markStale' }]);
  for (const type of [
    'reconnectDue',
    'silenceChecked',
    'offline',
    'resumed',
    'reopenRequested',
    'catchUpFailed',
  ] as const)
    expect(send(ended.state, { type })).toEqual({ state: ended.state, effects: [] });
});
