import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerOf } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import { listen, type ListeningBrowser } from '#tools/testing/listen-events.ts';

/** An open browser: the statuses of units that it shows, and how often its stream was cut. */
type Watcher = { statuses: ReadonlyMap<number, number>; cuts(): number; close(): void };

/** The pause before a browser reopens its stream or repeats a call, in milliseconds. */
const pause = 1_000;

/**
 * Opens a browser that keeps the statuses of units current like the product: it applies changes from events and, after
 * a gap, requests those since its last version.
 */
export async function watch(address: string, cookie: string): Promise<Watcher> {
  const statuses = new Map<number, number>();
  const state = { isClosed: false };
  let version = 0;
  let epoch = '';
  let cuts = 0;
  let browser: ListeningBrowser | undefined;
  let asking: Promise<void> | undefined;

  const read = async <T>(path: string): Promise<T> => {
    for (;;) {
      const answer = await fetch(`${address}/api${path}`, { headers: { cookie } }).catch(() => undefined);
      if (answer?.status === 200) return (await answer.json()) as T;
      await answer?.body?.cancel();
      if (state.isClosed) throw new Error('closed');
      await wait(pause);
    }
  };
  const keepUnits = (units: readonly { id: number; status_id: number }[]) => {
    for (const { id, status_id } of units) statuses.set(id, status_id);
  };
  const ask = async (until: number, within: string): Promise<void> => {
    while ((epoch !== within || version < until) && !state.isClosed) {
      const found = await read<AnswerOf<typeof calls.listChanges>>(
        `${calls.listChanges.path}?since=${version}&epoch=${epoch}&until=${until}`,
      );
      if (found.reset) keepUnits(await read(calls.listProperties.path));
      else keepUnits(found.properties);
      version = epoch === found.epoch ? Math.max(version, found.version) : found.version;
      epoch = found.epoch;
    }
  };
  const catchUp = (until: number, within: string) => {
    asking = (asking ?? Promise.resolve()).then(() => ask(until, within)).catch(() => undefined);
  };
  const applyEvent = (data: object) => {
    if (!('epoch' in data) || data.epoch === '') return;
    const { since, version: reached, ...span } = data as { since?: number; version: number; epoch: string };
    if (since === undefined || span.epoch !== epoch || version < since) return catchUp(reached, span.epoch);
    if ('properties' in data && reached > version) keepUnits(data.properties as { id: number; status_id: number }[]);
    version = Math.max(version, reached);
  };
  const open = async () => {
    const opened = await listen(address, cookie);
    browser = opened;
    opened.onEvent((_name, data) => applyEvent(data));
    for (const hello of opened.heard('hello')) {
      if (version === 0) ({ version, epoch } = hello);
      else if (epoch !== hello.epoch || version < hello.version) catchUp(hello.version, hello.epoch);
    }
    return opened;
  };
  const keepOpen = async (first: ListeningBrowser) => {
    await first.ended;
    while (!state.isClosed) {
      cuts += 1;
      await wait(pause * (0.5 + Math.random()));
      const opened = await open().catch(() => undefined);
      await opened?.ended;
    }
  };
  const first = await open();
  keepUnits(await read(calls.listProperties.path));
  void keepOpen(first);
  return {
    statuses,
    cuts: () => cuts,
    close() {
      state.isClosed = true;
      browser?.close();
    },
  };
}
