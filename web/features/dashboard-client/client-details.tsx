import { BadgeCheck, Mail, Phone } from 'lucide-react';
import type { Client } from '#contract/entities/people.ts';
import { telephoneAddress } from '#domain/people/telephone.ts';
import { givenPhone } from '#domain/people/given-phone.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { leadStatusIds, leadStatusTexts } from '#web/leads/lead-texts.ts';
import { useLeadSources } from '#web/leads/queries.ts';
import { useTeam } from '#web/team/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { Toggle } from '#web/ui/toggle.tsx';
import { Consents } from './consents.tsx';
import { useAssignClient, useSaveClient } from './queries.ts';
import styles from './client-details.module.css';

/** A client's contact data, status, source, assigned user and permissions. Every change is saved immediately. */
export function ClientDetails({ client }: { client: Client }) {
  const t = useText();
  const save = useSaveClient(client);
  const confirm = useConfirm();
  const setActive = async (isActive: boolean) => {
    const title = t('leads.switchOffTitle', { name: client.first_name });
    if (isActive || (await confirm({ title, text: t('leads.switchOffText') })))
      await save({ is_active: isActive ? '1' : '0' });
  };
  return (
    <section className={styles.details} aria-label={t('leads.details')}>
      <Contact client={client} />
      <Assignment client={client} />
      <div className={styles.switches}>
        <Toggle
          label={t('leads.selfLogin')}
          on={client.can_self_login}
          onChange={(on) => void save({ can_self_login: on ? '1' : '0' })}
        />
        <Toggle label={t('leads.isActive')} on={client.is_active} onChange={(on) => void setActive(on)} />
      </div>
      <Consents client={client} />
    </section>
  );
}

/** The address and phone number of a client. */
export function Contact({ client: { email, phone, is_verified } }: { client: Client }) {
  const t = useText();
  return (
    <ul className={styles.contact}>
      <li>
        <Mail aria-hidden="true" />
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      {givenPhone(phone) !== null && (
        <li>
          <Phone aria-hidden="true" />
          <a href={telephoneAddress(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </li>
      )}
      <li>
        <BadgeCheck aria-hidden="true" />
        {t(is_verified ? 'leads.verified' : 'leads.notVerified')}
      </li>
    </ul>
  );
}

function Assignment({ client }: { client: Client }) {
  const t = useText();
  const { can } = useSession();
  const save = useSaveClient(client);
  const assign = useAssignClient(client);
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
        value={String(client.lead_status_id)}
        onChange={(lead_status_id) => void save({ lead_status_id })}
        options={leadStatusIds.map((id) => ({ value: String(id), label: t(leadStatusTexts[id]) }))}
      />
      <Select
        label={t('leads.source')}
        value={String(client.lead_source_id)}
        onChange={(lead_source_id) => void save({ lead_source_id })}
        options={sources.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Select
        label={t('leads.assigned')}
        disabled={!can.assignClients}
        value={String(client.user?.id ?? '')}
        onChange={(user) => void assign(user)}
        options={[...current, ...others]}
      />
    </>
  );
}
