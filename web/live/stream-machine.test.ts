import { describe, expect, it } from 'vitest';
import {
  comeBackAfter,
  maxPatience,
  maxSilence,
  notStarted,
  step,
  type StreamEvent,
  type StreamState,
} from './stream-machine.ts';

const at = (now: number, random = 0.5) => ({ now, random });

/** Applies events in order; returns the state and the effects of the last one. */
function send(from: StreamState, ...events: StreamEvent[]) {
  let last = { state: from, effects: [] as ReturnType<typeof step>['effects'] };
  for (const event of events) last = step(last.state, event, at(1_000));
  return { state: last.state, effects: last.effects };
}

const hello = { type: 'hello', stream: 1, version: 7, live: true } as const;
const ping = { ...hello, type: 'ping' } as const;
const changed = { type: 'changed', stream: 1 } as const;
const { state: opened } = send(notStarted, { type: 'started' });
const { state: current } = send(opened, hello, { type: 'caughtUp', version: 7 });
const goingAway = [{ do: 'markStale' }, { do: 'close' }, { do: 'comeBack', after: comeBackAfter }];

describe('catching up', () => {
  it('fetches everything when the stream first opens, and is live only afterwards', () => {
    expect(send(notStarted, { type: 'started' }).effects).toEqual([{ do: 'open', stream: 1 }]);
    expect(send(opened, hello).effects).toEqual([{ do: 'ask', since: undefined }, { do: 'tellOpened' }]);
    expect(send(opened, hello, { type: 'caughtUp', version: 7 }).effects).toEqual([{ do: 'markLive' }]);
  });

  it('fetches from the known version, after every change and every reopening', () => {
    expect(send(current, changed).effects).toEqual([{ do: 'ask', since: 7 }]);
    expect(send(current, hello).effects).toEqual([{ do: 'ask', since: 7 }, { do: 'tellOpened' }]);
  });

  it('fetches on a ping only if it announces a later version, and otherwise is live', () => {
    expect(send(current, { ...ping, version: 8 }).effects).toEqual([{ do: 'ask', since: 7 }]);
    expect(send(current, ping).effects).toEqual([{ do: 'markLive' }]);
    expect(send(opened, ping).effects).toEqual([{ do: 'ask', since: undefined }]);
    expect(send(current, changed, ping).effects).toEqual([]);
  });

  it('fetches once more for all that arrived during a fetch', () => {
    const asking = send(current, changed, changed, changed);
    expect(asking.effects).toEqual([]);
    const answered = send(asking.state, { type: 'caughtUp', version: 8 });
    expect(answered.effects).toEqual([{ do: 'ask', since: 8 }]);
    expect(send(answered.state, { type: 'caughtUp', version: 9 }).effects).toEqual([{ do: 'markLive' }]);
  });

  it('is not live after an answer that arrives when the stream has closed', () => {
    const { state } = send(current, changed, { type: 'offline' });
    expect(send(state, { type: 'caughtUp', version: 8 })).toMatchObject({ effects: [], state: { known: 8 } });
  });

  it('drops the stream if a fetch fails, and fetches after reconnecting', () => {
    const failed = send(current, changed, { type: 'notCaughtUp' });
    expect(failed.effects).toEqual(goingAway);
    const again = send(failed.state, { type: 'due' }, { ...hello, stream: 2 });
    expect(again.effects).toEqual([{ do: 'ask', since: 7 }, { do: 'tellOpened' }]);
  });
});

describe('a server that is not live', () => {
  it.each([{ ...hello, live: false }, { ...ping, live: false }, { type: 'live', stream: 1, live: false } as const])(
    'is stale on $type, and fetches nothing',
    (event) => {
      const { effects } = send(current, event);
      expect(effects[0]).toEqual({ do: 'markStale' });
      expect(effects.map((effect) => effect.do)).not.toContain('ask');
    },
  );

  it('fetches once it is live again', () => {
    expect(send(current, { type: 'live', stream: 1, live: true }).effects).toEqual([{ do: 'ask', since: 7 }]);
  });
});

