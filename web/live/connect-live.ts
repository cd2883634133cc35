import type { Query, QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { applyUnits } from '#web/catalogue/apply-units.ts';
import { forgetApplied } from '#web/catalogue/merge-units.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { leadKeys } from '#web/leads/lead-keys.ts';
import { notifyApproval, setPageStream } from './approval-events.ts';
import { forgetStored, isAnyStored, markLive, markStale } from './live-state.ts';
import { runStream, type StreamHooks, type StreamEnvironment } from './run-stream.ts';

/**
 * `onOpen` is called whenever the stream opens. The session may have ended before: while the page was loading, or because
 * the server closes the stream of a session that ends.
 */
export type LiveListeners = Pick<StreamHooks, 'onPresentation' | 'onOpen'>;

/**
 * Listens to the server's events and keeps the cached units and leads current. Events hold the units that changed. Only
 * after missing some it loads the changes since the last known version; after every interruption it loads the leads anew.
 * Returns a function that stops it.
 */
export function connectLive(queries: QueryClient, listeners: LiveListeners): () => void {
  forgetApplied();
  const refreshLeads = () => void queries.invalidateQueries({ queryKey: leadKeys.all });
  // Leads may have changed unheard before the stream was opened, and while it was interrupted.
  let mayHaveMissed = false;
  /** The epoch of what is shown. */
  let epoch: string | undefined;
  const stream = runStream(browser, {
    ...listeners,
    apply: ({ properties, gone }) => applyUnits(queries, properties, gone),
    async catchUp(since, until) {
      const answer = await loadChanges(queries, { since, until, epoch });
      ({ epoch } = answer);
      return answer;
    },
    onOpen() {
      mayHaveMissed = true;
      listeners.onOpen();
    },
    markStale() {
      mayHaveMissed = true;
      markStale();
    },
    markLive() {
      // What came from the device is first asked for again.
      if (isAnyStored()) return stream.reopen();
      if (mayHaveMissed) refreshLeads();
      mayHaveMissed = false;
      markLive();
    },
    onApproval: notifyApproval,
    onLead: refreshLeads,
  });
  setPageStream(stream);
  return () => {
    setPageStream(undefined);
    stream.end();
  };
}

/**
 * Applies the changes since a version and returns the version reached. Without `since`, reloads all units; after answers
 * from this device, and in another epoch, everything that is shown. Throws if the device had to answer again.
 */
async function loadChanges(
  queries: QueryClient,
  { since, until, epoch }: { since: number | undefined; until: number; epoch: string | undefined },
): Promise<AnswerOf<typeof calls.listChanges>> {
  const answer = await callApi(calls.listChanges, {
    query: { ...(since === undefined ? {} : { since }), ...(epoch === undefined ? {} : { epoch }), until },
  });
  if (isAnyStored()) {
    forgetStored();
    await queries.invalidateQueries(undefined, { throwOnError: true });
    if (isAnyStored()) throw new Error('The server could not be reached');
  } else if (since === undefined || answer.reset) {
    forgetApplied();
    const isOther = epoch !== undefined && epoch !== answer.epoch;
    await Promise.all([
      queries.invalidateQueries({ queryKey: catalogueKeys.properties }, { throwOnError: true }),
      queries.invalidateQueries(isOther ? { predicate: isNotOfUnits } : { queryKey: catalogueKeys.withdrawn }),
    ]);
  } else applyUnits(queries, answer.properties, answer.gone);
  return answer;
}

const isNotOfUnits = ({ queryKey }: Query) => queryKey[0] !== catalogueKeys.properties[0];

const browser: StreamEnvironment = {
  now: Date.now,
  random: Math.random,
  openSource: () => new EventSource('/api/events'),
  setTimer(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  setRepeatingTimer(milliseconds, callback) {
    const timer = setInterval(callback, milliseconds);
    return () => clearInterval(timer);
  },
  watchPage(onOffline, onResume) {
    const stop = new AbortController();
    const resumeIfVisible = () => document.visibilityState === 'visible' && onResume();
    addEventListener('offline', onOffline, stop);
    addEventListener('online', resumeIfVisible, stop);
    document.addEventListener('visibilitychange', resumeIfVisible, stop);
    return () => stop.abort();
  },
};
