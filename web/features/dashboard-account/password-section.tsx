import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { User } from '#contract/entities/people.ts';
import { checkCurrentPassword, checkNewPassword, checkRepeat } from '#domain/people/registration.ts';
import { PasswordField } from '#web/accounts/fields.tsx';
import { failedChecks } from '#web/accounts/form-errors.ts';
import { Form, useForm } from '#web/accounts/form.tsx';
import { callApi } from '#web/api/call-api.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { AccountSection } from './account-section.tsx';
import { ownSessionsKey } from '#web/own-sessions/queries.ts';

const empty = { current_password: '', password: '', repeat: '' };
const fields = ['current_password', 'password', 'repeat'] as const;

/** Changes the user's password, which ends their other sessions. */
export function PasswordSection({ user }: { user: User }) {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const { passwordMinLength } = useSettings();
  const [typed, setTyped] = useState(empty);
  const form = useForm(fields, async () => {
    const { current_password, password, repeat } = typed;
    const errors = failedChecks({
      current_password: checkCurrentPassword(current_password),
      password: checkNewPassword(password, passwordMinLength),
      repeat: checkRepeat(password, repeat),
    });
    if (Object.keys(errors).length > 0) return errors;
    await callApi(calls.updateUser, { params: { id: user.id }, body: { current_password, password } });
    setTyped(empty);
    await queries.invalidateQueries({ queryKey: ownSessionsKey });
    toast(t('ownAccount.passwordSaved'));
    return {};
  });
  const field = (name: (typeof fields)[number]) => ({
    name,
    value: typed[name],
    error: form.errorText(name),
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  return (
    <AccountSection title={t('ownAccount.password')} text={t('ownAccount.passwordText')}>
      <Form
        control={form}
        actions={
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('ownAccount.passwordSubmit')}
          </Button>
        }
      >
        <PasswordField
          {...field('current_password')}
          label={t('ownAccount.currentPassword')}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('password')}
          label={t('account.newPassword')}
          autoComplete="new-password"
          hint={t('account.passwordHint', { count: passwordMinLength })}
        />
        <PasswordField {...field('repeat')} label={t('account.repeatPassword')} autoComplete="new-password" />
      </Form>
    </AccountSection>
  );
}
