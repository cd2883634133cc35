import { Pencil, Presentation } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import type { Client } from '#contract/entities/people.ts';
import { recordMailSent } from '#web/accounts/mail-sent-times.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { useErrorToast } from '#web/accounts/use-error-toast.ts';

/** The buttons that edit a client or begin a presentation with them. */
export function ClientActions({ client }: { client: Client }) {
  const t = useText();
  const [editing, setEditing] = useState(false);
  const { begin, busy } = useBeginPresentation(client);
  return (
    <>
      <Button icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
        {t('leads.edit')}
      </Button>
      <Button
        look="primary"
        icon={<Presentation aria-hidden="true" />}
        busy={busy}
        disabled={!client.is_active}
        onClick={begin}
      >
        {t('leads.present')}
      </Button>
      {editing && <EditSheet client={client} onClose={() => setEditing(false)} />}
    </>
  );
}

/** After a confirmation, invites the client by mail and opens the page that waits for their answer. */
function useBeginPresentation({ email, first_name }: Client): { begin: () => void; busy: boolean } {
  const t = useText();
  const toast = useToast();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const errorToast = useErrorToast();
  const { language } = useLanguage();
  const { projectId } = useSettings();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const invite = async () => {
    const isConfirmed = await confirm({
      title: t('leads.presentTitle', { name: first_name }),
      text: t('leads.presentText', { email }),
      yes: t('leads.presentYes'),
      no: t('dashboard.cancel'),
    });
    if (!isConfirmed) return;
    setBusy(true);
    try {
      const answer = await callApi(calls.inviteClient, {
        body: { email, user_id: user?.id, project_id: projectId, lang: language },
      });
      if (!answer.response) return toast(answer.message, 'error');
      recordMailSent('invitation', answer.id);
      await navigate(`/clientInvitationWait/${answer.id}`, { state: { email } });
    } catch (error) {
      errorToast(error);
    } finally {
      setBusy(false);
    }
  };
  return { begin: () => void invite(), busy };
}
