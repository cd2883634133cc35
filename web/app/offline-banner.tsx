import { WifiOff } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { calls } from '#contract/calls/index.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { callApi } from '#web/api/call-api.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import styles from './offline-banner.module.css';

/** Warns that the screen may be out of date, and offers to reconnect. */
export function OfflineBanner() {
  const t = useText();
  const { isOffline, retry, retrying } = useConnection();
  return (
    <output className={styles.region}>
      {isOffline && (
        <span className={styles.banner}>
          <WifiOff aria-hidden="true" />
          <span>{t('general.offline')}</span>
          <Button busy={retrying} onClick={retry}>
            {t('shell.reconnect')}
          </Button>
        </span>
      )}
    </output>
  );
}

/**
 * Whether the server is unreachable: the browser is offline, or a query failed because its call did not get through.
 * `retry` reads the session again and, if that succeeds, refetches every failed query.
 */
function useConnection(): { isOffline: boolean; retry: () => void; retrying: boolean } {
  const queries = useQueryClient();
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
  const failedQueries = () =>
    queries.getQueryCache().findAll({ predicate: ({ state }) => isOfflineError(state.fetchFailureReason) });
  const isOffline = useSyncExternalStore(subscribe, () => !navigator.onLine || failedQueries().length > 0);
  const retry = async () => {
    setRetrying(true);
    try {
      queries.setQueryData(catalogueKeys.session, await callApi(calls.getSession));
      await Promise.all(failedQueries().map((query) => query.fetch()));
    } catch {
      // The banner stays visible.
    } finally {
      setRetrying(false);
    }
  };
  return { isOffline, retry: () => void retry(), retrying };
}

function isOfflineError(reason: unknown): boolean {
  return reason instanceof ApiProblem && reason.code === 'offline';
}
