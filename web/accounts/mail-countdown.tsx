import { type ReactNode, useRef, useState } from 'react';
import { RotateCcw } from 'lucide-react';
import type { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Countdown, useSecondsLeft } from './countdown.tsx';
import { type FormError, toFormErrors, useFormErrorText } from './form-errors.ts';
import { type MailKind, lastMailSentAt, recordMailSent } from './mail-sent-times.ts';
import styles from './mail-countdown.module.css';

type MailCountdownProps = {
  kind: MailKind;
  id: number;
  /** The length of the countdown since the last mail, in seconds. */
  seconds: number;
  /** How long after a mail another can be requested, in seconds. */
  resendWait: number;
  /** Shown when another mail is requested too early. */
  early: FormError;
  /** The call that requests another mail. */
  call: (typeof calls)['resendClientLogin' | 'resendClientInvitation' | 'resendClientCode'];
  /** Where the link beside the button leads. */
  cancel: string;
  quiet?: boolean;
  /** Shown once the countdown has ended. */
  ended?: ReactNode;
};

/** The countdown since the last mail, and a button that requests another. */
export function MailCountdown({
  kind,
  id,
  seconds,
  resendWait,
  early,
  call,
  cancel,
  quiet = false,
  ended,
}: MailCountdownProps) {
  const t = useText();
  const { language } = useLanguage();
  const { projectId } = useSettings();
  const [mailedAt, setMailedAt] = useState(() => lastMailSentAt(kind, id));
  const left = useSecondsLeft(mailedAt + seconds * 1000);
  const lockedFor = useSecondsLeft(mailedAt + resendWait * 1000);
  const send = async () => {
    const answer = await callApi(call, { body: { id, project_id: projectId, lang: language } });
    if (!answer.response) return answer.error;
    recordMailSent(kind, id);
    setMailedAt(lastMailSentAt(kind, id));
    return undefined;
  };
  return (
    <>
      <Countdown quiet={quiet} of={seconds} left={left} label={t('account.timeLeft')} />
      {left === 0 && ended}
      <Resend
        early={lockedFor > 0 ? early : undefined}
        send={send}
        beside={
          <ButtonLink variant="text" to={cancel} replace>
            {t('account.cancel')}
          </ButtonLink>
        }
      />
    </>
  );
}

type ResendProps = {
  /** Shown instead of sending while it is too early. */
  early: FormError | undefined;
  /** Requests another mail; returns the error, or undefined if the mail is sent. */
  send: () => Promise<FormError | undefined>;
  /** Shown beside the button. */
  beside?: ReactNode;
};

/**
 * A button that requests the mail again and shows the result. While it is too early it is disabled, and explains why if
 * it is pressed.
 */
function Resend({ early, send, beside }: ResendProps) {
  const t = useText();
  const text = useFormErrorText();
  const [state, setState] = useState<{ error?: FormError | undefined; sent?: boolean; busy?: boolean }>({});
  const busy = useRef(false);
  const press = async () => {
    if (busy.current) return;
    if (early !== undefined) return setState({ error: early });
    busy.current = true;
    setState({ busy: true });
    const error = await send().catch((reason: unknown) => toFormErrors(reason).form);
    busy.current = false;
    setState(error === undefined ? { sent: true } : { error });
  };
  return (
    <div className={styles.resend}>
      <div className={styles.actions}>
        <Button
          className={styles.again}
          icon={<RotateCcw />}
          busy={state.busy ?? false}
          aria-disabled={early !== undefined}
          onClick={() => void press()}
        >
          {t('account.sendAgain')}
        </Button>
        {beside}
      </div>
      <output className={classNames(styles.message, state.error !== undefined && styles.error)}>
        {state.sent ? t('account.sentAgain') : text(state.error)}
      </output>
    </div>
  );
}
