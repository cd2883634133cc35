import { Copy, Hourglass, UserRoundPlus, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { Duplicate } from '#contract/entities/leads.ts';
import { givenPhone } from '#domain/people/telephone.ts';
import { isolateFigure } from '#domain/texts/direction.ts';
import { fullName } from '#web/accounts/full-name.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { duplicateReasonTexts } from '#web/leads/lead-texts.ts';
import { leadKeys } from '#web/leads/lead-keys.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState, LoadFailure, RowsSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { SectionPage } from '#web/ui/dashboard/section-page.tsx';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import { useLeadFilters } from './filters.ts';
import { LeadBoard } from './lead-board.tsx';
import { LeadFilterBar, ViewSwitch } from './lead-filter-bar.tsx';
import { LeadTable } from './lead-table.tsx';
import { NewClientSheet } from './new-client-sheet.tsx';
import { RetentionSheet } from './retention-sheet.tsx';
import styles from './leads-screen.module.css';

/** The leads in the user's reach, as a board by status or as a table. The URL holds the filters. */
export function LeadsScreen() {
  const t = useText();
  const { can } = useSession();
  const { retentionMonths } = useSettings();
  const { filters, change } = useLeadFilters();
  const [sheet, setSheet] = useState<'new' | 'duplicates' | 'due'>();
  const actions = (
    <>
      <ViewSwitch view={filters.view} onChange={(view) => change({ view })} />
      {can.assignClients && (
        <Button icon={<Copy aria-hidden="true" />} onClick={() => setSheet('duplicates')}>
          {t('leads.duplicates')}
        </Button>
      )}
      {can.eraseClients && retentionMonths > 0 && (
        <Button icon={<Hourglass aria-hidden="true" />} onClick={() => setSheet('due')}>
          {t('leads.due')}
        </Button>
      )}
      <Button variant="primary" icon={<UserRoundPlus aria-hidden="true" />} onClick={() => setSheet('new')}>
        {t('leads.register')}
      </Button>
    </>
  );
  return (
    <SectionPage title={t('dashboard.leads')} actions={actions} fill>
      <LeadFilterBar filters={filters} onChange={change} />
      {filters.view === 'board' ? (
        <LeadBoard filters={filters} />
      ) : (
        <LeadTable filters={filters} onChange={change} onRegister={() => setSheet('new')} />
      )}
      {sheet === 'new' && <NewClientSheet onClose={() => setSheet(undefined)} />}
      {sheet === 'due' && <RetentionSheet onClose={() => setSheet(undefined)} />}
      {sheet === 'duplicates' && <DuplicatesSheet onClose={() => setSheet(undefined)} />}
    </SectionPage>
  );
}

/** Pairs of clients who may be the same person, each with a link to compare and merge them. */
function DuplicatesSheet({ onClose }: { onClose: () => void }) {
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
  const phone = isolateFigure(givenPhone(client.phone) ?? '', language);
  return (
    <div>
      <p className={styles.name}>{fullName(client)}</p>
      <p className={styles.contact}>{[client.email, phone, client.user?.name].filter(Boolean).join(' · ')}</p>
    </div>
  );
}
