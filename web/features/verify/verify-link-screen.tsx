import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { TryAgain, useTask } from '#web/accounts/task.tsx';
import { whenVisible } from '#web/accounts/when-visible.ts';
import { useText } from '#web/texts/language.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { useVerify, Verified } from './verified.tsx';

/** Verifies by the mailed link, once the page is visible. An invalid code leads to `/formResult/invalidCode`. */
export function VerifyLinkScreen() {
  const t = useText();
  const navigate = useNavigate();
  const { id = '', code = '' } = useParams();
  const verify = useVerify(Number(id), '/');
  const [verified, setVerified] = useState(false);
  const task = useTask(async (signal) => {
    await whenVisible(signal);
    const outcome = await verify(code);
    if (outcome === 'verified') setVerified(true);
    else if (outcome !== 'entered') await navigate('/formResult/invalidCode', { replace: true });
  });
  if (verified) return <Verified next="/" />;
  return (
    <MessagePage title={t('page.verify')}>
      <output>{task.error === undefined && t('verify.working')}</output>
      <TryAgain task={task} />
    </MessagePage>
  );
}
