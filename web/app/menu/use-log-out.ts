import { useNavigate } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '../../api/call-api.ts';
import { useChangedSession } from '../../session/change-session.ts';
import { endHere } from '../../session/end-here.ts';
import { forgetHistory } from '../../session/forget-history.ts';
import { refusalTexts } from '#contract/errors/texts.ts';
import { useLanguage, useText } from '../../texts/language.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { useToast } from '../../ui/toast.tsx';

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
      await endHere(async () => {
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
