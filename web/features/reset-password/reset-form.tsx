import { useState } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import { checkNewPassword, checkRepeat } from '#domain/people/registration.ts';
import { preserveFaults } from '#web/accounts/faults.ts';
import { Form } from '#web/accounts/form.tsx';
import { PasswordField } from '#web/accounts/password-field.tsx';
import { useForm } from '#web/accounts/use-form.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';

export type Who = 'client' | 'user';

const resets = { client: calls.resetClientPassword, user: calls.resetUserPassword } as const;

/** The new password, twice. */
export function ResetForm({ who, id, token }: { who: Who; id: number; token: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { passwordMinLength } = useSettings();
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const form = useForm(['password', 'repeat'], async () => {
    const faults = preserveFaults({
      password: checkNewPassword(password, passwordMinLength),
      repeat: checkRepeat(password, repeat),
    });
    if (Object.keys(faults).length > 0) return faults;
    const { response } = await callApi(resets[who], { body: { id, password, token } });
    await navigate(`/formResult/${response ? 'passwordUpdate' : 'invalidToken'}`, { replace: true, state: { who } });
    return {};
  });
  return (
    <Form
      control={form}
      ways={
        <Button type="submit" look="primary" busy={form.busy}>
          {t('reset.submit')}
        </Button>
      }
    >
      <PasswordField
        label={t('account.newPassword')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={form.told('password')}
        hint={t('account.passwordHint', { count: passwordMinLength })}
      />
      <PasswordField
        label={t('account.repeatPassword')}
        name="repeat"
        autoComplete="new-password"
        value={repeat}
        onChange={setRepeat}
        error={form.told('repeat')}
      />
    </Form>
  );
}
