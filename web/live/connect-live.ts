import type { Query, QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { reloadQueries } from '#web/api/query-client.ts';
import { applyUnits, refreshWithdrawn } from '#web/catalogue/apply-units.ts';
import { forgetApplied } from '#web/catalogue/merge-units.ts';
import { catalogueKeys, unitListQuery, type UnitList } from '#web/catalogue/queries.ts';
import { leadKeys } from '#web/leads/lead-keys.ts';
import { notifyApproval, setPageStream } from './approval-events.ts';
import { forgetStored, isAnyStored, markLive, markStale } from './live-state.ts';
import { runStream, type StreamHooks, type StreamEnvironment } from './run-stream.ts';
import type { CatchUp, Position } from './stream-state.ts';
import { resendUnreached } from './unreached-queries.ts';

/**
 * `onOpen` is called whenever the stream opens. The session may have ended by then: while the page was loading, or
 * because the server closes the stream of a session that ends.
 */
export type LiveListeners = Pick<StreamHooks, 'onPresentation' | 'onOpen'>;

/**
 * Listens to the server's events and keeps the cached units and leads current. The list of units has a version, and
 * events contain the changes that follow it; changes are requested only after a gap. Leads and withdrawn units are not
 * in the events, so they are reloaded after every interruption. Returns a function that stops listening.
 */
export function connectLive(queries: QueryClient, listeners: LiveListeners): () => void {
  forgetApplied();
  const refreshLeads = () => void reloadQueries(queries, { queryKey: leadKeys.all });
  // Whether leads and withdrawn units may have changed unnoticed: before a stream was opened, or while it was
  // interrupted.
  let mayHaveMissed = true;
  /** The epoch of the shown units. */
  let shownEpoch: string | undefined;
  const resending = resendUnreached(queries);
  const openSource = () => {
    mayHaveMissed = true;
    resending.onStale();
    return browser.openSource();
  };
  const stream = runStream(
    { ...browser, openSource },
    {
      ...listeners,
      apply: ({ properties, gone }) => applyUnits(queries, properties, gone),
      async catchUp(missed) {
        const answer = await catchUp(queries, missed, shownEpoch);
        shownEpoch = answer.epoch;
        return answer;
      },
      markStale() {
        mayHaveMissed = true;
        resending.onStale();
        markStale();
      },
      markLive() {
        // Answers stored on this device are requested again first.
        if (isAnyStored()) return stream.reopen();
        if (mayHaveMissed) {
          refreshLeads();
          void refreshWithdrawn(queries);
        }
        mayHaveMissed = false;
        markLive();
        resending.onLive();
      },
      onApproval: notifyApproval,
      onLead: refreshLeads,
    },
  );
  setPageStream(stream);
  const stopWatching = watchLists(queries, ({ version, epoch }) => {
    if (version !== undefined) stream.listLoaded({ version, epoch });
  });
  return () => {
    stopWatching();
    resending.end();
    setPageStream(undefined);
    stream.end();
  };
}

/** Calls `onLoad` with each loaded list of units, but not when changes are applied to the list. */
function watchLists(queries: QueryClient, onLoad: (list: UnitList) => void): () => void {
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (event.query.queryKey[0] === catalogueKeys.properties[0]) onLoad(event.action.data as UnitList);
  });
}

/**
 * Brings the units up to date and returns their position. If nothing is known of them yet, the loaded list is enough,
 * provided it has a version of the stream's epoch; otherwise changes are requested.
 */
async function catchUp(queries: QueryClient, missed: CatchUp, shownEpoch: string | undefined): Promise<Position> {
  const { since, until, epoch } = missed;
  const isUnknown = since === undefined && (shownEpoch ?? epoch) === epoch && !isAnyStored();
  const list: Partial<Position> = isUnknown ? await awaitUnits(queries, missed) : {};
  const { version, epoch: loadedEpoch = shownEpoch } = list;
  if (version !== undefined && loadedEpoch === epoch && !isAnyStored()) return { version, epoch };
  return loadChanges(queries, { since: since ?? version, until, epoch: loadedEpoch });
}

/**
 * The position of the list of units, awaited if it is being loaded. Without a list nothing is missing: one that is
 * loaded later reports its own position.
 */
async function awaitUnits(queries: QueryClient, { until, epoch }: CatchUp): Promise<Partial<Position>> {
  const state = queries.getQueryState(unitListQuery.queryKey);
  if (state === undefined || (state.status === 'pending' && state.fetchStatus === 'idle'))
    return { version: until, epoch };
  // If the list cannot be loaded, everything is requested again.
  return queries.ensureQueryData(unitListQuery).catch(() => ({}));
}

/**
 * Applies the changes since a version and returns the position reached. Without `since` it reloads all units; after
 * answers from this device or a change of epoch, everything that is shown. Throws if this device had to answer again.
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
      isOther ? queries.invalidateQueries({ predicate: isNotOfUnits }) : refreshWithdrawn(queries),
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
