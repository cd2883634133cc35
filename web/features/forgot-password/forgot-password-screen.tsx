import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import { checkEmail } from '#domain/people/registration.ts';
import { EmailField } from '#web/accounts/fields.tsx';
import { failedChecks } from '#web/accounts/form-errors.ts';
import { Form, useForm, useNavigateOn } from '#web/accounts/form.tsx';
import { callApi } from '#web/api/call-api.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { SplitPage } from '#web/ui/split-page.tsx';

const accounts = {
  client: { call: calls.forgotClientPassword, login: '/login' },
  user: { call: calls.forgotUserPassword, login: '/salesLogin' },
} as const;

/** Requests a mail with a link that sets a new password. */
export function ForgotPasswordScreen({ account }: { account: 'client' | 'user' }) {
  const t = useText();
  const navigateOn = useNavigateOn();
  const { language } = useLanguage();
  const [email, setEmail] = useState('');
  usePageTitle(t('page.forgotPassword'));
  const form = useForm(['email'], async () => {
    const address = email.trim();
    const errors = failedChecks({ email: checkEmail(address) });
    if (errors.email) return errors;
    const answer = await callApi(accounts[account].call, { body: { email: address, lang: language } });
    if (!answer.response) return { email: answer.error };
    await navigateOn('/formResult/forgotPassword', { state: { account } });
    return {};
  });
  const toLogin = (
    <ButtonLink variant="text" to={accounts[account].login}>
      {t('account.backToLogin')}
    </ButtonLink>
  );
  return (
    <SplitPage title={t('page.forgotPassword')} lead={t('forgotten.text')}>
      <Form control={form} submit={t('forgotten.submit')} actions={toLogin}>
        <EmailField autoComplete="username" value={email} onChange={setEmail} error={form.errorText('email')} />
      </Form>
    </SplitPage>
  );
}

export function UserForgotPasswordScreen() {
  return <ForgotPasswordScreen account="user" />;
}
