import { CalendarPlus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { Client } from '#contract/entities/people.ts';
import { withNext } from '#domain/navigation/next-address.ts';
import type { Contact } from '#domain/projects/contact.ts';
import { type DayHalf, dayHalves } from '#domain/viewings/viewing-day.ts';
import type { FormErrors } from '#web/accounts/form-errors.ts';
import { Form, useForm } from '#web/accounts/form.tsx';
import { fullName } from '#domain/people/full-name.ts';
import { ledPresentation } from '#domain/presentations/presentation-status.ts';
import { maxLengths } from '#domain/texts/max-lengths.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { ContactDetails } from '#web/contact/contact-details.tsx';
import { PrivacyNote } from '#web/legal/form-parts.tsx';
import { ownDealingsKey, useViewingDays } from '#web/own-dealings/queries.ts';
import { useNextAddress } from '#web/session/session.ts';
import { useDateText, useLanguage, useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/dashboard/text-area.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import styles from './contact-panel.module.css';

type ContactPanelProps = { contact: Contact; onClose: () => void };

/**
 * The sales person or team whom the buyer can reach, by every available channel, and the request for a viewing. Closes
 * when the client leaves.
 */
export function ContactPanel({ contact, onClose }: ContactPanelProps) {
  const t = useText();
  const { client, presentation } = useSession();
  const [isRequesting, setRequesting] = useState(false);
  const [reader] = useState(client?.id);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (client?.id !== reader) close();
  }, [client?.id, reader]);
  if (isRequesting && client && presentation) return <ViewingPanel onClose={onClose} />;
  return (
    <Dialog title={t(contact.isAdviser ? 'contact.adviser' : 'contact.title')} onClose={onClose}>
      <ContactDetails contact={contact} />
      <Viewing onRequest={() => setRequesting(true)} onLeave={onClose} />
      <PrivacyNote />
    </Dialog>
  );
}

/** The request for a viewing; nothing without a client. */
export function ViewingPanel({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { client, presentation } = useSession();
  if (!client || !presentation) return null;
  return (
    <FormDialog title={t('contact.viewing')} onClose={onClose}>
      <ViewingForm client={client} isLed={presentation.status === ledPresentation} onClose={onClose} />
    </FormDialog>
  );
}

/** Clients can request a viewing; visitors are led to registration. */
function Viewing({ onRequest, onLeave }: { onRequest: () => void; onLeave: () => void }) {
  const t = useText();
  const { user, client, presentation } = useSession();
  const { showRegisterClientPage } = useSettings();
  const next = useNextAddress();
  if (client && presentation)
    return (
      <Button variant="primary" wide icon={<CalendarPlus />} onClick={onRequest}>
        {t('contact.viewing')}
      </Button>
    );
  if (user || client) return null;
  return (
    <div className={styles.register}>
      <p>{t('contact.registerText')}</p>
      <ButtonLink wide to={withNext(showRegisterClientPage ? '/register' : '/login', next)} onClick={onLeave}>
        {t(showRegisterClientPage ? 'contact.register' : 'account.logIn')}
      </ButtonLink>
    </div>
  );
}

const fields = ['day', 'half', 'message'] as const;
type Typed = { day: string; half: DayHalf; message: string };

type ViewingFormProps = {
  client: Client;
  /** Whether a sales user is presenting: the form then names the client. */
  isLed: boolean;
  onClose: () => void;
};

/** The request form, then a confirmation that says what happens next. */
function ViewingForm({ client, isLed, onClose }: ViewingFormProps) {
  const [sent, setSent] = useState<Typed>();
  if (sent) return <Sent typed={sent} email={client.email} onClose={onClose} />;
  return <Request client={client} isLed={isLed} onSent={setSent} />;
}

type RequestProps = Pick<ViewingFormProps, 'client' | 'isLed'> & { onSent: (typed: Typed) => void };

/** The form: a day, half of it, and a message. */
function Request({ client, isLed, onSent }: RequestProps) {
  const t = useText();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<Typed>({ day: '', half: 'morning', message: '' });
  const form = useForm(fields, async (): Promise<FormErrors> => {
    if (typed.day === '') return { day: { message: t('contact.dayMissing') } };
    const answer = await callApi(calls.requestViewing, { body: { ...typed, lang: language } }).finally(
      // Without an answer, it may have been requested.
      () => void queries.invalidateQueries({ queryKey: ownDealingsKey }),
    );
    if (!answer.response) return { form: { message: answer.message } };
    onSent(typed);
    return {};
  });
  const days = useViewingDays();
  return (
    <div ref={focusWithin}>
      <Form control={form} submit={t('contact.send')}>
        <div className={styles.form}>
          {isLed && <p>{t('contact.viewingFor', { name: fullName(client) })}</p>}
          <Field
            label={t('contact.day')}
            type="date"
            min={days.first}
            max={days.last}
            value={typed.day}
            error={form.errorText('day')}
            onChange={(event) => setTyped({ ...typed, day: event.target.value })}
          />
          <div className={styles.half}>
            <span className={styles.label} aria-hidden="true">
              {t('contact.half')}
            </span>
            <Segmented
              label={t('contact.half')}
              options={dayHalves.map((value) => ({ value, label: t(`contact.half.${value}`) }))}
              value={typed.half}
              onChange={(half) => setTyped({ ...typed, half })}
            />
          </div>
          <TextArea
            label={t('contact.message')}
            maxLength={maxLengths.viewingMessage}
            value={typed.message}
            error={form.errorText('message')}
            onChange={(event) => setTyped({ ...typed, message: event.target.value })}
          />
          <PrivacyNote />
        </div>
      </Form>
    </div>
  );
}

function Sent({ typed: { day, half }, email, onClose }: { typed: Typed; email: string; onClose: () => void }) {
  const t = useText();
  const dateText = useDateText();
  return (
    <div ref={focusWithin} className={styles.form}>
      <p tabIndex={-1} className={styles.sent}>
        {t('contact.sent', { day: dateText(day, 'fullDate', 'UTC'), half, email })}
      </p>
      <Button wide onClick={onClose}>
        {t('general.close')}
      </Button>
    </div>
  );
}

/** Moves the focus into the content that has replaced the focused button. */
function focusWithin(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('input, [tabindex]')?.focus();
}
