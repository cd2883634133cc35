import { useNavigate } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { useChangedSession } from '#web/session/change-session.ts';
import { endSessionLocally } from '#web/session/end-session-locally.ts';
import { forgetHistory } from '#web/session/forget-history.ts';
import { refusalTexts } from '#contract/errors/texts.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** Logs out after a confirmation: the session ends, what was seen is forgotten, and the start is shown. */
export function useLogOut(): () => Promise<void> {
  const t = useText();
  const { language } = useLanguage();
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const changedSession = useChangedSession();
  return async () => {
    if (!(await confirm({ title: t('shell.logOutTitle'), text: t('shell.logOutText') }))) return;
    try {
      await endSessionLocally(async () => {
        await callApi(calls.logout);
        await navigate('/');
        await changedSession();
        await forgetHistory(navigate, t('shell.loggedOut'));
      });
      toast(t('shell.loggedOut'));
    } catch {
      toast(refusalTexts.error_server[language], 'error');
    }
  };
}
