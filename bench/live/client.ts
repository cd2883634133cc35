import { calls } from '#contract/calls/index.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { LiveEvent } from '#contract/events/live-events.ts';
import { listen } from '#tools/testing/listen-events.ts';

type UnitChanges = Pick<LiveEvent<'units'>, 'properties'>;

/**
 * How a client gets a change: from the event, as browsers do (`takes`), or, as a control, by a request after every
 * event (`asks`).
 */
export type ClientMode = 'takes' | 'asks';

/** An open browser with its copy of the units. */
export type Client = { requests(): number; ended: Promise<void>; close(): void };

/**
 * Opens a stream and keeps the units that change. `onKnown` is called with a unit and its status when the client has
 * them, not when it is only notified that something changed.
 */
export async function openClient(
  { address, cookie }: { address: string; cookie: string },
  mode: ClientMode,
  onKnown: (id: number, status: number) => void,
): Promise<Client> {
  const statuses = new Map<number, number>();
  let version = 0;
  let requests = 0;
  let isAsking = false;
  let mustAsk = false;

  const keepUnits = ({ properties }: UnitChanges) => {
    for (const { id, status_id } of properties) {
      if (statuses.get(id) === status_id) continue;
      statuses.set(id, status_id);
      onKnown(id, status_id);
    }
  };
  const ask = async (until?: number): Promise<void> => {
    mustAsk = true;
    if (isAsking) return;
    isAsking = true;
    while (mustAsk) {
      mustAsk = false;
      requests += 1;
      const query = until === undefined ? `since=${version}` : `since=${version}&until=${until}`;
      const answer = await fetch(`${address}/api${calls.listChanges.path}?${query}`, { headers: { cookie } });
      if (!answer.ok) throw new Error(`The changes were answered with ${answer.status}`);
      const found = (await answer.json()) as AnswerOf<typeof calls.listChanges>;
      version = Math.max(version, found.version);
      keepUnits(found);
    }
    isAsking = false;
  };
  const browser = await listen(address, cookie);
  for (const hello of browser.heard('hello')) version = hello.version;
  browser.onEvent((_name, data) => {
    if ('within' in data) return void setTimeout(ask, data.within * Math.random(), data.version);
    if (!('properties' in data)) {
      if ('since' in data && version >= data.since) version = Math.max(version, data.version);
      return;
    }
    if (mode === 'asks') return void ask();
    if (version < data.since) return void ask(data.version);
    version = Math.max(version, data.version);
    keepUnits(data);
  });
  return { requests: () => requests, ended: browser.ended, close: browser.close };
}
