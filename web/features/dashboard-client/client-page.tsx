import { ArrowLeft, HandHelping, Pencil, Presentation } from 'lucide-react';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Dealings } from '#contract/entities/leads.ts';
import type { Client } from '#contract/entities/people.ts';
import { seesWholeProject } from '#domain/people/actor.ts';
import { fullName } from '#domain/people/full-name.ts';
import { ledPresentation } from '#domain/presentations/presentation-status.ts';
import { recordMailSent } from '#web/accounts/mail-sent-times.ts';
import { useErrorToast } from '#web/accounts/form-errors.ts';
import { useNavigateOn } from '#web/accounts/form.tsx';
import { callApi, ApiProblem } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useTakeClient } from '#web/leads/queries.ts';
import { useParams } from '#web/router/hooks.ts';
import { Link } from '#web/router/link.tsx';
import { useLanguage, useMomentText, useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { EmptyState, LoadFailure, RowsSkeleton, SectionSkeleton } from '#web/ui/dashboard/placeholders.tsx';
import { requireAddressId } from '#web/ui/dashboard/problems.ts';
import { SectionPage } from '#web/ui/dashboard/section-page.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useBusy } from '#web/ui/use-busy.ts';
import { ClientDetails, Contact } from './client-details.tsx';
import { DuplicateNotice, Viewings } from './client-notices.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { HistoryTabs } from './history-tabs.tsx';
import { Notes } from './notes.tsx';
import { useClient, useHistory } from './queries.ts';
import details from './client-details.module.css';
import styles from './client-page.module.css';

/** The page of a client: their details, history and notes, and what can be done next. */
export function ClientPage() {
  const id = requireAddressId(useParams()['id']);
  return <LoadedClient key={id} id={id} />;
}

function LoadedClient({ id }: { id: number }) {
  const t = useText();
  const { user } = useSession();
  const { data: client, error, isPending, refetch } = useClient(id);
  if (error instanceof ApiProblem && error.code === 'client_taken')
    return (
      <SectionPage title={t('dashboard.leads')} back={<BackToLeads />}>
        <EmptyState icon={<HandHelping />} title={error.message} />
      </SectionPage>
    );
  if (error instanceof ApiProblem && error.status >= 400 && error.status < 500) throw error;
  if (isPending) return <SectionSkeleton />;
  if (!client) return <LoadFailure onRetry={() => void refetch()} />;
  const isSeen = client.user !== null || (user !== null && seesWholeProject(user));
  return (
    <SectionPage
      title={fullName(client)}
      back={<BackToLeads />}
      subtitle={
        <>
          {t('leads.clientSince')} <Moment at={client.created_at} />
        </>
      }
      actions={isSeen && <ClientActions client={client} />}
    >
      {isSeen ? <ClientRecord client={client} /> : <WaitingClient client={client} />}
    </SectionPage>
  );
}

function BackToLeads() {
  const t = useText();
  return (
    <Link to="/dashboard/leads" className={styles.back}>
      <ArrowLeft />
      {t('dashboard.leads')}
    </Link>
  );
}

function ClientRecord({ client }: { client: Client }) {
  const history = useHistory(client.id);
  // The notices above would move everything when they arrive.
  if (!history.dealings && !history.isError) return <RowsSkeleton count={6} />;
  return (
    <>
      <DuplicateNotice client={client} duplicates={history.dealings?.duplicates ?? []} />
      <Viewings viewings={history.dealings?.viewings ?? []} />
      <div className={styles.columns}>
        <ClientDetails client={client} />
        <HistoryTabs client={client} history={history} />
        <Notes client={client} notes={history.notes} />
      </div>
    </>
  );
}

/** The buttons that take an unassigned client, edit a client, or lead to a presentation with them. */
function ClientActions({ client }: { client: Client }) {
  const t = useText();
  const [editing, setEditing] = useState(false);
  return (
    <>
      {client.user === null && <TakeButton client={client} />}
      <Button icon={<Pencil />} onClick={() => setEditing(true)}>
        {t('leads.edit')}
      </Button>
      <PresentButton client={client} />
      {editing && <EditSheet client={client} onClose={() => setEditing(false)} />}
    </>
  );
}

/** Begins a presentation with a client, or leads back to the one that runs with them on this screen. */
function PresentButton({ client }: { client: Client }) {
  const t = useText();
  const session = useSession();
  const { begin, busy } = useBeginPresentation(client);
  const icon = <Presentation />;
  if (session.client?.id === client.id)
    return (
      <ButtonLink variant="primary" icon={icon} to="/">
        {t('leads.backToPresentation')}
      </ButtonLink>
    );
  return (
    <Button variant="primary" icon={icon} busy={busy} disabled={!client.is_active} onClick={begin}>
      {t('leads.present')}
    </Button>
  );
}

/**
 * After a confirmation, invites the client by mail and opens the page that waits for their answer. The confirmation
 * says which presentation ends by that, and whether somebody else presents to the client already.
 */
function useBeginPresentation(client: Client): { begin: () => void; busy: boolean } {
  const t = useText();
  const toast = useToast();
  const confirm = useConfirm();
  const navigateOn = useNavigateOn();
  const { language } = useLanguage();
  const { projectId } = useSettings();
  const { user, client: present } = useSession();
  const elsewhere = useLedPresentation(client);
  const momentText = useMomentText();
  const { busy, run } = useBusy(useErrorToast());
  const invite = async () => {
    const sentences = [
      t('leads.presentText', { email: client.email }),
      present && t('leads.presentEnds', { name: fullName(present) }),
      elsewhere && t('leads.presentElsewhere', { user: elsewhere.user_name, time: momentText(elsewhere.started_at) }),
    ];
    const isConfirmed = await confirm({
      title: t('leads.presentTitle', { name: fullName(client) }),
      text: sentences.filter(Boolean).join(' '),
      yes: t('leads.presentYes'),
      no: t('dashboard.cancel'),
    });
    if (!isConfirmed) return;
    await run(async () => {
      const answer = await callApi(calls.inviteClient, {
        body: { email: client.email, user_id: user?.id, project_id: projectId, lang: language },
      });
      if (!answer.response) return toast(answer.message, 'error');
      recordMailSent('invitation', answer.id);
      await navigateOn(`/clientInvitationWait/${answer.id}`, { state: { email: client.email } });
    });
  };
  return { begin: () => void invite(), busy };
}

/** The presentation that a sales user leads with the client now; undefined if there is none, or it is not known yet. */
function useLedPresentation(client: Client): Dealings['presentations'][number] | undefined {
  const { dealings } = useHistory(client.id);
  return dealings?.presentations.find(({ status, ended_at }) => status === ledPresentation && ended_at === null);
}

/** A client without a sales user, as shown to users, who see the history only once they have taken the client. */
function WaitingClient({ client }: { client: Client }) {
  const t = useText();
  return (
    <>
      <section className={details.details} aria-label={t('leads.details')}>
        <Contact client={client} />
      </section>
      <EmptyState
        icon={<HandHelping />}
        title={t('leads.waiting')}
        text={t('leads.waitingText')}
        action={<TakeButton client={client} />}
      />
    </>
  );
}

/** Assigns an unassigned client to the user. */
function TakeButton({ client }: { client: Client }) {
  const t = useText();
  const { take, busy } = useTakeClient(client);
  return (
    <Button variant="primary" icon={<HandHelping />} busy={busy} onClick={take}>
      {t('leads.takeClient')}
    </Button>
  );
}
