import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import { EmailField } from '#web/accounts/email-field.tsx';
import type { FormErrors } from '#web/accounts/form-errors.ts';
import { Form } from '#web/accounts/form.tsx';
import { PasswordField } from '#web/accounts/password-field.tsx';
import { useCompleteLogin } from '#web/accounts/use-complete-login.ts';
import { useForm } from '#web/accounts/use-form.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { checkLogin, type LoginField } from './check-login.ts';

/** The login form of users. Refusals are shown below the email; `initialFaults` are shown from the start. */
export function LoginForm({ next, initialFaults = {} }: { next: string; initialFaults?: FormErrors<LoginField> }) {
  const t = useText();
  const { projectId } = useSettings();
  const enter = useCompleteLogin(next);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useForm<LoginField>(
    ['email', 'password'],
    async () => {
      const faults = checkLogin(email, password);
      if (Object.keys(faults).length > 0) return faults;
      const answer = await callApi(calls.login, { body: { email: email.trim(), password, project_id: projectId } });
      if (!answer.response) return { email: answer.error };
      await enter(answer.user.name);
      return {};
    },
    initialFaults,
  );
  const buttons = (
    <>
      <Button type="submit" look="primary" busy={form.busy}>
        {t('account.logIn')}
      </Button>
      <ButtonLink look="text" to="/userForgotPassword">
        {t('account.forgotten')}
      </ButtonLink>
    </>
  );
  return (
    <Form control={form} ways={buttons}>
      <EmailField autoComplete="username" value={email} onChange={setEmail} error={form.told('email')} />
      <PasswordField
        label={t('account.password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={form.told('password')}
      />
    </Form>
  );
}
