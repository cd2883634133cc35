import { Download, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import type { Client } from '#contract/entities/people.ts';
import { refusalTexts } from '#contract/errors/texts.ts';
import { callApi } from '#web/api/call-api.ts';
import { forgetHistory } from '#web/session/forget-history.ts';
import { useRefreshSession, endSessionLocally } from '#web/session/session.ts';
import { useText, useLanguage } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './bottom-area.module.css';

/** Lets clients export or delete the data stored about them, on their own device. */
export function OwnDataActions({ client, onLeave }: { client: Client; onLeave: () => void }) {
  const t = useText();
  const erase = useErase(client.id);
  return (
    <>
      <a
        className={styles.item}
        href={`/api/clients/${client.id}/export`}
        download={`client-${client.id}.json`}
        onClick={onLeave}
      >
        <Download aria-hidden="true" />
        {t('data.download')}
      </a>
      <button
        type="button"
        className={styles.item}
        onClick={() => {
          onLeave();
          void erase();
        }}
      >
        <Trash2 aria-hidden="true" />
        {t('data.erase')}
      </button>
    </>
  );
}

/** Asks, then deletes the client's data, which ends the session too. */
function useErase(id: number): () => Promise<void> {
  const t = useText();
  const { language } = useLanguage();
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const refreshSession = useRefreshSession();
  return async () => {
    if (!(await confirm({ title: t('data.eraseTitle'), text: t('data.eraseText') }))) return;
    try {
      const answer = await endSessionLocally(async () => {
        const erased = await callApi(calls.eraseClient, { params: { id } });
        if (!erased.response) return erased;
        await navigate('/');
        await refreshSession();
        await forgetHistory(navigate, t('data.erased'));
        return erased;
      });
      if (!answer.response) return toast(answer.message, 'error');
      toast(t('data.erased'));
    } catch {
      toast(refusalTexts.error_server[language], 'error');
    }
  };
}
