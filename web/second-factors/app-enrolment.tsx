import { type ReactNode, useState } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import type { RefusalCode } from '#contract/errors/codes.ts';
import { readAppCode } from '#domain/people/second-factor.ts';
import { Form, useForm } from '#web/accounts/form.tsx';
import { TryAgain, useTask } from '#web/accounts/task.tsx';
import { callApi } from '#web/api/call-api.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { CodeField } from './code-field.tsx';
import { useCopy } from './recovery-codes.tsx';
import styles from './second-factors.module.css';

/** The answer after a factor was added. */
export type Enrolled = Extract<AnswerOf<typeof calls.confirmApp>, { response: true }>;

type AppEnrolmentProps = {
  onEnrolled: (answer: Enrolled) => void;
  /**
   * Called when the server refuses the factor: the time to add it has passed, or the user has to confirm their
   * identity.
   */
  onRefused: (error: RefusalCode) => void;
  /** A link or button back. */
  back: ReactNode;
};

/** Sets an authenticator app up: a QR code and its key, then the first code. */
export function AppEnrolment({ onEnrolled, onRefused, back }: AppEnrolmentProps) {
  const t = useText();
  const copy = useCopy();
  const [begun, setBegun] = useState<{ secret: string; uri: string }>();
  const task = useTask(async () => {
    const answer = await callApi(calls.beginApp);
    if (answer.response) setBegun(answer);
    else onRefused(answer.error);
  });
  const [code, setCode] = useState('');
  const form = useForm(['code'], async () => {
    if (readAppCode(code) === '') return { code: 'code_missing' };
    const answer = await callApi(calls.confirmApp, { body: { code } });
    if (answer.response) onEnrolled(answer);
    else if (answer.error === 'code_wrong') return { code: answer.error };
    else onRefused(answer.error);
    return {};
  });
  if (!begun) return <TryAgain task={task} />;
  const shownSecret = begun.secret.match(/.{1,4}/g)?.join(' ') ?? '';
  return (
    <div className={styles.stack}>
      <p>{t('step.scan')}</p>
      <QrCode text={begun.uri} label={t('step.qr')} className={styles.qr} />
      <p className={styles.key}>
        <span className={styles.keyLabel}>{t('step.key')}</span>
        <code>{shownSecret}</code>
        <Button variant="text" className={styles.copy} onClick={() => void copy(begun.secret)}>
          {t('step.copyKey')}
        </Button>
      </p>
      <p>{t('step.typeFirst')}</p>
      <Form control={form} submit={t('step.activate')} actions={back}>
        <CodeField method="app" value={code} onChange={setCode} error={form.errorText('code')} />
      </Form>
    </div>
  );
}
