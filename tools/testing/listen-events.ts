import { get, type IncomingMessage } from 'node:http';
import { liveEvents, type LiveEvent, type LiveEventName } from '#contract/events/live-events.ts';

/** A browser that listens, as far as tests need one. */
export type ListeningBrowser = {
  /** The next event of a name that comes from now on. */
  next<N extends LiveEventName>(name: N): Promise<LiveEvent<N>>;
  /** All events of a name so far. */
  heard<N extends LiveEventName>(name: N): LiveEvent<N>[];
  /** Calls back at every event. */
  onEvent(hear: (name: LiveEventName, data: LiveEvent) => void): void;
  /** Settles when the server ends the stream. */
  ended: Promise<void>;
  close(): void;
};

/** Opens a stream of events and waits until it is greeted. */
export async function listen(address: string, cookie = ''): Promise<ListeningBrowser> {
  const request = get(`${address}/api/events`, { agent: false, headers: cookie === '' ? {} : { cookie } });
  const response = await new Promise<IncomingMessage>((done, fail) =>
    request.once('response', done).once('error', fail),
  );
  if (response.statusCode !== 200) throw new Error(`events were answered by ${response.statusCode}`);
  const heard: { name: LiveEventName; data: LiveEvent }[] = [];
  const hearers = new Set<(name: LiveEventName, data: LiveEvent) => void>();
  let unread = '';
  response.setEncoding('utf8').on('data', (text: string) => {
    const parts = (unread + text).split('\n\n');
    unread = parts.pop() ?? '';
    for (const part of parts) {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
      if (name === undefined || data === undefined) continue;
      const event = readEvent(name as LiveEventName, data);
      heard.push(event);
      for (const hear of hearers) hear(event.name, event.data);
    }
  });
  const ended = new Promise<void>((done) => response.once('close', () => done()).once('error', () => done()));
  const browser: ListeningBrowser = {
    next: (name) =>
      new Promise((done) => {
        const hear = (told: LiveEventName, data: LiveEvent) => {
          if (told !== name) return;
          hearers.delete(hear);
          done(data as never);
        };
        hearers.add(hear);
      }),
    heard: (name) => heard.filter((event) => event.name === name).map((event) => event.data as never),
    onEvent: (hear) => void hearers.add(hear),
    ended,
    close: () => request.destroy(),
  };
  if (browser.heard('hello').length === 0) await browser.next('hello');
  return browser;
}

let lastRead: { name: LiveEventName; text: string; data: LiveEvent } | undefined;

/** Reads an event by its schema; one that came to many browsers at once is read once. */
function readEvent(name: LiveEventName, text: string): { name: LiveEventName; data: LiveEvent } {
  if (lastRead?.name !== name || lastRead.text !== text)
    lastRead = { name, text, data: liveEvents[name].parse(JSON.parse(text)) };
  return lastRead;
}
