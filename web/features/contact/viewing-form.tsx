import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Client } from '#contract/entities/people.ts';
import { dayHalves, viewingDays, type DayHalf } from '#domain/viewings/viewing-day.ts';
import type { FormErrors } from '#web/accounts/form-errors.ts';
import { Form, useForm } from '#web/accounts/form.tsx';
import { fullName } from '#web/accounts/full-name.ts';
import { callApi } from '#web/api/call-api.ts';
import { ownDealingsKey } from '#web/own-dealings/queries.ts';
import { PrivacyNote } from '#web/legal/privacy-note.tsx';
import { useDateText, useLanguage, useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/dashboard/text-area.tsx';
import { Field } from '#web/ui/field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import styles from './contact-panel.module.css';

const fields = ['day', 'half', 'message'] as const;
type Typed = { day: string; half: DayHalf; message: string };

type ViewingFormProps = {
  client: Client;
  /** Whether a sales user presents: the form then says for whom it is. */
  isLed: boolean;
  onClose: () => void;
};

/** Requests a viewing. Then says what happens next. */
export function ViewingForm({ client, isLed, onClose }: ViewingFormProps) {
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
    const answer = await callApi(calls.requestViewing, { body: { ...typed, lang: language } });
    if (!answer.response) return { form: { message: answer.message } };
    void queries.invalidateQueries({ queryKey: ownDealingsKey });
    onSent(typed);
    return {};
  });
  // Today as the client’s clock has it, not as UTC does.
  const [days] = useState(() => viewingDays(Date.now() - new Date().getTimezoneOffset() * 60_000));
  const send = (
    <Button type="submit" variant="primary" busy={form.busy}>
      {t('contact.send')}
    </Button>
  );
  return (
    <div ref={focusWithin}>
      <Form control={form} actions={send}>
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
            maxLength={1000}
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

/** Moves the focus into what has replaced the focused button. */
function focusWithin(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('input, [tabindex]')?.focus();
}
