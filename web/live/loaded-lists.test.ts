import { describe, expect, it } from 'vitest';
import { reconnectDelay, step } from './stream-machine.ts';
import { initialState, type StreamEvent, type StreamState } from './stream-state.ts';

/** Sends events one after the other; returns the final state and the effects of the last event. */
function send(from: StreamState, ...events: StreamEvent[]) {
  let last: ReturnType<typeof step> = { state: from, effects: [] };
  for (const event of events) last = step(last.state, event, { now: 1_000, random: 0.5 });
  return last;
}

const hello = { type: 'hello', stream: 1, since: 6, version: 9, epoch: 'a', live: true } as const;
const list = (version: number, epoch = 'a') => ({ type: 'listLoaded', version, epoch }) as const;
const caughtUp = (version: number, epoch = 'a') => ({ type: 'caughtUp', version, epoch }) as const;
const catchUp = (since: number | undefined, until: number, delay = 0) =>
  ({ type: 'catchUp', since, until, epoch: 'a', delay }) as const;
/** A change that an event holds: unit 3 is no longer listed. */
const change = (since: number, version: number) =>
  ({ type: 'units', stream: 1, since, version, epoch: 'a', properties: [], gone: [3] }) satisfies StreamEvent;
const apply = { type: 'apply', change: { properties: [], gone: [3] } };
const markLive = { type: 'markLive' };
const markStale = { type: 'markStale' };
const { state: asking } = send(initialState, { type: 'started' }, hello);
const { state: current } = send(asking, list(8), caughtUp(8));
const more = { type: 'catchUp', stream: 1, version: 12, epoch: 'a', within: 0 } as const;

describe('the list that a page begins with', () => {
  it('is current if nothing changed since its version, and is followed by what the stream says', () => {
    expect(send(asking, list(6), caughtUp(6)).effects).toEqual([markLive]);
    expect(send(asking, list(30), caughtUp(30)).effects).toEqual([markLive]);
    expect(send(current, change(6, 11)).effects).toEqual([apply]);
  });

  it('that lacks a change from before the stream makes that be asked for, at once', () => {
    const old = send(asking, list(5), caughtUp(5));
    expect(old.effects).toEqual([catchUp(5, 9)]);
    expect(send(old.state, caughtUp(9)).effects).toEqual([markLive]);
  });

  it('waits for nothing: what is heard while it is on its way is applied to it', () => {
    expect(send(asking, change(9, 11), list(9), caughtUp(9)).effects).toEqual([apply, markLive]);
    expect(send(asking, change(9, 11), list(11), caughtUp(11)).effects).toEqual([markLive]);
  });

  it('is taken only as of the oldest that was loaded meanwhile', () => {
    expect(send(asking, list(9), list(5), caughtUp(9)).effects).toEqual([catchUp(5, 9)]);
  });

  it('says nothing before the stream does', () => {
    const { state } = send(initialState, { type: 'started' });
    expect(send(state, list(8))).toEqual({ state, effects: [] });
  });
});

describe('a list that is loaded later', () => {
  it('changes nothing if it has what is known', () => {
    for (const version of [8, 20]) expect(send(current, list(version))).toEqual({ state: current, effects: [] });
  });

  it('that is older, such as from another server process, makes what it lacks be asked for', () => {
    const older = send(current, list(7));
    expect(older.effects).toEqual([markStale, catchUp(7, 9)]);
    expect(send(older.state, caughtUp(9)).effects).toEqual([markLive]);
  });

  it('during a catch-up counts if it is older than what that began with', () => {
    const { state } = send(current, more);
    expect(send(state, list(9), caughtUp(12)).effects).toEqual([markLive]);
    expect(send(state, list(7), list(20), caughtUp(12)).effects).toEqual([catchUp(7, 12)]);
  });

  it('while there is no stream is made good by the next one', () => {
    const older = send(current, { type: 'offline' }, list(5));
    expect(older.effects).toEqual([]);
    expect(send(older.state, { type: 'reconnectDue' }, { ...hello, stream: 2 }).effects[0]).toEqual(catchUp(5, 9));
  });
});

describe('a list of another epoch', () => {
  it('is loaded again', () => {
    const other = send(current, list(20, 'b'));
    expect(other.effects).toEqual([markStale, catchUp(undefined, 9)]);
    expect(send(other.state, list(9), caughtUp(9)).effects).toEqual([markLive]);
  });

  it('is asked for again only a moment later, as long as it is answered', () => {
    const other = send(asking, list(20, 'b'), caughtUp(20, 'b'));
    expect(other.effects).toEqual([catchUp(undefined, 9, reconnectDelay / 2)]);
    expect(send(asking, list(20, 'b'), caughtUp(9)).effects).toEqual([catchUp(undefined, 9, reconnectDelay / 2)]);
  });

  it('that was loaded before the stream names its own does not count', () => {
    const asked = send(current, more, list(12));
    const named = send(asked.state, { ...more, version: 4, epoch: 'b' });
    expect(send(named.state, caughtUp(4, 'b')).effects).toEqual([{ ...catchUp(undefined, 4), epoch: 'b' }]);
  });

  it('does not matter where the stream names none, as an older server does', () => {
    const { state } = send(initialState, { type: 'started' }, { ...hello, epoch: undefined });
    expect(send(state, list(8), caughtUp(8)).effects).toEqual([markLive]);
  });
});
