import { CircleCheck } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { Duplicate } from '#contract/entities/leads.ts';
import { givenPhone } from '#domain/people/given-phone.ts';
import { fullName } from '#domain/people/full-name.ts';
import { isolateFigure } from '#domain/texts/direction.ts';
import { callApi } from '#web/api/call-api.ts';
import { leadKeys } from '#web/leads/lead-keys.ts';
import { duplicateReasonTexts } from '#web/leads/lead-texts.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { joinDetails } from '#web/ui/dashboard/join-details.ts';
import { EmptyState, LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import styles from './client-list.module.css';

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
  const { language } = useLanguage();
  // Its groups stay together.
  const phone = isolateFigure(givenPhone(client.phone)?.replaceAll(' ', '\u00a0') ?? '', language);
  return (
    <div>
      <p className={styles.name}>{fullName(client)}</p>
      <p className={styles.contact}>{joinDetails([client.email, phone, client.user?.name], language)}</p>
    </div>
  );
}
