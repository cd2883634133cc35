import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { codeResendWait } from '#domain/people/approval.ts';
import { calls } from '#contract/calls/index.ts';
import { Countdown } from '#web/accounts/countdown.tsx';
import { lastMail, noteMail } from '#web/accounts/mail-times.ts';
import { Resend } from '#web/accounts/resend.tsx';
import { useSecondsLeft } from '#web/accounts/use-seconds-left.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { safeNext, withNext } from '#web/session/next-address.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { VeilPage } from '#web/ui/veil-page.tsx';
import { CodeForm } from './code-form.tsx';
import { Verified } from './verified.tsx';

/** The code that was mailed is typed here. Where that does not log in at once, the way to the login follows. */
export function VerifyScreen() {
  const t = useText();
  const id = Number(useParams().id);
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const [verified, setVerified] = useState(false);
  if (verified) return <Verified next={next} />;
  return (
    <VeilPage title={t('page.verify')}>
      <p>{t('verify.text')}</p>
      <CodeForm id={id} next={next} onVerified={() => setVerified(true)} />
      <CodeTime id={id} cancel={withNext('/login', next)} />
    </VeilPage>
  );
}

/**
 * The time since the code was mailed: 120 or 60 s by setting, whatever the server itself waits for, and the way to
 * another.
 */
function CodeTime({ id, cancel }: { id: number; cancel: string }) {
  const t = useText();
  const { language } = useLanguage();
  const { projectId, verifyCountdownSeconds } = useSettings();
  const [mailed, setMailed] = useState(() => lastMail('code', id));
  const countdown = verifyCountdownSeconds - 1;
  const left = useSecondsLeft(mailed + countdown * 1000);
  const locked = useSecondsLeft(mailed + Math.min(codeResendWait, verifyCountdownSeconds) * 1000);
  const send = async () => {
    const answer = await callApi(calls.resendClientCode, { body: { id, project_id: projectId, lang: language } });
    if (!answer.response) return answer.error;
    noteMail('code', id);
    setMailed(lastMail('code', id));
    return undefined;
  };
  return (
    <>
      <Countdown quiet of={countdown} left={left} label={t('account.timeLeft')} />
      <Resend
        early={locked > 0 ? 'wait_2_min_for_resend' : undefined}
        send={send}
        beside={
          <ButtonLink look="text" to={cancel}>
            {t('account.cancel')}
          </ButtonLink>
        }
      />
    </>
  );
}
