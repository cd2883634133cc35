import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { RefusalCode } from '#contract/errors/codes.ts';
import { safeNext, withNext } from '#domain/navigation/next-address.ts';
import { codeResendWait, waitingPollInterval } from '#domain/people/approval.ts';
import { Form, useForm, useNavigateOn } from '#web/accounts/form.tsx';
import { fullName } from '#domain/people/full-name.ts';
import { MailCountdown } from '#web/accounts/mail-countdown.tsx';
import { TryAgain, useTask } from '#web/accounts/task.tsx';
import { useCompleteLogin } from '#web/accounts/login.ts';
import { whenVisible } from '#web/accounts/when-visible.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLocation, useParams, useSearchParams } from '#web/router/hooks.ts';
import { useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts';
import styles from './verify-screen.module.css';

/** Asks for the code of the client in the address. */
export function VerifyScreen() {
  const t = useText();
  const id = Number(useParams().id);
  const [query] = useSearchParams();
  const { email } = (useLocation().state ?? {}) as { email?: string };
  return (
    <EnterCode
      id={id}
      next={safeNext(query.get('next'))}
      email={email}
      title={t('page.verify')}
      text={t('verify.text')}
    />
  );
}

type EnterCodeProps = { id: number; next: string; email: string | undefined; title: string; text: string };

/**
 * Asks for the mailed code. If the code does not log the client in, or the mailed link is opened elsewhere, a link to
 * the login follows. `email` is undefined if the page was not reached from a form.
 */
export function EnterCode({ id, next, email, title, text }: EnterCodeProps) {
  const [verified, setVerified] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const elsewhere = useQuery({
    queryKey: ['verification', id],
    queryFn: ({ signal }) => callApi(calls.checkVerification, { body: { id }, signal }),
    refetchInterval: waitingPollInterval * 1000,
    enabled: !verified && !isChecking,
  });
  // A code that is being checked may still log this browser in.
  if (verified || (elsewhere.data?.is_verified && !isChecking)) return <Verified next={next} email={email} />;
  return (
    <MessagePage title={title}>
      <p>{text}</p>
      <CodeForm id={id} next={next} onVerified={() => setVerified(true)} onChecking={setChecking} />
      <CodeCountdown id={id} cancel={withNext('/login', next)} />
    </MessagePage>
  );
}

/**
 * The countdown since the code was mailed, and the button to send another. The countdown takes 120 or 60 s by setting,
 * independently of the server's own wait.
 */
function CodeCountdown({ id, cancel }: { id: number; cancel: string }) {
  const { verifyCountdownSeconds } = useSettings();
  return (
    <MailCountdown
      kind="code"
      id={id}
      seconds={verifyCountdownSeconds - 1}
      resendWait={Math.min(codeResendWait, verifyCountdownSeconds)}
      early="wait_2_min_for_resend"
      call={calls.resendClientCode}
      cancel={cancel}
      quiet
    />
  );
}

const maxLength = 12;

type CodeFormProps = { id: number; next: string; onVerified: () => void; onChecking: (isChecking: boolean) => void };

/** The code field: phones can autofill it, and pasted spaces and dashes are stripped. */
function CodeForm({ id, next, onVerified, onChecking }: CodeFormProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const verify = useVerify(id, next);
  const form = useForm(['code'], async () => {
    if (code === '') return { code: 'code_missing' };
    onChecking(true);
    const outcome = await verify(code).finally(() => onChecking(false));
    if (outcome === 'verified') onVerified();
    return typeof outcome === 'string' ? {} : { code: outcome.refusal };
  });
  return (
    <Form centred control={form} submit={t('verify.submit')}>
      <Field
        className={styles.code}
        label={t('verify.code')}
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        required
        value={code}
        onChange={(event) => setCode(event.target.value.replace(/[\s–-]/g, '').slice(0, maxLength))}
        error={form.errorText('code')}
      />
    </Form>
  );
}

/** The page after an address was verified; leads to the login, with the address filled in if it is known. */
function Verified({ next, email }: { next: string; email?: string | undefined }) {
  const t = useText();
  usePageTitle(t('verify.doneTitle'));
  useRestoredFocus();
  return (
    <MessagePage title={t('verify.doneTitle')}>
      <output>{t('verify.done')}</output>
      <ButtonLink variant="primary" to={withNext('/login', next)} state={{ email }}>
        {t('account.logIn')}
      </ButtonLink>
    </MessagePage>
  );
}

/**
 * - `entered`: this browser is logged in and has moved on to the next page.
 * - `verified`: the e-mail address is verified, but the client still has to log in.
 */
type Verification = 'entered' | 'verified' | { refusal: RefusalCode };

/** Returns a function that verifies a client by their code. It throws `ApiProblem`. */
function useVerify(id: number, next: string): (code: string) => Promise<Verification> {
  const completeLogin = useCompleteLogin(next);
  return async (code) => {
    const answer = await callApi(calls.verifyClient, { body: { id, code } });
    if (!answer.response) return { refusal: answer.error };
    if (answer.presentation === null) return 'verified';
    await completeLogin(fullName(answer.client));
    return 'entered';
  };
}

/**
 * Verifies by the mailed link, once the page is visible. A link of no use says that the address is verified already, to
 * whoever still has to log in; otherwise it leads to `/formResult/invalidCode`.
 */
export function VerifyLinkScreen() {
  const t = useText();
  const navigateOn = useNavigateOn();
  const { client } = useSession();
  const { id = '', code = '' } = useParams();
  const verify = useVerify(Number(id), '/');
  const [verified, setVerified] = useState(false);
  const task = useTask(async (signal) => {
    await whenVisible(signal);
    const outcome = await verify(code);
    if (outcome === 'entered') return;
    const isVerified =
      outcome === 'verified' ||
      (client === null &&
        (await callApi(calls.checkVerification, { body: { id: Number(id), code }, signal })).is_verified);
    if (isVerified) setVerified(true);
    else await navigateOn('/formResult/invalidCode', { replace: true });
  });
  if (verified) return <Verified next="/" />;
  return (
    <MessagePage title={t('page.verify')}>
      <output>{task.error === undefined && t('verify.working')}</output>
      <TryAgain task={task} />
    </MessagePage>
  );
}
