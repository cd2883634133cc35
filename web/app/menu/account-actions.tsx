import { useQueryClient } from '@tanstack/react-query';
import {
  BookUser,
  Download,
  HardDriveDownload,
  Heart,
  LayoutDashboard,
  LogOut,
  MonitorSmartphone,
  Trash2,
  UserRoundPen,
} from 'lucide-react';
import { calls } from '#contract/calls/index.ts';
import type { Client, Session } from '#contract/entities/people.ts';
import { fullName } from '#domain/people/full-name.ts';
import { useErrorToast } from '#web/accounts/form-errors.ts';
import { callApi } from '#web/api/call-api.ts';
import { catalogueKeys, useSession } from '#web/catalogue/queries.ts';
import { useProjectName, useSettings } from '#web/catalogue/settings.tsx';
import { useNavigate } from '#web/router/hooks.ts';
import { Link } from '#web/router/link.tsx';
import { useClearPresentation, useFailedAction } from '#web/session/end-presentation.ts';
import { forgetHistory } from '#web/session/forget-history.ts';
import { endSessionLocally, isEndingHere, useRefreshSession, usePresentation } from '#web/session/session.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { Actions, MenuAction } from './menu-actions.tsx';
import styles from './bottom-area.module.css';

type ActionsProps = { onLeave: () => void };

/**
 * The menu’s actions for a client. In a presentation led by a user, logging out ends the presentation, and exporting or
 * erasing data is left to the client’s own device.
 */
export function ClientActions({ logsOut, onLeave }: ActionsProps & { logsOut: boolean }) {
  const t = useText();
  const { client } = useSession();
  return (
    <Actions name={client ? fullName(client) : undefined}>
      <Link className={styles.item} to="/yours" onClick={onLeave}>
        <BookUser />
        {t('shell.ownPage', { project: useProjectName() })}
      </Link>
      <Link className={styles.item} to="/favorites" onClick={onLeave}>
        <Heart />
        {t('shell.favourites')}
      </Link>
      {logsOut && <OfflineLink onLeave={onLeave} />}
      {logsOut && client && <OwnDataActions client={client} onLeave={onLeave} />}
      {logsOut ? <LogOutAction onLeave={onLeave} /> : <EndAction onLeave={onLeave} />}
    </Actions>
  );
}

/** The menu’s actions for a sales user. */
export function UserActions({ onLeave }: ActionsProps) {
  const t = useText();
  const { dashboardUrl } = useSettings();
  const { can, user } = useSession();
  return (
    <Actions name={user?.name}>
      {can.openDashboard && (
        <>
          <Link className={styles.item} to={dashboardUrl} onClick={onLeave}>
            <LayoutDashboard />
            {t('shell.dashboard')}
          </Link>
          <Link className={styles.item} to="/dashboard/account" onClick={onLeave}>
            <UserRoundPen />
            {t('shell.account')}
          </Link>
        </>
      )}
      <OfflineLink onLeave={onLeave} />
      <LogOutAction onLeave={onLeave} />
    </Actions>
  );
}

function OfflineLink({ onLeave }: ActionsProps) {
  const t = useText();
  return (
    <Link className={styles.item} to="/offline" onClick={onLeave}>
      <HardDriveDownload />
      {t('page.offline')}
    </Link>
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

/**
 * Asks for confirmation, then logs out: ends the session, clears its data and history, and shows the home view. After a
 * company login, the browser is redirected to the logout of the company's provider, which redirects back.
 */
function useLogOut(): () => Promise<void> {
  const t = useText();
  const confirm = useConfirm();
  const toast = useToast();
  const errorToast = useErrorToast();
  const showLoggedOut = useShowLoggedOut();
  const running = usePresentation() !== undefined;
  const logOut = async () => {
    if (isEndingHere()) return;
    try {
      await endSessionLocally(async () => {
        const { url } = await callApi(calls.logout);
        await showLoggedOut(t('shell.loggedOut'));
        if (url) location.assign(url);
      });
      toast(t('shell.loggedOut'));
    } catch (error) {
      errorToast(error);
    }
  };
  return async () => {
    const text = running ? t('shell.logOutText') : undefined;
    await confirm({ title: t('shell.logOutTitle'), text, act: logOut });
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
  const failAction = useFailedAction();
  const { client, presentation } = useSession();
  const queries = useQueryClient();
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
  const end = async (id: number) => {
    if (isEndingHere()) return;
    try {
      await endSessionLocally(async () => {
        await callApi(calls.terminatePresentation, { params: { id } });
        await clearPresentation();
      });
    } catch (error) {
      failAction(error);
    }
  };
  return async () => {
    if (!client || !presentation) return;
    const { id } = presentation;
    const name = fullName(client);
    await confirm({
      title: t('presentation.mailTitle'),
      text: t('presentation.mailText', { name }),
      act: () => sendDetails(client.id),
    });
    // It may have ended by itself meanwhile.
    if (queries.getQueryData<Session>(catalogueKeys.session)?.presentation?.id !== id) return;
    await confirm({ title: t('presentation.endTitle'), text: t('presentation.endText', { name }), act: () => end(id) });
  };
}

/** Lets clients see where they are logged in, and export or delete the data stored about them, on their own device. */
function OwnDataActions({ client, onLeave }: { client: Client; onLeave: () => void }) {
  const t = useText();
  const { language } = useLanguage();
  return (
    <>
      <Link className={styles.item} to="/sessions" onClick={onLeave}>
        <MonitorSmartphone />
        {t('page.sessions')}
      </Link>
      <a className={styles.item} href={`/api/clients/${client.id}/export?lang=${language}`} download onClick={onLeave}>
        <Download />
        {t('data.download')}
      </a>
      <MenuAction icon={Trash2} title={t('data.erase')} act={useErase(client.id)} onLeave={onLeave} />
    </>
  );
}

/** Asks, then deletes the client's data, which ends the session too. */
function useErase(id: number): () => Promise<void> {
  const t = useText();
  const confirm = useConfirm();
  const toast = useToast();
  const showLoggedOut = useShowLoggedOut();
  const failAction = useFailedAction();
  const erase = async () => {
    if (isEndingHere()) return;
    try {
      const answer = await endSessionLocally(async () => {
        const erased = await callApi(calls.eraseClient, { params: { id } });
        if (erased.response) await showLoggedOut(t('data.erased'));
        return erased;
      });
      if (!answer.response) return toast(answer.message, 'error');
      toast(t('data.erased'));
    } catch (error) {
      failAction(error);
    }
  };
  return async () => void (await confirm({ title: t('data.eraseTitle'), text: t('data.eraseText'), act: erase }));
}

/**
 * Returns a function that shows the home view once the server has ended the session, and clears the session's data and
 * history. If this reloads the app, `message` is shown afterwards.
 */
function useShowLoggedOut(): (message: string) => Promise<void> {
  const navigate = useNavigate();
  const refreshSession = useRefreshSession();
  return async (message) => {
    // Rendered at once, so that no query of the page that is left is sent again without a session.
    await navigate('/', { flushSync: true });
    await refreshSession();
    await forgetHistory(navigate, message);
  };
}
