import { useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { Heart, LayoutDashboard, LogOut, UserRoundPen } from 'lucide-react';
import { createPortal, flushSync } from 'react-dom';
import { Link } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import type { User } from '#contract/entities/people.ts';
import { refusalTexts } from '#contract/errors/texts.ts';
import { useErrorToast } from '#web/accounts/use-error-toast.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useClearPresentation } from '#web/session/end-presentation.ts';
import { endSessionLocally } from '#web/session/session.ts';
import { dashboardTexts, loadLaterTexts, textsReady, useLanguage, useText } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { loadModule } from '#web/ui/load-module.ts';
import { useToast } from '#web/ui/toast.tsx';
import { MenuAction } from './menu-action.tsx';
import { OwnDataActions } from './own-data-actions.tsx';
import { useShowLoggedOut } from './use-show-logged-out.ts';
import styles from './bottom-area.module.css';

/** Loaded on demand, with the dashboard’s texts that its form shares. */
async function loadAccountSheet(): Promise<ComponentType<{ user: User; onClose: () => void }>> {
  const [{ AccountSheet }] = await Promise.all([
    import('./account-sheet.tsx'),
    loadLaterTexts(dashboardTexts),
    textsReady(),
  ]);
  return AccountSheet;
}

type ActionsProps = { onLeave: () => void };

/**
 * The menu’s actions for a client. In a presentation led by a user, logging out ends the presentation, and exporting or
 * erasing data is left to the client’s own device.
 */
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

/** The menu’s actions for a sales user. */
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

/**
 * Opens the account sheet, rendered outside the menu. A popover menu is closed before the sheet opens so that focus
 * returns to its button: the browser would otherwise restore focus to a hidden element. Any other menu is closed after
 * the sheet.
 */
function AccountAction({ onLeave }: ActionsProps) {
  const t = useText();
  const toast = useToast();
  const { user } = useSession();
  const [Sheet, setSheet] = useState<ComponentType<{ user: User; onClose: () => void }>>();
  const hasFailed = useRef(false);
  const open = async ({ currentTarget }: MouseEvent) => {
    try {
      const loaded = await loadModule(loadAccountSheet, hasFailed.current);
      currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
      setSheet(() => loaded);
    } catch {
      hasFailed.current = true;
      toast(t('account.away'), 'error');
    }
  };
  const close = () => {
    // Close the sheet before the menu under it, so that focus returns step by step.
    flushSync(() => setSheet(undefined));
    onLeave();
  };
  return (
    <>
      <button type="button" className={styles.item} aria-haspopup="dialog" onClick={(event) => void open(event)}>
        <UserRoundPen aria-hidden="true" />
        {t('shell.account')}
      </button>
      {Sheet && user && createPortal(<Sheet user={user} onClose={close} />, document.body)}
    </>
  );
}

function EndAction({ onLeave }: ActionsProps) {
  const t = useText();
  return <MenuAction icon={LogOut} title={t('shell.endPresentation')} act={useEndPresentation()} onLeave={onLeave} />;
}

function LogOutAction({ onLeave }: ActionsProps) {
  const t = useText();
  return <MenuAction icon={LogOut} title={t('shell.logOut')} act={useLogOut()} onLeave={onLeave} />;
}

/** Asks, then logs out: ends the session, clears its data and history, and shows the home view. */
function useLogOut(): () => Promise<void> {
  const t = useText();
  const { language } = useLanguage();
  const confirm = useConfirm();
  const toast = useToast();
  const showLoggedOut = useShowLoggedOut();
  return async () => {
    if (!(await confirm({ title: t('shell.logOutTitle'), text: t('shell.logOutText') }))) return;
    try {
      await endSessionLocally(async () => {
        await callApi(calls.logout);
        await showLoggedOut(t('shell.loggedOut'));
      });
      toast(t('shell.loggedOut'));
    } catch {
      toast(refusalTexts.error_server[language], 'error');
    }
  };
}

/**
 * Ends a presentation led by a user: offers to mail its details to the client, asks, then ends it (specification,
 * section 4).
 */
function useEndPresentation(): () => Promise<void> {
  const t = useText();
  const { language } = useLanguage();
  const confirm = useConfirm();
  const toast = useToast();
  const errorToast = useErrorToast();
  const { client, presentation } = useSession();
  const clearPresentation = useClearPresentation();

  const sendDetails = async (client_id: number) => {
    try {
      const answer = await callApi(calls.sendPresentationMail, { body: { client_id, lang: language } });
      toast(answer.response ? t('presentation.mailed') : answer.message, answer.response ? 'success' : 'error');
    } catch (error) {
      // A failed mail must not keep the presentation from ending.
      errorToast(error);
    }
  };
  return async () => {
    if (!client || !presentation) return;
    const name = `${client.first_name} ${client.last_name}`;
    try {
      if (await confirm({ title: t('presentation.mailTitle'), text: t('presentation.mailText', { name }) }))
        await sendDetails(client.id);
      if (!(await confirm({ title: t('presentation.endTitle'), text: t('presentation.endText', { name }) }))) return;
      await endSessionLocally(async () => {
        await callApi(calls.terminatePresentation, { params: { id: presentation.id } });
        await clearPresentation();
      });
    } catch {
      toast(refusalTexts.error_server[language], 'error');
    }
  };
}
