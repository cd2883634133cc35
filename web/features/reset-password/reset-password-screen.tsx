import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import { TryAgain } from '#web/accounts/try-again.tsx';
import { useTask } from '#web/accounts/use-task.ts';
import { callApi } from '#web/api/call-api.ts';
import { useText } from '#web/texts/language.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { ResetForm, type Who } from './reset-form.tsx';
import styles from './reset-password-screen.module.css';

const checks = { client: calls.checkClientResetToken, user: calls.checkUserResetToken } as const;

/**
 * A new password by a mailed link, which is checked first: one that does not hold leads to `/formResult/invalidToken`.
 */
function ResetPasswordScreen({ who }: { who: Who }) {
  const t = useText();
  const navigate = useNavigate();
  const { id = '', token = '' } = useParams();
  const [holds, setHolds] = useState(false);
  const task = useTask(async (signal) => {
    const { response } = await callApi(checks[who], { body: { id: Number(id), token }, signal });
    if (response) setHolds(true);
    else await navigate('/formResult/invalidToken', { replace: true, state: { who } });
  });
  return (
    <SplitPage title={t('page.resetPassword')} lead={t('reset.text')}>
      {holds ? (
        <ResetForm who={who} id={Number(id)} token={token} />
      ) : (
        <output>{task.fault === undefined && t('reset.checking')}</output>
      )}
      <div className={styles.trouble}>
        <TryAgain task={task} />
      </div>
    </SplitPage>
  );
}

/** A new password of a client. */
export function ClientResetPasswordScreen() {
  return <ResetPasswordScreen who="client" />;
}

/** A new password of a sales user. */
export function UserResetPasswordScreen() {
  return <ResetPasswordScreen who="user" />;
}
