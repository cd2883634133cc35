import { useState } from 'react';
import { Link } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import type { User } from '#contract/entities/people.ts';
import { faultsOf } from '#web/accounts/faults.ts';
import { useFaultText } from '#web/accounts/use-fault-text.ts';
import { useSecondsLeft } from '#web/accounts/use-seconds-left.ts';
import { callApi } from '#web/api/call-api.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useToast } from '#web/ui/toast.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './member-sheet.module.css';

/** Seconds that a link lives; the server's own word. */
const lifetime = 60;

/** A link that logs a user in, once and for a minute: scanned with the tablet, or opened on this one. */
export function TabletLogin({ user }: { user: User }) {
  const t = useText();
  const toast = useToast();
  const text = useFaultText();
  const [made, setMade] = useState<{ url: string; until: number }>();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      const answer = await callApi(calls.createTabletLogin, { params: { id: user.id } });
      if (answer.response) setMade({ url: answer.url, until: Date.now() + lifetime * 1000 });
    } catch (error) {
      toast(text(faultsOf(error).form) ?? t('account.away'), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.block}>
      <p className={styles.told}>{t('people.tabletText', { name: user.name })}</p>
      {made && <Made key={made.url} {...made} name={user.name} />}
      <Button look={made ? 'secondary' : 'primary'} busy={busy} onClick={() => void make()}>
        {t(made ? 'people.tabletAgain' : 'people.tabletMake')}
      </Button>
    </section>
  );
}

function Made({ url, until, name }: { url: string; until: number; name: string }) {
  const t = useText();
  const left = useSecondsLeft(until);
  const { pathname, search } = new URL(url);
  return (
    <>
      <QrCode
        text={url}
        label={t('people.tabletCode', { name })}
        className={classNames(styles.code, left === 0 && styles.over)}
      />
      <p className={styles.left} role="timer">
        {left === 0 ? t('people.tabletOver') : t('people.tabletLeft', { seconds: left })}
      </p>
      {left > 0 && (
        <Link className={styles.link} to={pathname + search}>
          {t('people.tabletHere', { name })}
        </Link>
      )}
    </>
  );
}
