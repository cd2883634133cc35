import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Client } from '#contract/entities/people.ts';
import { checkContact } from '#domain/people/registration.ts';
import { isSameEmail } from '#domain/people/same-email.ts';
import { ContactFields } from '#web/accounts/contact-fields.tsx';
import { failedChecks, useErrorToast } from '#web/accounts/form-errors.ts';
import { Form, useForm, useNavigateOn } from '#web/accounts/form.tsx';
import { fullName } from '#domain/people/full-name.ts';
import { ApiProblem, callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useInvalidateDeletedClient } from '#web/leads/queries.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { SideSheet, CancelButton } from '#web/ui/dashboard/side-sheet.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useCacheClient } from './queries.ts';
import styles from './edit-sheet.module.css';

const fields = ['first_name', 'last_name', 'email', 'phone'] as const;

/** Edits name, e-mail address and phone. A hint says that a new address has to be verified again. */
export function EditSheet({ client, onClose }: { client: Client; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const cacheClient = useCacheClient();
  const { first_name, last_name, email, phone } = client;
  const [values, setValues] = useState({ first_name, last_name, email, phone });
  const form = useForm(fields, async () => {
    const errors = failedChecks(checkContact(values, 'other'));
    if (Object.keys(errors).length > 0) return errors;
    cacheClient(
      await callApi(calls.updateClient, {
        params: { id: client.id },
        body: { ...values, email: values.email.trim() },
      }),
    );
    toast(t('dashboard.saved'));
    onClose();
    return {};
  });
  const isNewEmail = !isSameEmail(values.email.trim(), email);
  return (
    <SideSheet title={t('leads.editNamed', { name: fullName(client) })} onClose={onClose}>
      <Form control={form} submit={t('dashboard.save')} actions={<CancelButton onClick={onClose} />}>
        <ContactFields
          values={values}
          onChange={(field, value) => setValues({ ...values, [field]: value })}
          errorText={form.errorText}
          emailHint={isNewEmail && <p className={styles.hint}>{t('leads.otherEmail')}</p>}
        />
      </Form>
      <PersonalData client={client} />
    </SideSheet>
  );
}

/** Exports or erases a client's personal data, on their request. */
function PersonalData({ client }: { client: Client }) {
  const t = useText();
  const { language } = useLanguage();
  const { can } = useSession();
  const toast = useToast();
  const errorToast = useErrorToast();
  const confirm = useConfirm();
  const navigateOn = useNavigateOn();
  const invalidateDeletedClient = useInvalidateDeletedClient();
  const ask = () =>
    confirm({
      title: t('leads.eraseTitle', { name: fullName(client) }),
      text: t('leads.eraseText'),
      yes: t('leads.erase'),
      no: t('dashboard.cancel'),
      act: erase,
    });
  const erase = async () => {
    try {
      await callApi(calls.eraseClient, { params: { id: client.id } }).catch(acceptErased);
      await navigateOn('/dashboard/leads');
      await invalidateDeletedClient(client.id);
      toast(t('leads.erased'));
    } catch (error) {
      errorToast(error);
    }
  };
  return (
    <div className={styles.own}>
      <a className={styles.action} href={`/api/clients/${client.id}/export?lang=${language}`} download>
        <Download />
        {t('leads.export')}
      </a>
      {can.eraseClients && (
        <button type="button" className={styles.action} onClick={() => void ask()}>
          <Trash2 />
          {t('leads.erase')}
        </button>
      )}
    </div>
  );
}

/** A client who is gone was erased by an attempt whose answer was lost. */
function acceptErased(error: unknown): void {
  if (!(error instanceof ApiProblem) || error.status !== 404) throw error;
}
