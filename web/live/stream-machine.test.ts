import { describe, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { reconnectDelay, maxBackoff, maxSilence, step } from './stream-machine.ts';
import { initialState, type StreamEvent, type StreamState } from './stream-state.ts';

const at = (now: number, random = 0.5) => ({ now, random });

/** Sends events one after the other; returns the final state and the effects of the last event. */
function send(from: StreamState, ...events: StreamEvent[]) {
  let last = { state: from, effects: [] as ReturnType<typeof step>['effects'] };
  for (const event of events) last = step(last.state, event, at(1_000));
  return { state: last.state, effects: last.effects };
}

const hello = { type: 'hello', stream: 1, since: 6, version: 7, live: true } as const;
const ping = { ...hello, type: 'ping' } as const;
const unit = {
  id: 1,
  building_id: 1,
  flat_level: 1,
  status: 'sold',
  status_id: UnitStatus.sold,
  is_dublex: false,
} as const;
/** A change that an event contains. */
const change = (since: number, version: number, id = 1) =>
  ({ type: 'units', stream: 1, since, version, properties: [{ ...unit, id }], gone: [] }) satisfies StreamEvent;
const apply = (id = 1) => ({ type: 'apply', change: { properties: [{ ...unit, id }], gone: [] } });
const changed = { type: 'catchUp', stream: 1, version: 8, within: 0 } as const;
const { state: opened } = send(initialState, { type: 'started' });
const { state: current } = send(opened, hello, { type: 'caughtUp', version: 7 });
const reconnecting = [{ type: 'markStale' }, { type: 'close' }, { type: 'scheduleReconnect', delay: reconnectDelay }];

describe('a change', () => {
  it('is applied at once, without a request', () => {
    const { state, effects } = send(current, change(6, 8), change(8, 9, 2));
    expect([effects, state.version]).toEqual([[apply(2)], 9]);
    expect(send(state, { ...ping, since: 9, version: 12 }).effects).toEqual([{ type: 'markLive' }]);
  });

  it('is applied even if more is known than the state before it, but not if it is known already', () => {
    const { state } = send(current, { type: 'caughtUp', version: 20 });
    expect(send(state, change(18, 21)).effects).toEqual([apply()]);
    expect(send(state, change(18, 20))).toMatchObject({ effects: [], state: { version: 20 } });
  });

  it('causes a catch-up if it follows one that was missed, as does a ping', () => {
    expect(send(current, change(8, 9)).effects).toEqual([{ type: 'catchUp', since: 7, until: 9, delay: 0 }]);
    expect(send(current, { ...ping, since: 8, version: 9 }).effects).toEqual([
      { type: 'catchUp', since: 7, until: 9, delay: 0 },
    ]);
  });

  it('spreads the catch-ups of browsers if it is too large for an event, and is stale until then', () => {
    const large = { ...changed, within: 1_000 };
    const waits = [0.1, 0.9].map((random) => step(current, large, at(0, random)).effects);
    expect(waits).toEqual(
      [100, 900].map((delay) => [{ type: 'markStale' }, { type: 'catchUp', since: 7, until: 8, delay }]),
    );
  });

  it('is applied after a catch-up during which it was heard, unless the answer contains it', () => {
    const asking = send(current, changed, change(8, 9), change(9, 10, 2));
    expect(asking.effects).toEqual([]);
    expect(send(asking.state, { type: 'caughtUp', version: 8 })).toMatchObject({
      effects: [apply(), apply(2), { type: 'markLive' }],
      state: { version: 10 },
    });
    expect(send(asking.state, { type: 'caughtUp', version: 9 }).effects).toEqual([apply(2), { type: 'markLive' }]);
  });
});

describe('catching up', () => {
  it('loads everything when the stream first opens, and is live only after that', () => {
    expect(send(initialState, { type: 'started' }).effects).toEqual([{ type: 'open', stream: 1 }]);
    expect(send(opened, hello).effects).toEqual([
      { type: 'catchUp', since: undefined, until: 7, delay: 0 },
      { type: 'notifyOpened' },
    ]);
    expect(send(opened, hello, { type: 'caughtUp', version: 7 }).effects).toEqual([{ type: 'markLive' }]);
  });

  it('is not needed when the stream reopens and nothing has changed meanwhile', () => {
    const reopened = send(current, { ...hello, since: 7, version: 9 });
    expect(reopened.effects).toEqual([{ type: 'markLive' }, { type: 'notifyOpened' }]);
    expect(reopened.state.version).toBe(9);
    expect(send(current, { ...hello, since: 8, version: 9 }).effects[0]).toEqual({
      type: 'catchUp',
      since: 7,
      until: 9,
      delay: 0,
    });
  });

  it('is needed if the server knows less, because its database may have been restored from a backup', () => {
    expect(send(current, { ...hello, since: 2, version: 3 }).effects[0]).toEqual({
      type: 'catchUp',
      since: 7,
      until: 3,
      delay: 0,
    });
  });

  it('is needed on a ping before anything is known, but never runs twice at once', () => {
    expect(send(opened, ping).effects).toEqual([{ type: 'catchUp', since: undefined, until: 7, delay: 0 }]);
    expect(send(opened, ping, ping).effects).toEqual([]);
  });

  it('runs once more, however many large changes came during it', () => {
    const asking = send(current, changed, { ...changed, version: 9 }, { ...changed, version: 10 });
    expect(asking.effects.at(-1)).toEqual({ type: 'markStale' });
    const answered = send(asking.state, { type: 'caughtUp', version: 8 });
    expect(answered.effects).toEqual([{ type: 'catchUp', since: 8, until: 10, delay: 0 }]);
    expect(send(answered.state, { type: 'caughtUp', version: 10 }).effects).toEqual([{ type: 'markLive' }]);
  });

  it('runs again after a delay if its answer is older than what the stream said', () => {
    const asking = send(current, { ...hello, since: 20, version: 21 });
    const late = send(asking.state, { type: 'caughtUp', version: 19 });
    expect(late.effects).toEqual([{ type: 'catchUp', since: 19, until: 21, delay: reconnectDelay / 2 }]);
    expect(send(late.state, { type: 'caughtUp', version: 20 }).effects).toEqual([{ type: 'markLive' }]);
  });

  it('does not mark the data as live if the stream was lost before the answer came', () => {
    const { state } = send(current, changed, { type: 'offline' });
    expect(send(state, { type: 'caughtUp', version: 8 })).toMatchObject({ effects: [], state: { version: 8 } });
  });

  it('reconnects after a failed catch-up, and then catches up again', () => {
    const failed = send(current, changed, { type: 'catchUpFailed' });
    expect(failed.effects).toEqual(reconnecting);
    const again = send(failed.state, { type: 'reconnectDue' }, { ...hello, stream: 2, since: 8, version: 8 });
    expect(again.effects).toEqual([{ type: 'catchUp', since: 7, until: 8, delay: 0 }, { type: 'notifyOpened' }]);
  });
});

describe('another epoch of the database', () => {
  const first = { ...hello, epoch: 'a' };
  const { state: known } = send(opened, first, { type: 'caughtUp', version: 7, epoch: 'a' });
  const everything = (until: number) => ({ type: 'catchUp', since: undefined, until, epoch: 'b', delay: 0 });

  it.each([
    { ...first, since: 5, version: 9, epoch: 'b' },
    { ...ping, since: 5, version: 9, epoch: 'b' },
    { ...change(5, 9), epoch: 'b' },
    { ...changed, version: 9, epoch: 'b' },
  ] as const)('reloads everything on $type, whatever its version', (event) => {
    expect(known).toMatchObject({ version: 7, epoch: 'a' });
    const heard = send(known, event);
    expect(heard.effects).toContainEqual(everything(9));
    const answered = send(heard.state, { type: 'caughtUp', version: 9, epoch: 'b' });
    expect(answered.effects).toEqual([{ type: 'markLive' }]);
    // Only once: from then on, changes are applied again.
    expect(send(answered.state, { ...change(9, 10), epoch: 'b' }).effects).toEqual([apply()]);
  });

  it('discards a pending answer of the former epoch, and the changes heard during it', () => {
    const asking = send(known, { ...changed, epoch: 'a' }, { ...change(8, 9), epoch: 'a' });
    const { state } = send(asking.state, { ...changed, version: 12, epoch: 'b' });
    const late = send(state, { type: 'caughtUp', version: 20, epoch: 'a' });
    expect(late.effects).toEqual([everything(12)]);
    expect(late.state.version).toBeUndefined();
  });

  it('may be missing while a server has no units yet', () => {
    const { state } = send(known, { ...first, since: 0, version: 0, epoch: '', live: false });
    expect(state).toMatchObject({ version: 7, epoch: 'a' });
  });
});

describe('a server that does not know whether it is current', () => {
  it.each([{ ...hello, live: false }, { ...ping, live: false }, { type: 'live', stream: 1, live: false } as const])(
    'makes the data stale by $type, without a catch-up',
    (event) => {
      const { effects } = send(current, event);
      expect(effects[0]).toEqual({ type: 'markStale' });
      expect(effects.map((effect) => effect.type)).not.toContain('catchUp');
    },
  );

  it('reports its version with a ping once it is current again', () => {
    const unsure = send(current, { type: 'live', stream: 1, live: false }, { type: 'live', stream: 1, live: true });
    expect(unsure.effects).toEqual([]);
    expect(send(unsure.state, ping).effects).toEqual([{ type: 'markLive' }]);
    expect(send(unsure.state, { ...ping, since: 9, version: 9 }).effects[0]?.type).toBe('catchUp');
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
    expect(waits).toEqual([1, 2, 4, 8, 16, 16]);
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
    for (const event of [hello, ping, changed, change(6, 8), { type: 'refused', stream: 1 } as const])
      expect(send(state, event)).toEqual({ state, effects: [] });
  });
});

describe('silence', () => {
  const check = (now: number, state = current) => step(state, { type: 'silenceChecked' }, at(now)).effects;

  it('causes a reconnect once it has lasted too long', () => {
    expect(check(1_000 + maxSilence)).toEqual([]);
    expect(check(1_001 + maxSilence)).toEqual(reconnecting);
  });

  it.each(['ping', 'message', 'units', 'live'] as const)('is broken by %s', (type) => {
    const event = { ...change(6, 7), live: true, type } as StreamEvent;
    const { state } = step(current, event, at(30_000));
    expect(check(30_000 + maxSilence, state)).toEqual([]);
  });

  it('causes only one reconnect', () => {
    const { state } = step(current, { type: 'silenceChecked' }, at(100_000));
    expect(check(200_000, state)).toEqual([]);
  });
});

describe('a page that becomes visible again', () => {
  it('opens a stream at once if it has none', () => {
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
    expect(send(renewed.state, { ...hello, stream: 2 }).effects[0]).toMatchObject({ type: 'catchUp', since: 7 });
  });

  it('does not shorten the delay after a refusal', () => {
    const { state } = send(current, { type: 'refused', stream: 1 });
    expect(send(state, { type: 'reopenRequested' })).toEqual({ state: { ...state, mustCatchUp: true }, effects: [] });
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
