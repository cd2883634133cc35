import { Monitor, Smartphone } from 'lucide-react';
import type { OwnSession } from '#contract/entities/people.ts';
import type { LoginMethod } from '#domain/people/login-methods.ts';
import type { TextKey } from '#web/texts/en/index.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/dashboard/moment.tsx';
import { useEndSessions } from './use-end-sessions.ts';
import styles from './session-list.module.css';

const methodTexts: Record<LoginMethod, TextKey> = {
  password: 'sessions.byPassword',
  tablet: 'sessions.byTablet',
  passkey: 'sessions.byPasskey',
  company: 'sessions.byCompany',
};

type SessionListProps = {
  sessions: readonly OwnSession[];
  /** What the end of a session means, for its confirmation. */
  endText: string;
};

/** The given sessions. Each but this one can be ended, or all others together. */
export function SessionList({ sessions, endText }: SessionListProps) {
  const t = useText();
  const { busy, endOne, endOthers } = useEndSessions(endText);
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void endOne(session)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={styles.all}>
          <Button busy={busy} onClick={() => void endOthers()}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
    </>
  );
}

type SessionRowProps = { session: OwnSession; onEnd: () => void };

function SessionRow({ session, onEnd }: SessionRowProps) {
  const t = useText();
  const { device, network, method, began_at, used_at, is_current } = session;
  const name = device || t('sessions.unknownDevice');
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.device}>
          {name}
          {is_current && <span className={styles.current}>{t('sessions.thisDevice')}</span>}
        </p>
        <p className={styles.fact}>
          {t('sessions.loggedIn')} <Moment at={began_at} />
          {method && `, ${t(methodTexts[method])}`}
        </p>
        <p className={styles.fact}>
          {t('sessions.lastUsed')} <Moment at={used_at} />
          {network && ` · ${t('sessions.network', { network })}`}
        </p>
      </div>
      {!is_current && (
        <Button variant="text" aria-label={t('sessions.endNamed', { name })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
