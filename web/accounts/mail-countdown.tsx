import { useState, type ReactNode } from 'react';
import type { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Countdown, useSecondsLeft } from './countdown.tsx';
import type { FormError } from './form-errors.ts';
import { lastMailSentAt, recordMailSent, type MailKind } from './mail-sent-times.ts';
import { Resend } from './resend.tsx';

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
          <ButtonLink variant="text" to={cancel}>
            {t('account.cancel')}
          </ButtonLink>
        }
      />
    </>
  );
}
