import { Download, MonitorSmartphone, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import type { Client } from '#contract/entities/people.ts';
import { callApi } from '#web/api/call-api.ts';
import { endSessionLocally } from '#web/session/session.ts';
import { useText } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { MenuAction } from './menu-action.tsx';
import { useFailedAction } from '#web/session/use-failed-action.ts';
import { useShowLoggedOut } from './use-show-logged-out.ts';
import styles from './bottom-area.module.css';

/** Lets clients see where they are logged in, and export or delete the data stored about them, on their own device. */
export function OwnDataActions({ client, onLeave }: { client: Client; onLeave: () => void }) {
  const t = useText();
  const erase = useErase(client.id);
  return (
    <>
      <Link className={styles.item} to="/sessions" onClick={onLeave}>
        <MonitorSmartphone aria-hidden="true" />
        {t('page.sessions')}
      </Link>
      <a
        className={styles.item}
        href={`/api/clients/${client.id}/export`}
        download={`client-${client.id}.json`}
        onClick={onLeave}
      >
        <Download aria-hidden="true" />
        {t('data.download')}
      </a>
      <MenuAction icon={Trash2} title={t('data.erase')} act={erase} onLeave={onLeave} />
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
  return async () => {
    if (!(await confirm({ title: t('data.eraseTitle'), text: t('data.eraseText') }))) return;
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
}
