import { Heart, LayoutDashboard, LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '../../catalogue/queries.ts';
import { useSettings } from '../../catalogue/settings.tsx';
import { useText } from '../../texts/language.tsx';
import { OwnDataActions } from './own-data-actions.tsx';
import { useEndPresentation } from './use-end-presentation.ts';
import { useLogOut } from './use-log-out.ts';
import styles from './bottom-area.module.css';

type ActionsProps = { onLeave: () => void };

/** What a client can do from the menu. Beside a sales user, logging out ends the presentation, and one's own data stays on one's own device. */
export function ClientActions({ logsOut, onLeave }: ActionsProps & { logsOut: boolean }) {
  const t = useText();
  const { client } = useSession();
  return (
    <>
      <Link className={styles.item} to="/favorites" onClick={onLeave}>
        <Heart aria-hidden="true" />
        {t('shell.favourites')}
      </Link>
      {logsOut && client && <OwnDataActions client={client} onLeave={onLeave} />}
      {logsOut ? <LogOutAction onLeave={onLeave} /> : <EndAction onLeave={onLeave} />}
    </>
  );
}

/** What a sales user can do from the menu. */
export function UserActions({ onLeave }: ActionsProps) {
  const t = useText();
  const { dashboardUrl } = useSettings();
  const { can } = useSession();
  const label = (
    <>
      <LayoutDashboard aria-hidden="true" />
      {t('shell.dashboard')}
    </>
  );
  return (
    <>
      {can.openDashboard && (
        <Link className={styles.item} to={dashboardUrl} onClick={onLeave}>
          {label}
        </Link>
      )}
      <LogOutAction onLeave={onLeave} />
    </>
  );
}

function EndAction({ onLeave }: ActionsProps) {
  const t = useText();
  return <LeavingAction title={t('shell.endPresentation')} act={useEndPresentation()} onLeave={onLeave} />;
}

function LogOutAction({ onLeave }: ActionsProps) {
  const t = useText();
  return <LeavingAction title={t('shell.logOut')} act={useLogOut()} onLeave={onLeave} />;
}

function LeavingAction({ title, act, onLeave }: ActionsProps & { title: string; act: () => Promise<void> }) {
  return (
    <button
      type="button"
      className={styles.item}
      onClick={() => {
        onLeave();
        void act();
      }}
    >
      <LogOut aria-hidden="true" />
      {title}
    </button>
  );
}
