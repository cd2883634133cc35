import { BadgeCheck, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import type { Client } from '#contract/entities/people.ts';
import { recordedSources } from '#domain/people/consents.ts';
import { fullName } from '#domain/people/full-name.ts';
import { telephoneAddress } from '#domain/people/telephone.ts';
import { givenPhone } from '#domain/people/given-phone.ts';
import { Form, useForm } from '#web/accounts/form.tsx';
import { useSession } from '#web/catalogue/queries.ts';
import { useProjectName } from '#web/catalogue/settings.tsx';
import { ConsentHistory, useConsents, useSetMarketing } from '#web/consents/consent-history.tsx';
import { leadStatusIds, leadStatusTexts } from '#web/leads/lead-texts.ts';
import { useLeadSources } from '#web/leads/queries.ts';
import { useTeam } from '#web/team/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { LoadFailure } from '#web/ui/dashboard/placeholders.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Toggle } from '#web/ui/toggle.tsx';
import consentStyles from '#web/consents/consents.module.css';
import { useAssignClient, useChosen, useSaveClient } from './queries.ts';
import styles from './client-details.module.css';

/** A client's contact data, status, source, assigned user and permissions. Every change is saved immediately. */
export function ClientDetails({ client }: { client: Client }) {
  const t = useText();
  const { chosen, choose } = useChosen(useSaveClient(client));
  const confirm = useConfirm();
  const setActive = async (isActive: boolean) => {
    const question = {
      title: t('leads.switchOffTitle', { name: fullName(client) }),
      text: t('leads.switchOffText'),
      yes: t('leads.switchOffYes'),
      no: t('dashboard.cancel'),
    };
    if (isActive || (await confirm(question))) await choose({ is_active: isActive ? '1' : '0' });
  };
  return (
    <section className={styles.details} aria-label={t('leads.details')}>
      <Contact client={client} />
      <Assignment client={client} />
      <div className={styles.switches}>
        <Toggle
          label={t('leads.selfLogin')}
          on={isOn(chosen.can_self_login, client.can_self_login)}
          onChange={(on) => void choose({ can_self_login: on ? '1' : '0' })}
        />
        <Toggle
          label={t('leads.isActive')}
          on={isOn(chosen.is_active, client.is_active)}
          onChange={(on) => void setActive(on)}
        />
      </div>
      <Consents client={client} />
    </section>
  );
}

const isOn = (chosen: string | undefined, saved: boolean) => (chosen === undefined ? saved : chosen === '1');

/** The address and phone number of a client. */
export function Contact({ client: { email, phone, is_verified } }: { client: Client }) {
  const t = useText();
  return (
    <ul className={styles.contact}>
      <li>
        <Mail />
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      {givenPhone(phone) !== null && (
        <li>
          <Phone />
          <a href={telephoneAddress(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </li>
      )}
      <li>
        <BadgeCheck />
        {t(is_verified ? 'leads.verified' : 'leads.notVerified')}
      </li>
    </ul>
  );
}

function Assignment({ client }: { client: Client }) {
  const t = useText();
  const { can } = useSession();
  const { chosen, choose } = useChosen(useSaveClient(client));
  const assignment = useChosen(useAssignClient(client));
  const sources = useLeadSources().data ?? [];
  const team = useTeam({ enabled: can.assignClients }).data ?? [];
  const current = client.user
    ? [{ value: String(client.user.id), label: client.user.name }]
    : [{ value: '', label: t('leads.nobody') }];
  const others = team
    .filter((user) => user.id !== client.user?.id)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <Select
        label={t('leads.status')}
        value={chosen.lead_status_id ?? String(client.lead_status_id)}
        onChange={(lead_status_id) => void choose({ lead_status_id })}
        options={leadStatusIds.map((id) => ({ value: String(id), label: t(leadStatusTexts[id]) }))}
      />
      <Select
        label={t('leads.source')}
        value={chosen.lead_source_id ?? String(client.lead_source_id)}
        onChange={(lead_source_id) => void choose({ lead_source_id })}
        options={sources.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Select
        label={t('leads.assigned')}
        disabled={!can.assignClients}
        value={assignment.chosen.user_id ?? String(client.user?.id ?? '')}
        onChange={(user_id) => void assignment.choose({ user_id })}
        options={[...current, ...others]}
      />
    </>
  );
}

/** Whether a client allows mails for marketing, all recorded consents, and a button to record a new statement. */
function Consents({ client }: { client: Client }) {
  const t = useText();
  const { data, isError, refetch } = useConsents(client.id);
  const [isOpen, setOpen] = useState(false);
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : null;
  const isGiven = data.marketing?.is_given === true;
  const state = data.marketing === null ? 'unknown' : isGiven ? 'allowed' : 'refused';
  return (
    <section className={consentStyles.consents} aria-label={t('consent.history')}>
      <p>{t(`consent.state.${state}`)}</p>
      <div>
        <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          {t(isGiven ? 'consent.recordNo' : 'consent.recordYes')}
        </Button>
      </div>
      <details className={consentStyles.details}>
        <summary>{t('consent.history')}</summary>
        <ConsentHistory history={data.history} />
      </details>
      {isOpen && <RecordDialog client={client} isGiven={!isGiven} onClose={() => setOpen(false)} />}
    </section>
  );
}

type RecordDialogProps = { client: Client; isGiven: boolean; onClose: () => void };

/** Records a client's statement, and how it was given. */
function RecordDialog({ client, isGiven, onClose }: RecordDialogProps) {
  const t = useText();
  const projectName = useProjectName();
  const setMarketing = useSetMarketing(client.id);
  const [source, setSource] = useState<(typeof recordedSources)[number]>('inPerson');
  const form = useForm([], async () => {
    await setMarketing({ is_given: isGiven ? '1' : '0', source });
    onClose();
    return {};
  });
  return (
    <Dialog title={t(isGiven ? 'consent.recordYes' : 'consent.recordNo')} onClose={onClose}>
      <Form control={form} submit={t('dashboard.save')}>
        {isGiven && (
          <>
            <p>{t('consent.askThem', { name: fullName(client) })}</p>
            <blockquote className={consentStyles.quiet}>
              {t('consent.marketingWording', { project: projectName })}
            </blockquote>
          </>
        )}
        <p aria-hidden="true">{t('consent.how')}</p>
        <Segmented
          label={t('consent.how')}
          options={recordedSources.map((value) => ({ value, label: t(`consent.source.${value}`) }))}
          value={source}
          onChange={setSource}
        />
      </Form>
    </Dialog>
  );
}
