import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { calls } from '#contract/calls/index.ts';
import type { Duplicate } from '#contract/entities/leads.ts';
import { fullName } from '#web/accounts/full-name.ts';
import { callApi } from '#web/api/call-api.ts';
import { duplicateReasonTexts } from '#web/leads/lead-texts.ts';
import { leadKeys } from '#web/leads/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/dashboard/empty-state.tsx';
import { LoadFailure } from '#web/ui/dashboard/load-failure.tsx';
import { RowsSkeleton } from '#web/ui/dashboard/section-skeleton.tsx';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import styles from './duplicates-sheet.module.css';

/** Pairs of clients who may be the same person, each with a link to compare and merge them. */
export function DuplicatesSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: leadKeys.duplicates,
    queryFn: ({ signal }) => callApi(calls.listDuplicates, { signal }),
  });
  return (
    <SideSheet title={t('leads.duplicates')} subtitle={t('leads.duplicatesText')} onClose={onClose}>
      {isPending && <RowsSkeleton count={5} />}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState icon={<CircleCheck />} title={t('leads.noDuplicates')} />}
      <ul className={styles.pairs}>
        {data?.map(([elder, younger]) => (
          <li key={`${elder.id}-${younger.id}`} className={styles.pair}>
            <p className={styles.reason}>{t(duplicateReasonTexts[younger.reason])}</p>
            <Person client={elder} />
            <Person client={younger} />
            <ButtonLink className={styles.compare} to={`/dashboard/leads/${elder.id}?merge=${younger.id}`}>
              {t('leads.compare')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </SideSheet>
  );
}

function Person({ client }: { client: Duplicate }) {
  return (
    <div>
      <p className={styles.name}>{fullName(client)}</p>
      <p className={styles.contact}>
        {[client.email, client.phone === '0' ? '' : client.phone, client.user?.name ?? '']
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
    </div>
  );
}
