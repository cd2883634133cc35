import type { QueryClient } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { applyUnits } from '#web/catalogue/apply-units.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { setRunning, tellApproval } from './approval-news.ts';
import { browserWorld } from './browser-world.ts';
import { markLive, markStale } from './live-state.ts';
import { runStream, type StreamHooks } from './run-stream.ts';

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
