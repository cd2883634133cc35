import type { ServerResponse } from 'node:http';
import type { LiveEvent, LiveEventName } from '#contract/events/live-events.ts';
import type { RoleId } from '#domain/people/roles.ts';
import type { Priority } from '#server/sessions/actor.ts';

/**
 * The person and browser behind a stream, with everything on which events depend. Roles, people and the id of the
 * session are checked again while the stream is open; `idHash` is of the id with which it was opened. `network` is the
 * browser's, as returned by `networkOf`.
 */
export type Listener = {
  isLoggedIn: boolean;
  sessionHash: string | null;
  idHash: string | null;
  userId: number | null;
  roleId: RoleId | null;
  clientId: number | null;
  presentationId: number | null;
  browserHash: string | null;
  network: string;
  priority: Priority;
};
/**
 * An open stream. `sent` has the last state that was sent of each kind. `group` is the group in which the stream is
 * counted: those of its person, or of the visitors of its network. `checkedAt` is when the listener's session was last
 * checked, in milliseconds of `performance.now()`.
 */
export type Stream = Listener & {
  response: ServerResponse;
  sent: Map<string, string>;
  group: string;
  checkedAt: number;
};

/** An event as it is written to streams. */
export type PreparedEvent = Buffer & { readonly [prepared]: true };
declare const prepared: unique symbol;

export function prepareEvent<N extends LiveEventName>(name: N, data: LiveEvent<N>): PreparedEvent {
  return Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`) as PreparedEvent;
}

/** The maximum number of streams of a process, of one session, of one person, and of the visitors of one network. */
export type StreamLimits = { all: number; session: number; person: number; network: number };
const defaultLimits: StreamLimits = { all: 5_000, session: 40, person: 100, network: 1_000 };
/** A browser with more unread bytes than this is disconnected. It reconnects and catches up. */
const maxUnreadBytes = 65_536;

/** The open streams of this process. */
export type Streams = {
  /**
   * Adds a stream. Returns undefined if its session, person or network already has too many. If the process is full, a
   * visitor's stream is ended in favour of a client's or a sales user's, a client's in favour of a sales user's, and
   * one of the largest group in favour of a smaller group's.
   */
  add(listener: Listener, response: ServerResponse): Stream | undefined;
  all(): Iterable<Stream>;
  readonly size: number;
  broadcast<N extends LiveEventName>(name: N, data: LiveEvent<N>): void;
  send<N extends LiveEventName>(stream: Stream, name: N, data: LiveEvent<N>): void;
  /** Sends each stream the event that `choose` returns for it. */
  sendEach(choose: (stream: Stream) => PreparedEvent): void;
  end(stream: Stream): void;
  endAll(): void;
};

export function createStreams(limits: StreamLimits = defaultLimits): Streams {
  const open = new Set<Stream>();
  const counts = createCounts();
  let isEnding = false;

  const remove = (stream: Stream) => {
    if (open.delete(stream)) counts.change(stream, -1);
  };
  const end = (stream: Stream) => {
    remove(stream);
    stream.response.end();
  };
  const write = (stream: Stream, text: PreparedEvent) => {
    if (stream.response.writableLength > maxUnreadBytes) {
      remove(stream);
      stream.response.destroy();
    } else stream.response.write(text);
  };
  return {
    add(listener, response) {
      const stream = {
        ...listener,
        group: groupOf(listener),
        response,
        sent: new Map<string, string>(),
        checkedAt: performance.now(),
      };
      if (isEnding || !counts.isBelow(limits, stream)) return undefined;
      if (open.size >= limits.all) {
        const leaving = findStreamToEnd(open, stream, counts.ofGroup);
        if (leaving === undefined) return undefined;
        end(leaving);
      }
      open.add(stream);
      counts.change(stream, 1);
      response.once('close', () => remove(stream));
      response.on('error', () => remove(stream));
      return stream;
    },
    all: () => open,
    get size() {
      return open.size;
    },
    broadcast(name, data) {
      const text = prepareEvent(name, data);
      for (const stream of open) write(stream, text);
    },
    send: (stream, name, data) => write(stream, prepareEvent(name, data)),
    sendEach(choose) {
      for (const stream of open) write(stream, choose(stream));
    },
    end,
    endAll() {
      isEnding = true;
      for (const stream of open) end(stream);
    },
  };
}

/** Counts the open streams of each session and of each group. */
function createCounts() {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.get(key) ?? 0;
  const sessionKey = (hash: string) => `session ${hash}`;
  return {
    ofGroup: ({ group }: Stream) => count(group),
    change({ group, sessionHash }: Stream, by: 1 | -1) {
      for (const key of sessionHash === null ? [group] : [group, sessionKey(sessionHash)]) {
        if (count(key) + by > 0) counts.set(key, count(key) + by);
        else counts.delete(key);
      }
    },
    isBelow: (limits: StreamLimits, { priority, group, sessionHash }: Stream) =>
      count(group) < (priority === 0 ? limits.network : limits.person) &&
      (sessionHash === null || count(sessionKey(sessionHash)) < limits.session),
  };
}

/**
 * The stream to end when the process is full, if it is less important than the new one: of a lower priority, or of a
 * larger group.
 */
function findStreamToEnd(
  open: Iterable<Stream>,
  added: Stream,
  groupSize: (stream: Stream) => number,
): Stream | undefined {
  let lowest: Stream | undefined;
  for (const stream of open) {
    const isLower =
      lowest === undefined ||
      stream.priority < lowest.priority ||
      (stream.priority === lowest.priority && groupSize(stream) > groupSize(lowest));
    if (isLower) lowest = stream;
  }
  const isLessImportant =
    lowest !== undefined &&
    (lowest.priority < added.priority ||
      (lowest.priority === added.priority && groupSize(added) + 1 < groupSize(lowest)));
  return isLessImportant ? lowest : undefined;
}

function groupOf({ userId, clientId, network }: Listener): string {
  if (userId !== null) return `user ${userId}`;
  return clientId === null ? `network ${network}` : `client ${clientId}`;
}
