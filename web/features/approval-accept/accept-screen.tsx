import { useState } from 'react';
import { useParams } from 'react-router';
import { TryAgain } from '#web/accounts/try-again.tsx';
import { useText } from '#web/texts/language.tsx';
import { VeilPage } from '#web/ui/veil-page.tsx';
import { kinds, type Kind, type MailedLink } from './approval.ts';
import { AskedDetails } from './asked-details.tsx';
import { Confirmation } from './confirmation.tsx';
import { Denied } from './denied.tsx';
import { NotMe } from './not-me.tsx';
import { useAcceptance } from './use-acceptance.ts';

/**
 * What a mailed link opens: who asked, and the acceptance. It posts by itself once the page is looked at, or asks for a
 * click beside the number of the other screen, as the project has it. Opening the page alone changes nothing.
 */
function AcceptScreen({ kind }: { kind: Kind }) {
  const t = useText();
  const { id = '', code = '' } = useParams();
  const link: MailedLink = { kind, id: Number(id), code };
  const [denied, setDenied] = useState(false);
  const { asked, task, accept } = useAcceptance(link);
  if (denied) return <Denied />;
  const isWorking = task.fault === undefined && asked?.mode !== 'confirm';
  return (
    <VeilPage title={t(kinds[kind].title)}>
      {asked && <AskedDetails kind={kind} asked={asked} />}
      {asked?.mode === 'confirm' && <Confirmation kind={kind} asked={asked} accept={accept} />}
      <output>{isWorking && t(asked ? 'accept.working' : 'account.moment')}</output>
      <TryAgain task={task} />
      {asked && <NotMe link={link} onDenied={() => setDenied(true)} />}
    </VeilPage>
  );
}

/** A client accepts a login. */
export function ClientLoginAcceptScreen() {
  return <AcceptScreen kind="login" />;
}

/** A client accepts an invitation. */
export function ClientInvitationAcceptScreen() {
  return <AcceptScreen kind="invitation" />;
}
