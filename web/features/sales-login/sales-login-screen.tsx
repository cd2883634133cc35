import { useState, useEffect, useEffectEvent } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import { EmailField, PasswordField } from '#web/accounts/fields.tsx';
import { toFormErrors, type FormErrors } from '#web/accounts/form-errors.ts';
import { Form, useForm } from '#web/accounts/form.tsx';
import { useCompleteLogin } from '#web/accounts/use-complete-login.ts';
import { whenVisible } from '#web/accounts/when-visible.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { safeNext } from '#domain/navigation/next-address.ts';
import { useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { checkLogin, type LoginField } from './check-login.ts';

/**
 * Login of users; those who are logged in are redirected. `user` in the address is a single-use login token, unless it is
 * a plain number.
 */
export function SalesLoginScreen() {
  const t = useText();
  const { projectName } = useSettings();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const [token] = useState(tokenIn(query.get('user')));
  const [wasLoggedIn] = useState(useSession().user !== null);
  if (wasLoggedIn && token === null) return <Navigate to={next} replace />;
  return (
    <SplitPage title={t('page.salesLogin')} lead={t('salesLogin.text', { project: projectName })}>
      {token === null ? <LoginForm next={next} /> : <TokenLogin token={token} next={next} />}
    </SplitPage>
  );
}

function tokenIn(user: string | null): string | null {
  return user === null || user.length > 200 || /^\d*$/.test(user) ? null : user;
}

/** Logs in with a token as soon as the page is visible. If the token is refused, shows the form with the error. */
function TokenLogin({ token, next }: { token: string; next: string }) {
  const t = useText();
  const { projectId } = useSettings();
  const completeLogin = useCompleteLogin(next);
  const [errors, setErrors] = useState<FormErrors<LoginField>>();
  const redeem = useEffectEvent(async () => {
    const answer = await callApi(calls.loginByToken, { body: { token, project_id: projectId } });
    if (answer.response) await completeLogin(answer.user.name);
    else setErrors({ email: answer.error });
  });
  useEffect(() => {
    const controller = new AbortController();
    whenVisible(controller.signal)
      .then(() => redeem())
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setErrors(toFormErrors(error));
      });
    return () => controller.abort();
  }, []);
  return errors ? <LoginForm next={next} initialErrors={errors} /> : <output>{t('salesLogin.entering')}</output>;
}

/** The login form of users. Refusals are shown below the email; `initialFaults` are shown from the start. */
function LoginForm({ next, initialErrors = {} }: { next: string; initialErrors?: FormErrors<LoginField> }) {
  const t = useText();
  const { projectId } = useSettings();
  const completeLogin = useCompleteLogin(next);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useForm<LoginField>(
    ['email', 'password'],
    async () => {
      const errors = checkLogin(email, password);
      if (Object.keys(errors).length > 0) return errors;
      const answer = await callApi(calls.login, { body: { email: email.trim(), password, project_id: projectId } });
      if (!answer.response) return { email: answer.error };
      await completeLogin(answer.user.name);
      return {};
    },
    initialErrors,
  );
  const buttons = (
    <>
      <Button type="submit" variant="primary" busy={form.busy}>
        {t('account.logIn')}
      </Button>
      <ButtonLink variant="text" to="/userForgotPassword">
        {t('account.forgotten')}
      </ButtonLink>
    </>
  );
  return (
    <Form control={form} actions={buttons}>
      <EmailField autoComplete="username" value={email} onChange={setEmail} error={form.errorText('email')} />
      <PasswordField
        label={t('account.password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={form.errorText('password')}
      />
    </Form>
  );
}
