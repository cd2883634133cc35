import { useState } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import type { Client } from '#contract/entities/people.ts';
import { faultsOf } from '#web/accounts/faults.ts';
import { noteMail } from '#web/accounts/mail-times.ts';
import { useFaultText } from '#web/accounts/use-fault-text.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** Invites the client by mail, after a word on what happens, and waits for their yes on this screen. */
export function useBeginPresentation({ email, first_name }: Client): { begin: () => void; busy: boolean } {
  const t = useText();
  const toast = useToast();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const text = useFaultText();
  const { language } = useLanguage();
  const { projectId } = useSettings();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const invite = async () => {
    if (
      !(await confirm({
        title: t('leads.presentTitle', { name: first_name }),
        text: t('leads.presentText', { email }),
        yes: t('leads.presentYes'),
        no: t('dashboard.cancel'),
      }))
    )
      return;
    setBusy(true);
    try {
      const answer = await callApi(calls.inviteClient, {
        body: { email, user_id: user?.id, project_id: projectId, lang: language },
      });
      if (!answer.response) return toast(answer.message, 'error');
      noteMail('invitation', answer.id);
      await navigate(`/clientInvitationWait/${answer.id}`, { state: { email } });
    } catch (error) {
      toast(text(faultsOf(error).form) ?? t('account.away'), 'error');
    } finally {
      setBusy(false);
    }
  };
  return { begin: () => void invite(), busy };
}
