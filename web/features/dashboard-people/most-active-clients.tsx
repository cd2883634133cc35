import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import { fullName } from '#web/accounts/full-name.ts';
import { callApi } from '#web/api/call-api.ts';
import { leadKeys } from '#web/leads/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { LoadFailure } from '#web/ui/dashboard/load-failure.tsx';
import { RowsSkeleton } from '#web/ui/dashboard/section-skeleton.tsx';
import styles from './member-sheet.module.css';

/** The ten clients of a user who looked at most. */
export function MostActiveClients({ userId }: { userId: number }) {
  const t = useText();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...leadKeys.all, 'keen', userId],
    queryFn: ({ signal }) => callApi(calls.listPopularClients, { params: { id: userId }, signal }),
  });
  if (isPending) return <RowsSkeleton count={4} />;
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (data.length === 0) return <p className={styles.told}>{t('people.noClients')}</p>;
  return (
    <ul className={styles.keen} aria-label={t('people.keenClients')}>
      {data.map((client) => (
        <li key={client.id}>
          <Link to={`/dashboard/leads/${client.id}`}>{fullName(client)}</Link>
          <span className={styles.count}>{t('leads.viewCount', { count: client.view_count })}</span>
        </li>
      ))}
    </ul>
  );
}
