import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import { safeNext, withNext } from '#domain/navigation/next-address.ts';
import { approvalResendWait, waitingCountdown, waitingPollInterval } from '#domain/people/approval.ts';
import { fullName } from '#domain/people/full-name.ts';
import { MailCountdown } from '#web/accounts/mail-countdown.tsx';
import { useCompleteLogin } from '#web/accounts/login.ts';
import { callApi, ApiProblem } from '#web/api/call-api.ts';
import { useProjectName } from '#web/catalogue/settings.tsx';
import { listenForApproval } from '#web/live/approval-events.ts';
import { MailNotice } from '#web/mail/mail-notice.tsx';
import { useLocation, useParams, useSearchParams } from '#web/router/hooks.ts';
import { useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { MessagePage, WaitingPage } from '#web/ui/message-page.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { phoneWindows } from '#web/ui/breakpoints.ts';
import styles from './wait-screen.module.css';

/** The calls and texts for a client who waits for their login, and for a sales user who waits for the client. */
const kinds = {
  login: {
    check: calls.checkClientLogin,
    resend: calls.resendClientLogin,
    texts: {
      title: 'wait.loginTitle',
      text: 'wait.loginText',
      textTo: 'wait.loginTextTo',
      expired: 'wait.expiredLogin',
      unknown: 'wait.unknownLogin',
      again: 'wait.loginAgain',
    },
  },
  invitation: {
    check: calls.checkClientInvitation,
    resend: calls.resendClientInvitation,
    texts: {
      title: 'wait.invitationTitle',
      text: 'wait.invitationText',
      textTo: 'wait.invitationTextTo',
      expired: 'wait.expiredInvitation',
      unknown: 'wait.unknownInvitation',
      again: 'wait.inviteAgain',
    },
  },
} as const;
type Kind = keyof typeof kinds;

/** Waits until the mailed link is opened elsewhere, then continues with the session that the link granted. */
function WaitScreen({ kind }: { kind: Kind }) {
  const t = useText();
  const id = Number(useParams().id);
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const completeLogin = useCompleteLogin(next);
  const approval = useApproval(kind, id, ({ client }) => completeLogin(fullName(client)));
  const again = kind === 'login' ? withNext('/login', next) : '/inviteClient';
  const { email } = (useLocation().state ?? {}) as { email?: string };
  const { texts } = kinds[kind];
  if (approval.ended) {
    return (
      // Another key than the waiting page, so that the page is replaced instead of its parts being moved.
      <MessagePage key="ended" title={t(`wait.${approval.ended}Title`)}>
        <p role="alert">{t(texts[approval.ended])}</p>
        <ButtonLink variant="primary" to={again} replace>
          {t(texts.again)}
        </ButtonLink>
      </MessagePage>
    );
  }
  // Without an e-mail address the page was not reached by sending a mail: the link in its address may have expired long
  // ago.
  if (!approval.hasAsked && !email) return <WaitingPage title={t(texts.title)} />;
  return (
    <MessagePage title={t(texts.title)}>
      <p>{email ? t(texts.textTo, { email }) : t(texts.text)}</p>
      {approval.number !== null && (
        <p className={styles.number}>
          {t('wait.number')}
          <strong>{String(approval.number).padStart(2, '0')}</strong>
        </p>
      )}
      <MailCountdown
        kind={kind}
        id={id}
        seconds={waitingCountdown}
        resendWait={approvalResendWait}
        early="wait_30_sec_for_resend"
        call={kinds[kind].resend}
        cancel={again}
        quiet={approval.number !== null}
        ended={<p>{t('wait.nothingYet')}</p>}
      />
      <PhoneCode />
      {kind === 'invitation' && <MailNotice />}
      <output className={styles.away}>{approval.hasFailed && t('account.stillTrying')}</output>
    </MessagePage>
  );
}

const QrCode = lazyPart(async () => (await import('#web/ui/qr-code.tsx')).QrCode);

/**
 * A QR code that shows a phone what to do with the mail. It contains no secret, so that somebody who scans it from this
 * screen cannot accept the login. Not shown on phones.
 */
function PhoneCode() {
  const t = useText();
  const isNarrow = useMediaQuery(phoneWindows);
  if (isNarrow) return null;
  return (
    <div className={styles.phone}>
      <div className={styles.square}>
        <Suspense>
          <QrCode className={styles.code} text={`${location.origin}/checkMail`} label={t('wait.scanLabel')} />
        </Suspense>
      </div>
      <p>{t('wait.scan')}</p>
    </div>
  );
}

/** A client waits for the login. */
export function ClientLoginWaitScreen() {
  return <WaitScreen kind="login" />;
}

/** A sales user waits for the client. */
export function ClientInvitationWaitScreen() {
  return <WaitScreen kind="invitation" />;
}

type Answer = AnswerOf<(typeof kinds)[Kind]['check']>;
type CollectedApproval = Extract<Answer, { response: true }>;

/**
 * The state of an approval. With `ended` there is nothing left to wait for: the link expired, or was not requested by
 * this browser and login. `number` is shown on both screens if the client has to confirm with a click. `hasAsked`: the
 * server has been asked once, whether or not it answered.
 */
type Approval = {
  ended?: 'expired' | 'unknown';
  number: number | null;
  hasAsked: boolean;
  /** Whether the last attempt failed; the next one follows by itself. */
  hasFailed: boolean;
};

/**
 * Polls whether the link was accepted, and asks at once when the page becomes visible or the server sends an event.
 * Then calls `onCollected`; if that throws because the server is unreachable, it is retried at the next poll.
 */
function useApproval(kind: Kind, id: number, onCollected: (collected: CollectedApproval) => Promise<void>): Approval {
  const [approval, setApproval] = useState<Approval>({ number: null, hasAsked: false, hasFailed: false });
  /** Asks once; resolves to true if there is nothing more to wait for. */
  const ask = useEffectEvent(async (signal: AbortSignal): Promise<boolean> => {
    try {
      const answer = await callApi(kinds[kind].check, { body: { id }, signal });
      if (answer.response) return await onCollected(answer).then(() => true);
      const isExpired = answer.status === 'expired';
      setApproval({
        ...(isExpired ? { ended: 'expired' } : {}),
        number: answer.number,
        hasAsked: true,
        hasFailed: false,
      });
      return isExpired;
    } catch (error) {
      if (signal.aborted) return true;
      const isUnknown = error instanceof ApiProblem && [400, 401, 403, 404].includes(error.status);
      setApproval((last) => ({
        ...last,
        ...(isUnknown ? { ended: 'unknown' } : {}),
        hasAsked: true,
        hasFailed: true,
      }));
      return isUnknown;
    }
  });
  useEffect(() => {
    const stop = new AbortController();
    let isAsking = false;
    /** Whether something has happened that the answer under way may not know. */
    let isRequested = false;
    const poll = async (): Promise<void> => {
      if (isAsking) return;
      isAsking = true;
      do {
        isRequested = false;
        if (await ask(stop.signal)) stop.abort();
      } while (isRequested && !stop.signal.aborted);
      isAsking = false;
    };
    const pollNow = () => {
      isRequested = true;
      void poll();
    };
    const timer = setInterval(() => void poll(), waitingPollInterval * 1000);
    stop.signal.addEventListener('abort', () => clearInterval(timer));
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && pollNow(), {
      signal: stop.signal,
    });
    stop.signal.addEventListener('abort', listenForApproval(pollNow));
    void poll();
    return () => stop.abort();
  }, []);
  return approval;
}

/**
 * The page that the QR code of a waiting screen opens on a phone: how to accept by mail. It contains nothing about the
 * waiting person.
 */
export function CheckMailScreen() {
  const t = useText();
  const projectName = useProjectName();
  return (
    <MessagePage title={t('page.checkMail')}>
      <ol className={styles.steps}>
        <li>{t('checkMail.open')}</li>
        <li>{t('checkMail.find', { project: projectName })}</li>
        <li>{t('checkMail.accept')}</li>
      </ol>
      <p>{t('checkMail.safe')}</p>
    </MessagePage>
  );
}
