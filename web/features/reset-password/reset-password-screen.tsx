import { useRef, useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import { checkNewPassword, checkRepeat } from '#domain/people/registration.ts';
import { PasswordField } from '#web/accounts/fields.tsx';
import { failedChecks } from '#web/accounts/form-errors.ts';
import { Form, useForm, useNavigateOn } from '#web/accounts/form.tsx';
import { TryAgain, useTask } from '#web/accounts/task.tsx';
import { callApi, isRefusal } from '#web/api/call-api.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useParams } from '#web/router/hooks.ts';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './reset-password-screen.module.css';

const checks = { client: calls.checkClientResetToken, user: calls.checkUserResetToken } as const;

/**
 * Sets a new password by a mailed link. The link is checked first; an invalid one leads to `/formResult/invalidToken`.
 * Meanwhile the form is shown, so that nothing moves, and can be filled in, but not submitted.
 */
function ResetPasswordScreen({ account }: { account: AccountKind }) {
  const t = useText();
  const navigateOn = useNavigateOn();
  const { id = '', token = '' } = useParams();
  const [isChecking, setChecking] = useState(true);
  const task = useTask(async (signal) => {
    const { response } = await callApi(checks[account], { body: { id: Number(id), token }, signal });
    if (response) setChecking(false);
    else await navigateOn('/formResult/invalidToken', { replace: true, state: { account } });
  });
  return (
    <SplitPage title={t('page.resetPassword')} lead={t('reset.text')}>
      <VisuallyHidden>
        <output>{isChecking && task.error === undefined && t('reset.checking')}</output>
      </VisuallyHidden>
      <ResetForm account={account} id={Number(id)} token={token} isChecking={isChecking && task.error === undefined} />
      <div className={styles.failure}>
        <TryAgain task={task} />
      </div>
    </SplitPage>
  );
}

export function ClientResetPasswordScreen() {
  return <ResetPasswordScreen account="client" />;
}

export function UserResetPasswordScreen() {
  return <ResetPasswordScreen account="user" />;
}

type AccountKind = 'client' | 'user';

const resets = { client: calls.resetClientPassword, user: calls.resetUserPassword } as const;

type ResetFormProps = { account: AccountKind; id: number; token: string; isChecking: boolean };

function ResetForm({ account, id, token, isChecking }: ResetFormProps) {
  const t = useText();
  const navigateOn = useNavigateOn();
  const { passwordMinLength } = useSettings();
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  /** A password of which no answer came: it may be set, and the link works only once. */
  const unanswered = useRef<string>(undefined);
  const form = useForm(['password', 'repeat'], async () => {
    const errors = failedChecks({
      password: checkNewPassword(password, passwordMinLength),
      repeat: checkRepeat(password, repeat),
    });
    if (Object.keys(errors).length > 0) return errors;
    const { response } = await callApi(resets[account], { body: { id, password, token } }).catch((error: unknown) => {
      if (!isRefusal(error)) unanswered.current = password;
      throw error;
    });
    const isSet = response || password === unanswered.current;
    await navigateOn(`/formResult/${isSet ? 'passwordUpdate' : 'invalidToken'}`, {
      replace: true,
      state: { account },
    });
    return {};
  });
  return (
    <Form
      control={form}
      actions={
        <Button type="submit" variant="primary" busy={form.busy || isChecking}>
          {t('reset.submit')}
        </Button>
      }
    >
      <PasswordField
        label={t('account.newPassword')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={form.errorText('password')}
        hint={t('account.passwordHint', { count: passwordMinLength })}
      />
      <PasswordField
        label={t('account.repeatPassword')}
        name="repeat"
        autoComplete="new-password"
        value={repeat}
        onChange={setRepeat}
        error={form.errorText('repeat')}
      />
    </Form>
  );
}
