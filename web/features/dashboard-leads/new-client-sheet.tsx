import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import { LeadStatus } from '#domain/leads/lead-statuses.ts';
import { checkContact } from '#domain/people/registration.ts';
import { ContactFields } from '#web/accounts/contact-fields.tsx';
import { failedChecks, type FormErrors } from '#web/accounts/form-errors.ts';
import { Form, useForm, useNavigateOn } from '#web/accounts/form.tsx';
import { callApi } from '#web/api/call-api.ts';
import { createRandomKey } from '#web/api/random-key.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { PrivacyNote } from '#web/legal/form-parts.tsx';
import { useKnownClient } from '#web/leads/known-client.ts';
import { leadStatusIds, leadStatusTexts } from '#web/leads/lead-texts.ts';
import { useLeadSources, useInvalidateLeads } from '#web/leads/queries.ts';
import { useTeam } from '#web/team/queries.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Select } from '#web/ui/dashboard/select.tsx';
import { SideSheet, CancelButton } from '#web/ui/dashboard/side-sheet.tsx';
import styles from './new-client-sheet.module.css';

const fields = ['first_name', 'last_name', 'email', 'phone', 'lead_status_id', 'lead_source_id', 'user_id'] as const;
type NewClient = Record<(typeof fields)[number], string>;

/** Registers a client. They get a mail and log in by mail, so their password is random and never shown. */
export function NewClientSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { user, can } = useSession();
  const sources = useLeadSources().data ?? [];
  const team = useTeam({ enabled: can.assignClients }).data ?? [];
  const [values, setValues] = useState<NewClient>({
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    lead_status_id: String(LeadStatus.new),
    lead_source_id: '',
    user_id: String(user?.id ?? ''),
  });
  const set = (field: keyof NewClient) => (value: string) => setValues((current) => ({ ...current, [field]: value }));
  const source = values.lead_source_id || String(sources[0]?.id ?? '');
  const form = useForm(fields, useRegister({ ...values, lead_source_id: source }));
  return (
    <SideSheet title={t('leads.register')} subtitle={t('leads.registerText')} onClose={onClose}>
      <Form control={form} submit={t('leads.registerSubmit')} actions={<CancelButton onClick={onClose} />}>
        <ContactFields values={values} onChange={(name, value) => set(name)(value)} errorText={form.errorText} />
        <div className={styles.pair}>
          <Select
            label={t('leads.status')}
            value={values.lead_status_id}
            onChange={set('lead_status_id')}
            options={leadStatusIds.map((id) => ({ value: String(id), label: t(leadStatusTexts[id]) }))}
          />
          <Select
            label={t('leads.source')}
            value={source}
            onChange={set('lead_source_id')}
            options={sources.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </div>
        {can.assignClients && (
          <Select
            label={t('leads.assigned')}
            value={values.user_id}
            onChange={set('user_id')}
            error={form.errorText('user_id')}
            options={team.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        <PrivacyNote ofClients />
      </Form>
    </SideSheet>
  );
}

/** Sends the registration, then opens the client's page. */
function useRegister(values: NewClient): () => Promise<FormErrors<keyof NewClient>> {
  const navigateOn = useNavigateOn();
  const refresh = useInvalidateLeads();
  const showKnown = useKnownClient();
  const { language } = useLanguage();
  const { projectId, clientVerification } = useSettings();
  return async () => {
    const errors = failedChecks(checkContact(values, 'other'));
    if (Object.keys(errors).length > 0) return errors;
    const answer = await callApi(calls.createClient, {
      body: {
        ...values,
        email: values.email.trim(),
        password: createRandomKey(),
        client_verification: clientVerification,
        project_id: projectId,
        lang: language,
      },
    });
    if (!answer.response) return showKnown(answer);
    await refresh();
    await navigateOn(`/dashboard/leads/${answer.client.id}`);
    return {};
  };
}
