import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { codeResendWait } from '#domain/people/approval.ts';
import { calls } from '#contract/calls/index.ts';
import { Countdown } from '#web/accounts/countdown.tsx';
import { lastMailSentAt, recordMailSent } from '#web/accounts/mail-sent-times.ts';
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

/** Asks for the mailed code. If the code does not log the client in, a link to the login follows. */
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
      <CodeCountdown id={id} cancel={withNext('/login', next)} />
    </VeilPage>
  );
}

/**
 * The countdown since the code was mailed, and the button to send another. The countdown takes 120 or 60 s by setting,
 * independently of the server's own wait.
 */
function CodeCountdown({ id, cancel }: { id: number; cancel: string }) {
  const t = useText();
  const { language } = useLanguage();
  const { projectId, verifyCountdownSeconds } = useSettings();
  const [mailedAt, setMailedAt] = useState(() => lastMailSentAt('code', id));
  const countdown = verifyCountdownSeconds - 1;
  const left = useSecondsLeft(mailedAt + countdown * 1000);
  const lockedFor = useSecondsLeft(mailedAt + Math.min(codeResendWait, verifyCountdownSeconds) * 1000);
  const send = async () => {
    const answer = await callApi(calls.resendClientCode, { body: { id, project_id: projectId, lang: language } });
    if (!answer.response) return answer.error;
    recordMailSent('code', id);
    setMailedAt(lastMailSentAt('code', id));
    return undefined;
  };
  return (
    <>
      <Countdown quiet of={countdown} left={left} label={t('account.timeLeft')} />
      <Resend
        early={lockedFor > 0 ? 'wait_2_min_for_resend' : undefined}
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
