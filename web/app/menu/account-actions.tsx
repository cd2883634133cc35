import { Suspense, lazy, useState } from 'react';
import { Heart, LayoutDashboard, LogOut, UserRoundPen } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { useSession } from '../../catalogue/queries.ts';
import { useSettings } from '../../catalogue/settings.tsx';
import { dashboardTexts } from '../../texts/dashboard.ts';
import { loadLaterTexts, textsReady, useText } from '../../texts/language.tsx';
import { OwnDataActions } from './own-data-actions.tsx';
import { useEndPresentation } from './use-end-presentation.ts';
import { useLogOut } from './use-log-out.ts';
import styles from './bottom-area.module.css';

/** Few open it: fetched when they do, with the words that its form shares with the dashboard. */
const AccountSheet = lazy(async () => {
  const [{ AccountSheet }] = await Promise.all([import('./account-sheet.tsx'), loadLaterTexts(dashboardTexts), textsReady()]);
  return { default: AccountSheet };
});

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
      <AccountAction onLeave={onLeave} />
      <LogOutAction onLeave={onLeave} />
    </>
  );
}

/** The sheet lies over the menu, outside of what the menu hides; the menu is left when the sheet is. */
function AccountAction({ onLeave }: ActionsProps) {
  const t = useText();
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onLeave();
  };
  return (
    <>
      <button type="button" className={styles.item} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <UserRoundPen aria-hidden="true" />
        {t('shell.account')}
      </button>
      {open && user && createPortal(<Suspense><AccountSheet user={user} onClose={close} /></Suspense>, document.body)}
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
