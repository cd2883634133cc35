import { Suspense, lazy } from 'react';
import { KeyRound, LogIn, UserRound, UserRoundPlus, UsersRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#web/catalogue/queries.ts';
import { withNext } from '#web/session/next-address.ts';
import { useText } from '#web/texts/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './bottom-area.module.css';

/** Fetched for whoever is logged in: a visitor has no menu of their own. */
const ClientActions = lazy(async () => ({ default: (await import('./account-actions.tsx')).ClientActions }));
const UserActions = lazy(async () => ({ default: (await import('./account-actions.tsx')).UserActions }));

type BottomAreaProps = {
  /** In the rail: the icon above the word. */
  narrow?: boolean;
  /** In the sheet of phones: the actions themselves instead of a menu that opens. */
  listed?: boolean;
  onLeave?: () => void;
};

/**
 * The menu's lower end: invite a client, or the client; the client's login; sales login, or the user. In a client's own
 * presentation there is no sales side.
 */
export function BottomArea({ narrow = false, listed = false, onLeave }: BottomAreaProps) {
  const t = useText();
  const { pathname, search } = useLocation();
  const { client, user, presentation } = useSession();
  const wanted = new URLSearchParams(search).get('next') ?? pathname + search;
  const alone = presentation?.status === 0;
  const look = classNames(styles.action, narrow && styles.narrow);
  const clientName = client ? `${client.first_name} ${client.last_name}` : '';
  return (
    <div className={styles.area}>
      {client ? (
        <AccountMenu
          icon={<UsersRound />}
          name={clientName}
          label={t('shell.clientMenu', { name: clientName })}
          narrow={narrow}
          listed={listed}
        >
          {(leave) => (
            <Suspense>
              <ClientActions logsOut={!user || alone} onLeave={onLeave ?? leave} />
            </Suspense>
          )}
        </AccountMenu>
      ) : (
        <Link className={look} to="/inviteClient" onClick={onLeave}>
          <UserRoundPlus aria-hidden="true" />
          <span>{t('shell.inviteClient')}</span>
        </Link>
      )}
      {user && !alone && (
        <AccountMenu
          icon={<UserRound />}
          name={user.name}
          label={t('shell.userMenu', { name: user.name })}
          narrow={narrow}
          listed={listed}
        >
          {(leave) => (
            <Suspense>
              <UserActions onLeave={onLeave ?? leave} />
            </Suspense>
          )}
        </AccountMenu>
      )}
      {!user && !client && !narrow && (
        <Link className={look} to={withNext('/login', wanted)} onClick={onLeave}>
          <LogIn aria-hidden="true" />
          <span>{t('account.logIn')}</span>
        </Link>
      )}
      {!user && !client && (
        <Link className={look} to={withNext('/salesLogin', wanted)} onClick={onLeave}>
          <KeyRound aria-hidden="true" />
          <span>{t('shell.salesLogin')}</span>
        </Link>
      )}
    </div>
  );
}