describe('a stream that ends', () => {
  it('is stale while the browser reconnects by itself', () => {
    const { state, effects } = send(current, { type: 'broke', stream: 1 });
    expect(effects).toEqual([{ do: 'markStale' }]);
    expect(state.stream).toBe(1);
  });

  it('is retried with growing delays while refused, until it says hello', () => {
    let state = opened;
    const waits: number[] = [];
    for (let stream = 1; stream <= 6; stream += 1) {
      const refused = send(state, { type: 'refused', stream });
      const wait = refused.effects.find((effect) => effect.do === 'comeBack');
      waits.push((wait?.after ?? 0) / comeBackAfter);
      state = send(refused.state, { type: 'due' }).state;
    }
    expect(waits).toEqual([1, 2, 4, 8, 8, 8]);
    expect(state.patience).toBe(maxPatience);
    expect(send(state, { ...hello, stream: 7 }).state.patience).toBe(1);
  });

  it('is not reopened by all browsers at the same moment', () => {
    const waitBy = (random: number) => step(current, { type: 'offline' }, at(0, random)).effects.at(-1);
    expect([waitBy(0), waitBy(1)]).toEqual([
      { do: 'comeBack', after: comeBackAfter / 2 },
      { do: 'comeBack', after: comeBackAfter * 1.5 },
    ]);
  });

  it('is no longer listened to', () => {
    const { state } = send(current, { type: 'offline' }, { type: 'due' });
    for (const event of [hello, ping, changed, { type: 'refused', stream: 1 } as const])
      expect(send(state, event)).toEqual({ state, effects: [] });
  });
});

describe('silence', () => {
  const look = (now: number, state = current) => step(state, { type: 'looked' }, at(now)).effects;

  it('is suspected after a while', () => {
    expect(look(1_000 + maxSilence)).toEqual([]);
    expect(look(1_001 + maxSilence)).toEqual(goingAway);
  });

  it.each(['ping', 'heard', 'changed', 'live'] as const)('is ended by %s', (type) => {
    const event = { ...ping, type } as StreamEvent;
    const { state } = step(current, event, at(30_000));
    expect(look(30_000 + maxSilence, state)).toEqual([]);
  });

  it('is not suspected twice', () => {
    const { state } = step(current, { type: 'looked' }, at(100_000));
    expect(look(200_000, state)).toEqual([]);
  });
});

describe('a page that becomes visible again', () => {
  it('opens the stream immediately if it has none', () => {
    expect(send(current, { type: 'offline' }, { type: 'returned' }).effects).toEqual([
      { do: 'stopWaiting' },
      { do: 'open', stream: 2 },
    ]);
  });

  it('replaces the stream if it slept too long, and keeps an active one', () => {
    expect(step(current, { type: 'returned' }, at(1_001 + maxSilence)).effects).toEqual([
      { do: 'stopWaiting' },
      { do: 'close' },
      { do: 'open', stream: 2 },
    ]);
    expect(send(current, { type: 'returned' }).effects).toEqual([{ do: 'stopWaiting' }]);
  });
});

describe('renewing', () => {
  it('opens another stream immediately, and is stale until that has caught up', () => {
    const renewed = send(current, { type: 'renewed' });
    expect(renewed.effects).toEqual([{ do: 'markStale' }, { do: 'close' }, { do: 'open', stream: 2 }]);
    expect(send(renewed.state, { ...hello, stream: 2 }).effects[0]).toEqual({ do: 'ask', since: 7 });
  });

  it('does not hurry a server that refuses', () => {
    const { state } = send(current, { type: 'refused', stream: 1 });
    expect(send(state, { type: 'renewed' })).toEqual({ state, effects: [] });
  });
});

it('ignores everything after it was stopped', () => {
  const ended = send(current, { type: 'ended' });
  expect(ended.effects).toEqual([{ do: 'stopWaiting' }, { do: 'close' }, { do: 'markStale' }]);
  for (const type of ['due', 'looked', 'offline', 'returned', 'renewed', 'notCaughtUp'] as const)
    expect(send(ended.state, { type })).toEqual({ state: ended.state, effects: [] });
});
