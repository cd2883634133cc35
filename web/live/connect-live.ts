import type { QueryClient } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { LiveEvent, LiveEventName } from '#contract/events/live-events.ts';
import { callApi } from '#web/api/call-api.ts';
import { applyUnits } from '#web/catalogue/apply-units.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { markLive, markStale } from './live-state.ts';

/** The server says something every 15 s: after this many milliseconds of silence the stream is taken for dead. */
const maxSilence = 35_000;
const lookEvery = 5_000;
const comeBackAfter = 2_000;
/** A server that refuses a stream is asked ever less often: after each refusal twice as long, up to this many times. */
const mostPatience = 8;

export type LiveListeners = {
  onPresentation: (event: LiveEvent<'presentation'>) => void;
  /**
   * The stream is open: for the first time, when the session may have ended since the page was made, or after a break,
   * which the server makes when it did.
   */
  onOpen: () => void;
};

/**
 * Listens to the server and keeps the units in the cache current. After a break, a sleep or a doubt it asks for what
 * changed since it last knew. Gives the function that ends it.
 */
export function connectLive(queries: QueryClient, { onPresentation, onOpen }: LiveListeners): () => void {
  let source: EventSource | undefined;
  let heardAt = 0;
  let known: number | undefined;
  let isAsking = false;
  let askAgain = false;
  let hasEnded = false;
  let patience = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const comeBack = () => {
    clearTimeout(timer);
    if (!hasEnded) timer = setTimeout(open, comeBackAfter * patience * (0.5 + Math.random()));
  };
  const doubt = () => {
    markStale();
    source?.close();
    source = undefined;
    comeBack();
  };
  /**
   * Asks until nothing newer was told meanwhile. The first time, what the page holds is of an unknown age and comes
   * anew.
   */
  const catchUp = async () => {
    askAgain = true;
    if (isAsking || hasEnded) return;
    isAsking = true;
    try {
      while (askAgain) {
        askAgain = false;
        const answer = await callApi(calls.listChanges, { query: known === undefined ? {} : { since: known } });
        if (known === undefined || answer.reset)
          await queries.invalidateQueries({ queryKey: catalogueKeys.properties }, { throwOnError: true });
        else applyUnits(queries, answer.properties, answer.gone);
        known = answer.version;
      }
      if (source) markLive();
    } catch {
      doubt();
    } finally {
      isAsking = false;
    }
  };
  const told = ({ version, live }: { version: number; live: boolean }, always: boolean) => {
    if (!live) markStale();
    else if (always || known === undefined || version > known) void catchUp();
    else if (!isAsking) markLive();
  };
  const on = <N extends LiveEventName>(stream: EventSource, name: N, act: (data: LiveEvent<N>) => void) =>
    stream.addEventListener(name, (event: MessageEvent<string>) => {
      if (stream !== source) return;
      heardAt = Date.now();
      act(JSON.parse(event.data) as LiveEvent<N>);
    });
  const open = () => {
    source?.close();
    const stream = new EventSource('/api/events');
    source = stream;
    heardAt = Date.now();
    on(stream, 'hello', (state) => {
      patience = 1;
      told(state, true);
      onOpen();
    });
    on(stream, 'ping', (state) => told(state, false));
    on(stream, 'unit', () => void catchUp());
    on(stream, 'units', () => void catchUp());
    on(stream, 'live', ({ live }) => told({ version: known ?? 0, live }, true));
    on(stream, 'presentation', onPresentation);
    stream.addEventListener('error', () => {
      if (stream !== source) return;
      markStale();
      if (stream.readyState !== EventSource.CLOSED) return;
      doubt();
      patience = Math.min(mostPatience, patience * 2);
    });
  };
  const look = () => {
    if (source && Date.now() - heardAt > maxSilence) doubt();
  };
  const away = () => doubt();
  const back = () => {
    if (document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    if (!source || Date.now() - heardAt > maxSilence) open();
  };
  const watch = setInterval(look, lookEvery);
  addEventListener('offline', away);
  addEventListener('online', back);
  document.addEventListener('visibilitychange', back);
  open();
  return () => {
    hasEnded = true;
    clearInterval(watch);
    clearTimeout(timer);
    removeEventListener('offline', away);
    removeEventListener('online', back);
    document.removeEventListener('visibilitychange', back);
    source?.close();
    source = undefined;
    markStale();
  };
}
