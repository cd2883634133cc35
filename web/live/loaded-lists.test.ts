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
/** An event after which unit 3 is no longer listed. */
const change = (since: number, version: number) =>
  ({ type: 'units', stream: 1, since, version, epoch: 'a', properties: [], gone: [3] }) satisfies StreamEvent;
const apply = { type: 'apply', change: { properties: [], gone: [3] } };
const markLive = { type: 'markLive' };
const markStale = { type: 'markStale' };
const { state: asking } = send(initialState, { type: 'started' }, hello);
const { state: current } = send(asking, list(8), caughtUp(8));
const more = { type: 'catchUp', stream: 1, version: 12, epoch: 'a', within: 0 } as const;

describe('the first list of a page', () => {
  it('is current if nothing changed since its version, and events are applied to it', () => {
    expect(send(asking, list(6), caughtUp(6)).effects).toEqual([markLive]);
    expect(send(asking, list(30), caughtUp(30)).effects).toEqual([markLive]);
    expect(send(current, change(6, 11)).effects).toEqual([apply]);
  });

  it('causes an immediate catch-up if it lacks a change from before the stream', () => {
    const old = send(asking, list(5), caughtUp(5));
    expect(old.effects).toEqual([catchUp(5, 9)]);
    expect(send(old.state, caughtUp(9)).effects).toEqual([markLive]);
  });

  it('gets the changes that were heard while it was being loaded', () => {
    expect(send(asking, change(9, 11), list(9), caughtUp(9)).effects).toEqual([apply, markLive]);
    expect(send(asking, change(9, 11), list(11), caughtUp(11)).effects).toEqual([markLive]);
  });

  it('counts as the oldest of several lists loaded meanwhile', () => {
    expect(send(asking, list(9), list(5), caughtUp(9)).effects).toEqual([catchUp(5, 9)]);
  });

  it('is ignored before the stream has opened', () => {
    const { state } = send(initialState, { type: 'started' });
    expect(send(state, list(8))).toEqual({ state, effects: [] });
  });
});

describe('a list that is loaded later', () => {
  it('changes nothing if it is as recent as what is known', () => {
    for (const version of [8, 20]) expect(send(current, list(version))).toEqual({ state: current, effects: [] });
  });

  it('causes a catch-up if it is older, such as from another server process', () => {
    const older = send(current, list(7));
    expect(older.effects).toEqual([markStale, catchUp(7, 9)]);
    expect(send(older.state, caughtUp(9)).effects).toEqual([markLive]);
  });

  it('counts during a catch-up if it is older than the state at its beginning', () => {
    const { state } = send(current, more);
    expect(send(state, list(9), caughtUp(12)).effects).toEqual([markLive]);
    expect(send(state, list(7), list(20), caughtUp(12)).effects).toEqual([catchUp(7, 12)]);
  });

  it('is caught up with by the next stream if there is none', () => {
    const older = send(current, { type: 'offline' }, list(5));
    expect(older.effects).toEqual([]);
    expect(send(older.state, { type: 'reconnectDue' }, { ...hello, stream: 2 }).effects[0]).toEqual(catchUp(5, 9));
  });
});

describe('a list of another epoch', () => {
  it('is reloaded', () => {
    const other = send(current, list(20, 'b'));
    expect(other.effects).toEqual([markStale, catchUp(undefined, 9)]);
    expect(send(other.state, list(9), caughtUp(9)).effects).toEqual([markLive]);
  });

  it('is reloaded after a delay as long as it is from the wrong epoch', () => {
    const other = send(asking, list(20, 'b'), caughtUp(20, 'b'));
    expect(other.effects).toEqual([catchUp(undefined, 9, reconnectDelay / 2)]);
    expect(send(asking, list(20, 'b'), caughtUp(9)).effects).toEqual([catchUp(undefined, 9, reconnectDelay / 2)]);
  });

  it('is ignored if it was loaded before the stream named its epoch', () => {
    const asked = send(current, more, list(12));
    const named = send(asked.state, { ...more, version: 4, epoch: 'b' });
    expect(send(named.state, caughtUp(4, 'b')).effects).toEqual([{ ...catchUp(undefined, 4), epoch: 'b' }]);
  });

  it('is accepted if the stream names no epoch, as an older server does', () => {
    const { state } = send(initialState, { type: 'started' }, { ...hello, epoch: undefined });
    expect(send(state, list(8), caughtUp(8)).effects).toEqual([markLive]);
  });
});
