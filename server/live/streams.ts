import type { ServerResponse } from 'node:http';
import type { LiveEvent, LiveEventName } from '#contract/events/live-events.ts';
import type { Standing } from '#server/sessions/actor.ts';

/**
 * One open browser: who it is, as far as events concern it. Roles and people are looked at again while it is open.
 * `network` is where it is, as `networkOf` says.
 */
export type Listener = {
  sessionHash: string | null;
  userId: number | null;
  roleId: number | null;
  clientId: number | null;
  presentationId: number | null;
  browserHash: string | null;
  network: string;
  standing: Standing;
};
/** An open stream. `crowd` is what it has a share of: its person's streams, or those of its network's visitors. */
export type Stream = Listener & { response: ServerResponse; told: Map<string, string>; crowd: string };

/** The most streams that a process holds; and of one session, of one person, and of one network's visitors. */
export type StreamLimits = { all: number; session: number; person: number; network: number };
const usualLimits: StreamLimits = { all: 5_000, session: 40, person: 100, network: 1_000 };
/** A browser that does not read what it is sent is let go, in bytes. It comes back and catches up. */
const maxUnreadBytes = 65_536;

/** The open streams of this process. */
export type Streams = {
  /**
   * Adds one; undefined where there are too many of its session, person or network. Where the process is full, a
   * visitor's stream ends for a client's or a sales user's, a client's for a sales user's, and one of the largest crowd
   * for one of a smaller.
   */
  add(listener: Listener, response: ServerResponse): Stream | undefined;
  all(): Iterable<Stream>;
  readonly size: number;
  broadcast<N extends LiveEventName>(name: N, data: LiveEvent<N>): void;
  tell<N extends LiveEventName>(stream: Stream, name: N, data: LiveEvent<N>): void;
  end(stream: Stream): void;
  endAll(): void;
};

export function createStreams(limits: StreamLimits = usualLimits): Streams {
  const open = new Set<Stream>();
  const held = new Map<string, number>();
  let isEnding = false;

  const count = (key: string) => held.get(key) ?? 0;
  const change = ({ crowd, sessionHash }: Stream, by: 1 | -1) => {
    for (const key of sessionHash === null ? [crowd] : [crowd, `session ${sessionHash}`]) {
      if (count(key) + by > 0) held.set(key, count(key) + by);
      else held.delete(key);
    }
  };
  const hasShare = ({ standing, crowd, sessionHash }: Stream) =>
    count(crowd) < (standing === 0 ? limits.network : limits.person) &&
    (sessionHash === null || count(`session ${sessionHash}`) < limits.session);
  /**
   * The stream that is missed least, where it is missed less than the one that comes: of a lower standing, or of a
   * larger crowd.
   */
  const findWayFor = (coming: Stream) => {
    let least: Stream | undefined;
    for (const stream of open) {
      const isLess =
        least === undefined ||
        stream.standing < least.standing ||
        (stream.standing === least.standing && count(stream.crowd) > count(least.crowd));
      if (isLess) least = stream;
    }
    const givesWay =
      least !== undefined &&
      (least.standing < coming.standing ||
        (least.standing === coming.standing && count(coming.crowd) + 1 < count(least.crowd)));
    return givesWay ? least : undefined;
  };
  const forget = (stream: Stream) => {
    if (open.delete(stream)) change(stream, -1);
  };
  const end = (stream: Stream) => {
    forget(stream);
    stream.response.end();
  };
  const write = (stream: Stream, text: string | Buffer) => {
    if (stream.response.writableLength > maxUnreadBytes) {
      forget(stream);
      stream.response.destroy();
    } else stream.response.write(text);
  };
  return {
    add(listener, response) {
      const stream = { ...listener, crowd: crowdOf(listener), response, told: new Map<string, string>() };
      if (isEnding || !hasShare(stream)) return undefined;
      if (open.size >= limits.all) {
        const leaving = findWayFor(stream);
        if (leaving === undefined) return undefined;
        end(leaving);
      }
      open.add(stream);
      change(stream, 1);
      response.once('close', () => forget(stream));
      response.on('error', () => forget(stream));
      return stream;
    },
    all: () => open,
    get size() {
      return open.size;
    },
    broadcast(name, data) {
      const text = Buffer.from(writeEvent(name, data));
      for (const stream of open) write(stream, text);
    },
    tell: (stream, name, data) => write(stream, writeEvent(name, data)),
    end,
    endAll() {
      isEnding = true;
      for (const stream of open) end(stream);
    },
  };
}

function writeEvent<N extends LiveEventName>(name: N, data: LiveEvent<N>): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

function crowdOf({ userId, clientId, network }: Listener): string {
  if (userId !== null) return `user ${userId}`;
  return clientId === null ? `network ${network}` : `client ${clientId}`;
}
