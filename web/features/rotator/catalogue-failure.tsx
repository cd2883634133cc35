import type { UseQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { ApiProblem } from '#web/api/call-api.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './catalogue-failure.module.css';

type Queries = readonly (UseQueryResult<unknown, unknown> | undefined)[];

/**
 * Says that the server did not send all that the home view shows, until it has, and asks again. A lost connection is
 * shown elsewhere. It gets the queries of the view, because using one that has failed would repeat it.
 */
export function CatalogueFailure({ queries }: { queries: Queries }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const failed = queries.filter((query) => query !== undefined && !query.data && query.errorUpdateCount > 0);
  const problem = failed.map((query) => query?.error ?? query?.failureReason).find(Boolean) as ApiProblem | undefined;
  // While it asks again there is none: it stays as it was.
  const [latest, setLatest] = useState(problem);
  if (problem && problem !== latest) setLatest(problem);
  if (failed.length === 0 || latest?.status === 0) return null;
  const retry = () => {
    setBusy(true);
    void Promise.all(failed.map((query) => query?.refetch())).then(() => setBusy(false));
  };
  return (
    <div className={styles.failed} role="alert">
      <p>{t('account.away')}</p>
      <Button icon={<RefreshCw />} busy={isBusy} onClick={retry}>
        {t('general.retry')}
      </Button>
    </div>
  );
}
