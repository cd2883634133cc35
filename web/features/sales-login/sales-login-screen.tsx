import { Suspense, lazy, useEffect, useEffectEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { LoginStep } from '#contract/entities/second-factors.ts';
import type { RefusalCode } from '#contract/errors/codes.ts';
import { isCompanyLoginCode } from '#contract/errors/company-login-codes.ts';
import { safeNext } from '#domain/navigation/next-address.ts';
import { EmailField, PasswordField } from '#web/accounts/fields.tsx';
import { type FormError, type FormErrors, toFormErrors, useFormErrorText } from '#web/accounts/form-errors.ts';
import { Form, useForm } from '#web/accounts/form.tsx';
import { useCompleteLogin } from '#web/accounts/login.ts';
import { whenVisible } from '#web/accounts/when-visible.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useProjectName, useSettings } from '#web/catalogue/settings.tsx';
import { useSearchParams } from '#web/router/hooks.ts';
import { Navigate } from '#web/router/link.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageSkeleton } from '#web/ui/page-skeleton.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { type LoginField, checkLogin } from './check-login.ts';
import { CompanyLogin } from './company-login.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { ProveStep, isStepPending, setStepPending } from './prove-step.tsx';
import styles from './sales-login.module.css';

/** Only for users who need a second factor and have none yet. */
const EnrolStep = lazy(async () => ({ default: (await import('./enrol-step.tsx')).EnrolStep }));

/**
 * The login of users; those who are logged in are redirected. `user` in the address is a single-use login token, unless
 * it is a plain number; `failed` is why a company login failed.
 */
export function SalesLoginScreen() {
  const t = useText();
  const projectName = useProjectName();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const [token] = useState(tokenIn(query.get('user')));
  const [wasLoggedIn] = useState(useSession().user !== null);
  const { step, isLoading, begin, end, error } = useLoginStep();
  const { isFetched } = useLoginMethods();
  if (wasLoggedIn && token === null) return <Navigate to={next} replace />;
  if (step?.kind === 'enrol')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <EnrolStep step={step} next={next} onOver={end} />
      </Suspense>
    );
  if (step)
    return (
      <SplitPage title={t('step.proveTitle')} lead={t('step.proveText', { email: step.email })}>
        <ProveStep step={step} next={next} onOver={end} />
      </SplitPage>
    );
  // Shown at once as a whole: a form that appeared after its heading would move it.
  if (!isFetched && token === null) return <PageSkeleton />;
  return (
    <SplitPage title={t('page.salesLogin')} lead={t('salesLogin.text', { project: projectName })}>
      {isLoading ? (
        <output>{t('general.loading')}</output>
      ) : token === null ? (
        <LoginMethods
          next={next}
          onStep={begin}
          errors={error === undefined ? errorsIn(query.get('failed')) : { email: error }}
        />
      ) : (
        <TokenLogin token={token} next={next} onStep={begin} />
      )}
    </SplitPage>
  );
}

/** The pending second step of this tab; `end` returns to the password, with an error if the server ended the step. */
function useLoginStep() {
  const [step, setStep] = useState<LoginStep | null>(null);
  const [isLoading, setIsLoading] = useState(isStepPending);
  const [error, setError] = useState<RefusalCode>();
  const resume = useEffectEvent((pending: LoginStep | null) => {
    setStep(pending);
    setStepPending(pending !== null);
    setIsLoading(false);
  });
  useEffect(() => {
    if (!isStepPending()) return;
    callApi(calls.getLoginStep)
      .then((answer) => resume(answer.step))
      .catch(() => resume(null));
  }, []);
  const begin = (begun: LoginStep) => {
    setError(undefined);
    setStepPending(true);
    setStep(begun);
  };
  const end = (reason?: RefusalCode) => {
    setError(reason);
    setStepPending(false);
    setStep(null);
    // If this fails, the cookie of the abandoned step expires by itself.
    void callApi(calls.cancelLogin).catch(() => undefined);
  };
  return { step, isLoading, error, begin, end };
}

function tokenIn(user: string | null): string | null {
  return user === null || user.length > 200 || /^\d*$/.test(user) ? null : user;
}

function errorsIn(failed: string | null): FormErrors<LoginField> {
  return failed === 'error_server' || isCompanyLoginCode(failed) ? { form: failed } : {};
}

/**
 * `isFetched` stays true while a failed request is repeated, as it is when the form appears: if `isPending` decided,
 * the form would give way to the skeleton again, without end.
 */
function useLoginMethods() {
  return useQuery({
    queryKey: ['loginMethods'],
    queryFn: ({ signal }) => callApi(calls.getLoginMethods, { signal }),
    retry: false,
    networkMode: 'always',
  });
}

/**
 * The ways to log in: by the company's provider, with a password, or both. They appear together once they are known; if
 * the server cannot be reached, the form is shown. `errors` are shown from the start.
 */
function LoginMethods({
  next,
  onStep,
  errors,
}: Pick<LoginFormProps, 'next' | 'onStep'> & { errors: FormErrors<LoginField> }) {
  const t = useText();
  const { data, isFetched } = useLoginMethods();
  if (!isFetched) return null;
  const { company, password } = data ?? { company: null, password: true };
  if (company === null) return <LoginForm next={next} onStep={onStep} initialErrors={errors} />;
  return (
    <>
      <CompanyLogin company={company} next={next} error={errors.form ?? (password ? undefined : errors.email)} />
      {password && (
        <>
          <p className={styles.or}>{t('salesLogin.or')}</p>
          <LoginForm next={next} onStep={onStep} initialErrors={errors.email ? { email: errors.email } : {}} isSecond />
        </>
      )}
    </>
  );
}

/** Logs in with a token as soon as the page is visible. If the token is refused, shows the form with the error. */
function TokenLogin({ token, next, onStep }: { token: string; next: string; onStep: (step: LoginStep) => void }) {
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
  return errors ? (
    <LoginMethods next={next} onStep={onStep} errors={errors} />
  ) : (
    <output>{t('salesLogin.entering')}</output>
  );
}

type LoginFormProps = {
  next: string;
  /** Called when the password was right and a second step is needed. */
  onStep: (step: LoginStep) => void;
  initialErrors: FormErrors<LoginField>;
  /** Whether another way to log in is offered first. */
  isSecond?: boolean;
};

/** The login form of users. Refusals are shown below the email; `initialErrors` are shown from the start. */
function LoginForm({ next, onStep, initialErrors, isSecond = false }: LoginFormProps) {
  const t = useText();
  const errorText = useFormErrorText();
  const [passkeyError, setPasskeyError] = useState<FormError>();
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
      if ('step' in answer) {
        onStep(answer.step);
        return {};
      }
      if (!answer.response) return { email: answer.error };
      await completeLogin(answer.user.name);
      return {};
    },
    initialErrors,
  );
  const buttons = (
    <>
      <Button type="submit" variant={isSecond ? 'secondary' : 'primary'} busy={form.busy}>
        {t('account.logIn')}
      </Button>
      <ButtonLink variant="text" to="/userForgotPassword">
        {t('account.forgotten')}
      </ButtonLink>
    </>
  );
  return (
    <>
      <Form control={form} actions={buttons}>
        <EmailField
          autoComplete="username webauthn"
          value={email}
          onChange={setEmail}
          error={form.errorText('email')}
        />
        <PasswordField
          label={t('account.password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={form.errorText('password')}
        />
      </Form>
      <p className={styles.error} role="alert">
        {errorText(passkeyError)}
      </p>
      <PasskeyLogin next={next} onError={setPasskeyError} />
    </>
  );
}
