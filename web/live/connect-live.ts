import type { QueryClient } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { applyUnits } from '#web/catalogue/apply-units.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { setRunning, tellApproval } from './approval-news.ts';
import { markLive, markStale } from './live-state.ts';
import { runStream, type StreamHooks, type StreamWorld } from './run-stream.ts';

/**
 * `onOpen`: the stream is open, for the first time, when the session may have ended since the page was made, or after a
 * break, which the server makes when it did.
 */
export type LiveListeners = Pick<StreamHooks, 'onPresentation' | 'onOpen'>;

/**
 * Listens to the server and keeps the units in the cache current. After a break, a sleep or a doubt it asks for what
 * changed since it last knew. Gives the function that ends it.
 */
export function connectLive(queries: QueryClient, listeners: LiveListeners): () => void {
  const catchUp = (since: number | undefined) => bringChanges(queries, since);
  const stream = runStream(browserWorld, { ...listeners, catchUp, markLive, markStale, onApproval: tellApproval });
  setRunning(stream);
  return () => {
    setRunning(undefined);
    stream.end();
  };
}

/** The first time, what the page holds is of an unknown age and comes anew. */
async function bringChanges(queries: QueryClient, since: number | undefined): Promise<number> {
  const answer = await callApi(calls.listChanges, { query: since === undefined ? {} : { since } });
  if (since === undefined || answer.reset)
    await queries.invalidateQueries({ queryKey: catalogueKeys.properties }, { throwOnError: true });
  else applyUnits(queries, answer.properties, answer.gone);
  return answer.version;
}

/** The browser that this page is open in. */
const browserWorld: StreamWorld = {
  now: Date.now,
  random: Math.random,
  openSource: () => new EventSource('/api/events'),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, act) {
    const timer = setInterval(act, milliseconds);
    return () => clearInterval(timer);
  },
  watchPage(onOffline, onReturn) {
    const leaving = new AbortController();
    const onLook = () => document.visibilityState === 'visible' && onReturn();
    addEventListener('offline', onOffline, leaving);
    addEventListener('online', onLook, leaving);
    document.addEventListener('visibilitychange', onLook, leaving);
    return () => leaving.abort();
  },
};
