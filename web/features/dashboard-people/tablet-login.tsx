import { useState } from 'react';
import { Link } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import type { User } from '#contract/entities/people.ts';
import { useSecondsLeft } from '#web/accounts/countdown.tsx';
import { useErrorToast } from '#web/accounts/use-error-toast.ts';
import { callApi } from '#web/api/call-api.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import styles from './member-sheet.module.css';

/** The lifetime of a link in seconds, as set by the server. */
const lifetime = 60;

/** Creates a one-time link that logs a user in within a minute: scanned with a tablet, or opened on this device. */
export function TabletLogin({ user }: { user: User }) {
  const t = useText();
  const errorToast = useErrorToast();
  const [link, setLink] = useState<{ url: string; expiresAt: number }>();
  const [busy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    try {
      const answer = await callApi(calls.createTabletLogin, { params: { id: user.id } });
      if (answer.response) setLink({ url: answer.url, expiresAt: Date.now() + lifetime * 1000 });
    } catch (error) {
      errorToast(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.block}>
      <p className={styles.note}>{t('people.tabletText', { name: user.name })}</p>
      {link && <LoginLink key={link.url} {...link} name={user.name} />}
      <Button variant={link ? 'secondary' : 'primary'} busy={busy} onClick={() => void create()}>
        {t(link ? 'people.tabletAgain' : 'people.tabletMake')}
      </Button>
    </section>
  );
}

function LoginLink({ url, expiresAt, name }: { url: string; expiresAt: number; name: string }) {
  const t = useText();
  const secondsLeft = useSecondsLeft(expiresAt);
  const { pathname, search } = new URL(url);
  return (
    <>
      <QrCode
        text={url}
        label={t('people.tabletCode', { name })}
        className={classNames(styles.code, secondsLeft === 0 && styles.expired)}
      />
      <p className={styles.timeLeft} role="timer">
        {secondsLeft === 0 ? t('people.tabletOver') : t('people.tabletLeft', { seconds: secondsLeft })}
      </p>
      {secondsLeft > 0 && (
        <Link className={styles.link} to={pathname + search}>
          {t('people.tabletHere', { name })}
        </Link>
      )}
    </>
  );
}
