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

/** Says that the screen may be out of date, and offers to connect again. */
export function OfflineBanner() {
  const t = useText();
  const { away, retry, retrying } = useConnection();
  return (
    <output className={styles.region}>
      {away && (
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
 * Whether the server can be reached: not when the browser knows it is offline, nor while an answer on screen is missing
 * because a call did not get through. `retry` asks who we are and, once that is answered, everything that failed.
 */
function useConnection(): { away: boolean; retry: () => void; retrying: boolean } {
  const queries = useQueryClient();
  const [retrying, setRetrying] = useState(false);
  const subscribe = useCallback(
    (changed: () => void) => {
      const unsubscribe = queries.getQueryCache().subscribe(changed);
      addEventListener('online', changed);
      addEventListener('offline', changed);
      return () => {
        unsubscribe();
        removeEventListener('online', changed);
        removeEventListener('offline', changed);
      };
    },
    [queries],
  );
  const unreached = () =>
    queries.getQueryCache().findAll({ predicate: ({ state }) => isAway(state.fetchFailureReason) });
  const away = useSyncExternalStore(subscribe, () => !navigator.onLine || unreached().length > 0);
  const retry = async () => {
    setRetrying(true);
    try {
      queries.setQueryData(catalogueKeys.session, await callApi(calls.getSession));
      await Promise.all(unreached().map((query) => query.fetch()));
    } catch {
      // The banner stays, which says it.
    } finally {
      setRetrying(false);
    }
  };
  return { away, retry: () => void retry(), retrying };
}

function isAway(reason: unknown): boolean {
  return reason instanceof ApiProblem && reason.code === 'offline';
}
