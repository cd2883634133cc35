import { lazy, Suspense } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { approvalResendWait, waitingCountdown } from '#domain/people/approval.ts';
import { fullName } from '#web/accounts/full-name.ts';
import { MailCountdown } from '#web/accounts/mail-countdown.tsx';
import { useCompleteLogin } from '#web/accounts/use-complete-login.ts';
import { safeNext, withNext } from '#domain/navigation/next-address.ts';
import { MailNotice } from '#web/mail/mail-notice.tsx';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { kinds, useApproval, type Kind } from './use-approval.ts';
import styles from './wait-screen.module.css';

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
  const texts = textsOf[kind];
  if (approval.ended) {
    return (
      <MessagePage title={t(`wait.${approval.ended}Title`)}>
        <p role="alert">{t(texts[approval.ended])}</p>
        <ButtonLink variant="primary" to={again} replace>
          {t(texts.again)}
        </ButtonLink>
      </MessagePage>
    );
  }
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
      <output className={styles.away}>{approval.isServerUnreachable && t('account.stillTrying')}</output>
    </MessagePage>
  );
}

const QrCode = lazy(async () => ({ default: (await import('#web/ui/qr-code.tsx')).QrCode }));

/**
 * A QR code that shows a phone what to do with the mail. It contains no secret, so that somebody who scans it from this
 * screen cannot accept the login. Not shown on phones.
 */
function PhoneCode() {
  const t = useText();
  const isNarrow = useMediaQuery('(max-width: 767px)');
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

/** The texts for a client who waits for their login, and for a sales user who waits for the client. */
const textsOf = {
  login: {
    title: 'wait.loginTitle',
    text: 'wait.loginText',
    textTo: 'wait.loginTextTo',
    expired: 'wait.expiredLogin',
    unknown: 'wait.unknownLogin',
    again: 'wait.loginAgain',
  },
  invitation: {
    title: 'wait.invitationTitle',
    text: 'wait.invitationText',
    textTo: 'wait.invitationTextTo',
    expired: 'wait.expiredInvitation',
    unknown: 'wait.unknownInvitation',
    again: 'wait.inviteAgain',
  },
} as const satisfies Record<Kind, Record<string, TextKey>>;
