import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { Role } from '#domain/people/roles.ts';
import { createStreams, type Listener, type StreamLimits, type Streams } from './streams.ts';

const limits: StreamLimits = { all: 6, session: 2, person: 3, network: 4 };
const visitor = (network: string): Listener => ({
  isLoggedIn: false,
  sessionHash: null,
  idHash: null,
  userId: null,
  roleId: null,
  clientId: null,
  presentationId: null,
  browserHash: null,
  network,
  priority: 0,
});
const client = (id: number, session = `client ${id}`): Listener => ({
  ...visitor('here'),
  isLoggedIn: true,
  clientId: id,
  sessionHash: session,
  priority: 1,
});
const sales = (id: number, session = `user ${id}`): Listener => ({
  ...visitor('here'),
  isLoggedIn: true,
  userId: id,
  roleId: Role.sales_rep,
  sessionHash: session,
  priority: 2,
});

/** A fake response for a stream to write to, which records whether it was ended. */
function open(streams: Streams, listener: Listener): { isOpen: boolean; close(): void } {
  const events = new EventEmitter();
  const response = Object.assign(events, {
    writableLength: 0,
    write: () => true,
    end: () => events.emit('close'),
    destroy: () => undefined,
  }) as unknown as ServerResponse;
  const stream = streams.add(listener, response);
  const isOpen = () => stream !== undefined && [...streams.all()].includes(stream);
  return {
    get isOpen() {
      return isOpen();
    },
    close: () => void events.emit('close'),
  };
}

describe('the streams of a process', () => {
  it('are limited per visitor network, person and session, and freed when one closes', () => {
    const streams = createStreams({ ...limits, all: 100 });
    const visitors = Array.from({ length: 5 }, () => open(streams, visitor('there')));
    expect(visitors.map((stream) => stream.isOpen)).toEqual([true, true, true, true, false]);
    expect(open(streams, visitor('elsewhere')).isOpen).toBe(true);
    visitors[0]?.close();
    expect(open(streams, visitor('there')).isOpen).toBe(true);
    expect([1, 2, 3].map(() => open(streams, sales(1)).isOpen)).toEqual([true, true, false]);
    expect([1, 2].map(() => open(streams, sales(1, 'another tablet')).isOpen)).toEqual([true, false]);
  });

  it('of visitors are ended in favour of clients, and those of clients in favour of sales users, never vice versa', () => {
    const streams = createStreams(limits);
    const visitors = ['a', 'a', 'a', 'b', 'b', 'c'].map((network) => open(streams, visitor(network)));
    expect(visitors.every((stream) => stream.isOpen)).toBe(true);
    const clients = [1, 2, 3, 4, 5, 6].map((id) => open(streams, client(id)));
    expect([
      visitors.filter((stream) => stream.isOpen).length,
      clients.filter((stream) => stream.isOpen).length,
    ]).toEqual([0, 6]);
    expect(open(streams, visitor('d')).isOpen).toBe(false);
    const team = [1, 2, 3, 4, 5, 6].map((id) => open(streams, sales(id)));
    expect([clients.filter((stream) => stream.isOpen).length, team.filter((stream) => stream.isOpen).length]).toEqual([
      0, 6,
    ]);
    expect([open(streams, client(7)).isOpen, open(streams, sales(7)).isOpen, streams.size]).toEqual([false, false, 6]);
  });

  it('are shared evenly between visitor networks when full', () => {
    const streams = createStreams(limits);
    const crowded = ['a', 'a', 'a', 'a', 'b', 'b'].map((network) => open(streams, visitor(network)));
    expect(open(streams, visitor('c')).isOpen).toBe(true);
    expect(crowded.map((stream) => stream.isOpen)).toEqual([false, true, true, true, true, true]);
    expect([open(streams, visitor('c')).isOpen, open(streams, visitor('c')).isOpen]).toEqual([true, false]);
  });
});
