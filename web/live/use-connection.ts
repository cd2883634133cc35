import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { useRefreshSession } from '#web/session/session.ts';
import { forgetStored, isAnyStored, useLiveState, isStoredPage } from './live-state.ts';
import { findUnreached } from './unreached-queries.ts';

/**
 * Whether the server is unreachable: the browser is offline, a query failed because its call did not get through, or an
 * answer came from this device. `retry` reads the session again and, if that succeeds, refetches every failed query and
 * every stored answer.
 */
export function useConnection(): { isOffline: boolean; retry: () => void; retrying: boolean } {
  const queries = useQueryClient();
  const refreshSession = useRefreshSession();
  const [retrying, setRetrying] = useState(false);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const unsubscribe = queries.getQueryCache().subscribe(onChange);
      addEventListener('online', onChange);
      addEventListener('offline', onChange);
      return () => {
        unsubscribe();
        removeEventListener('online', onChange);
        removeEventListener('offline', onChange);
      };
    },
    [queries],
  );
  const isUnreachable = useSyncExternalStore(subscribe, () => !navigator.onLine || findUnreached(queries).length > 0);
  const { isStored } = useLiveState();
  const retry = async () => {
    setRetrying(true);
    try {
      const session = await callApi(calls.getSession);
      if (isStoredPage()) await refreshSession({ keepsTab: true });
      else queries.setQueryData(catalogueKeys.session, session);
      await Promise.all(findUnreached(queries).map((query) => query.fetch()));
      if (isAnyStored()) {
        forgetStored();
        await queries.invalidateQueries();
      }
    } catch {
      // If it fails, the banner stays visible.
    } finally {
      setRetrying(false);
    }
  };
  return { isOffline: isUnreachable || isStored, retry: () => void retry(), retrying };
}

/** Interruptions shorter than this are not shown; in milliseconds. */
const noticeDelay = 4_000;

/** Whether the data shown may have been out of date for longer than `noticeDelay`, so that the page should say so. */
export function useIsLate(): boolean {
  const { live } = useLiveState();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (live) return;
    const timer = setTimeout(() => setLate(true), noticeDelay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [live]);
  return isLate && !live;
}
