import type { ServerResponse } from 'node:http';
import type { LiveEvent, LiveEventName } from '#contract/events/live-events.ts';

/** One open browser: who it is, as far as events concern it. Roles and people are looked at again while it is open. */
export type Listener = { sessionHash: string | null; userId: number | null; roleId: number | null; presentationId: number | null; browserHash: string | null };
export type Stream = Listener & { response: ServerResponse; told: Map<string, string> };

/** The most streams that a process holds, and of one session. */
const mostStreams = 5_000;
const mostOfSession = 40;
/** A browser that does not read what it is sent is let go, in bytes. It comes back and catches up. */
const mostUnread = 65_536;

/** The open streams of this process. */
export type Streams = {
  /** Adds one; undefined where there are too many. */
  add(listener: Listener, response: ServerResponse): Stream | undefined;
  all(): Iterable<Stream>;
  readonly size: number;
  tellAll<N extends LiveEventName>(name: N, data: LiveEvent<N>): void;
  tell<N extends LiveEventName>(stream: Stream, name: N, data: LiveEvent<N>): void;
  end(stream: Stream): void;
  endAll(): void;
};

export function createStreams(): Streams {
  const open = new Set<Stream>();
  const ofSession = new Map<string, number>();
  let isEnding = false;

  const forget = (stream: Stream) => {
    if (!open.delete(stream) || stream.sessionHash === null) return;
    const left = (ofSession.get(stream.sessionHash) ?? 1) - 1;
    if (left > 0) ofSession.set(stream.sessionHash, left);
    else ofSession.delete(stream.sessionHash);
  };
  const end = (stream: Stream) => {
    forget(stream);
    stream.response.end();
  };
  const write = (stream: Stream, text: string | Buffer) => {
    if (stream.response.writableLength > mostUnread) {
      forget(stream);
      stream.response.destroy();
    } else stream.response.write(text);
  };
  return {
    add(listener, response) {
      const count = listener.sessionHash === null ? 0 : (ofSession.get(listener.sessionHash) ?? 0);
      if (isEnding || open.size >= mostStreams || count >= mostOfSession) return undefined;
      const stream = { ...listener, response, told: new Map<string, string>() };
      open.add(stream);
      if (listener.sessionHash !== null) ofSession.set(listener.sessionHash, count + 1);
      response.once('close', () => forget(stream));
      response.on('error', () => forget(stream));
      return stream;
    },
    all: () => open,
    get size() {
      return open.size;
    },
    tellAll(name, data) {
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
