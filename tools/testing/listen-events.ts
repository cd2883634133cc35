import { get, type IncomingMessage } from 'node:http';
import { liveEvents, type LiveEvent, type LiveEventName } from '#contract/events/live-events.ts';

/** A browser that listens to live events. */
export type ListeningBrowser = {
  /** The next event of a name, from now on. */
  next<N extends LiveEventName>(name: N): Promise<LiveEvent<N>>;
  /** All events of a name so far. */
  heard<N extends LiveEventName>(name: N): LiveEvent<N>[];
  /** Adds a listener for all events. */
  onEvent(listener: (name: LiveEventName, data: LiveEvent) => void): void;
  /** Resolves when the stream ends. */
  ended: Promise<void>;
  close(): void;
};

/** Opens an event stream and waits for its first event, `hello`. */
export async function listen(address: string, cookie = ''): Promise<ListeningBrowser> {
  const request = get(`${address}/api/events`, { agent: false, headers: cookie === '' ? {} : { cookie } });
  const response = await new Promise<IncomingMessage>((done, fail) =>
    request.once('response', done).once('error', fail),
  );
  if (response.statusCode !== 200) throw new Error(`The events were answered with ${response.statusCode}`);
  const heard: { name: LiveEventName; data: LiveEvent }[] = [];
  const listeners = new Set<(name: LiveEventName, data: LiveEvent) => void>();
  let unread = '';
  response.setEncoding('utf8').on('data', (text: string) => {
    const parts = (unread + text).split('\n\n');
    unread = parts.pop() ?? '';
    for (const part of parts) {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
      if (name === undefined || data === undefined) continue;
      const event = readEvent(name as LiveEventName, data);
      heard.push(event);
      for (const listener of listeners) listener(event.name, event.data);
    }
  });
  const ended = new Promise<void>((done) => response.once('close', () => done()).once('error', () => done()));
  const browser: ListeningBrowser = {
    next: <N extends LiveEventName>(name: N) =>
      new Promise<LiveEvent<N>>((done) => {
        const listener = (eventName: LiveEventName, data: LiveEvent) => {
          if (eventName !== name) return;
          listeners.delete(listener);
          done(data as LiveEvent<N>);
        };
        listeners.add(listener);
      }),
    heard: <N extends LiveEventName>(name: N) =>
      heard.filter((event) => event.name === name).map((event) => event.data as LiveEvent<N>),
    onEvent: (listener) => void listeners.add(listener),
    ended,
    close: () => request.destroy(),
  };
  if (browser.heard('hello').length === 0) await browser.next('hello');
  return browser;
}

let lastRead: { name: LiveEventName; text: string; data: LiveEvent } | undefined;

/** Parses an event with its schema. The same event for many browsers at once is parsed only once. */
function readEvent(name: LiveEventName, text: string): { name: LiveEventName; data: LiveEvent } {
  if (lastRead?.name !== name || lastRead.text !== text)
    lastRead = { name, text, data: liveEvents[name].parse(JSON.parse(text)) };
  return lastRead;
}
