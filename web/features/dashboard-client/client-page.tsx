import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { ApiProblem } from '#web/api/api-problem.ts';
import { fullName } from '#web/accounts/full-name.ts';
import { useText } from '#web/texts/language.tsx';
import { LoadFailure } from '#web/ui/dashboard/load-failure.tsx';
import { SectionPage } from '#web/ui/dashboard/section-page.tsx';
import { SectionSkeleton } from '#web/ui/dashboard/section-skeleton.tsx';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { ClientActions } from './client-actions.tsx';
import { ClientDetails } from './client-details.tsx';
import { DuplicateNotice } from './duplicate-notice.tsx';
import { HistoryTabs } from './history-tabs.tsx';
import { Notes } from './notes.tsx';
import { useClient, useHistory } from './queries.ts';
import styles from './client-page.module.css';

/** The page of a client: their details, history and notes, and what can be done next. */
export function ClientPage() {
  const id = Number(useParams()['id']);
  if (!Number.isSafeInteger(id) || id < 1) throw new ApiProblem('not_found', 404, '');
  return <LoadedClient key={id} id={id} />;
}

function LoadedClient({ id }: { id: number }) {
  const t = useText();
  const { data: client, error, isPending, refetch } = useClient(id);
  const history = useHistory(id);
  if (error instanceof ApiProblem && error.status >= 400 && error.status < 500) throw error;
  if (isPending) return <SectionSkeleton />;
  if (!client) return <LoadFailure onRetry={() => void refetch()} />;
  const back = (
    <Link to="/dashboard/leads" className={styles.back}>
      <ArrowLeft aria-hidden="true" />
      {t('dashboard.leads')}
    </Link>
  );
  return (
    <SectionPage
      title={fullName(client)}
      back={back}
      subtitle={
        <>
          {t('leads.clientSince')} <Moment at={client.created_at} />
        </>
      }
      actions={<ClientActions client={client} />}
    >
      <DuplicateNotice client={client} duplicates={history.dealings?.duplicates ?? []} />
      <div className={styles.columns}>
        <ClientDetails client={client} />
        <HistoryTabs client={client} history={history} />
        <Notes client={client} notes={history.notes} />
      </div>
    </SectionPage>
  );
}
