import { useActionState, useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { refusalTexts } from '#contract/errors/texts.ts';
import { useSession } from '../../catalogue/queries.ts';
import { useSettings } from '../../catalogue/settings.tsx';
import { useChangedSession } from '../../session/change-session.ts';
import { safeNext } from '../../session/next-address.ts';
import { useLanguage, useText } from '../../texts/language.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SplitPage } from '../../ui/split-page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { logIn, type LoginOutcome } from './log-in.ts';
import { PasswordField } from './password-field.tsx';
import styles from './sales-login-screen.module.css';

/** Login of sales users. Who is already in goes on; a `user` in the address alone logs nobody in, it only shows this form. */
export function SalesLoginScreen() {
  const t = useText();
  const { projectName } = useSettings();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const [wasIn] = useState(useSession().user !== null);
  if (wasIn) return <Navigate to={next} replace />;
  return (
    <SplitPage title={t('page.salesLogin')} lead={t('salesLogin.text', { project: projectName })}>
      <LoginForm next={next} />
    </SplitPage>
  );
}

function LoginForm({ next }: { next: string }) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const enter = useEnter(next);
  const { projectId } = useSettings();
  const [outcome, submit, busy] = useActionState<LoginOutcome | undefined>(async () => {
    const tried = await logIn(email.trim(), password, projectId);
    return tried.kind === 'in' ? enter(tried) : tried;
  }, undefined);
  useEffect(() => {
    if (outcome) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [outcome]);
  const errors = useErrors(outcome);
  return (
    <form ref={form} action={submit} noValidate className={styles.form}>
      <Field label={t('salesLogin.email')} name="email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} value={email} onChange={(event) => setEmail(event.target.value)} error={errors.email} />
      <PasswordField value={password} onChange={setPassword} error={errors.password} />
      <p className={styles.trouble} role="alert">
        {errors.form}
      </p>
      <div className={styles.ways}>
        <Button type="submit" look="primary" busy={busy}>
          {t('salesLogin.submit')}
        </Button>
        <ButtonLink look="text" to="/userForgotPassword">
          {t('salesLogin.forgotten')}
        </ButtonLink>
      </div>
    </form>
  );
}

/** After a login: this browser learns who it is, greets, and goes on. */
function useEnter(next: string) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const changedSession = useChangedSession();
  return async (entered: Extract<LoginOutcome, { kind: 'in' }>): Promise<LoginOutcome> => {
    try {
      await changedSession();
    } catch {
      return { kind: 'away' };
    }
    toast(t('salesLogin.hello', { name: entered.user.name }));
    await navigate(next, { replace: true });
    return entered;
  };
}

/** What an outcome is told as, and where. */
function useErrors(outcome: LoginOutcome | undefined): { email?: string | undefined; password?: string | undefined; form?: string } {
  const t = useText();
  const { language } = useLanguage();
  switch (outcome?.kind) {
    case 'mistakes':
      return { email: outcome.mistakes.email && t(outcome.mistakes.email), password: outcome.mistakes.password && t(outcome.mistakes.password) };
    case 'refused':
      return { email: refusalTexts[outcome.error][language] };
    case 'wait':
      return { form: t('salesLogin.wait', { seconds: outcome.seconds }) };
    case 'away':
      return { form: t('salesLogin.offline') };
    case 'failed':
      return { form: refusalTexts.error_server[language] };
    default:
      return {};
  }
}
