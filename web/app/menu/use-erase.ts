import { useNavigate } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import { refusalTexts } from '#contract/errors/texts.ts';
import { callApi } from '#web/api/call-api.ts';
import { useChangedSession } from '#web/session/change-session.ts';
import { endSessionLocally } from '#web/session/end-session-locally.ts';
import { forgetHistory } from '#web/session/forget-history.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** Deletes a client's own data after a confirmation; that ends the session too. */
export function useErase(id: number): () => Promise<void> {
  const t = useText();
  const { language } = useLanguage();
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const changedSession = useChangedSession();
  return async () => {
    if (!(await confirm({ title: t('data.eraseTitle'), text: t('data.eraseText') }))) return;
    try {
      const answer = await endSessionLocally(async () => {
        const erased = await callApi(calls.eraseClient, { params: { id } });
        if (!erased.response) return erased;
        await navigate('/');
        await changedSession();
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
