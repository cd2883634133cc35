import { useState, useEffect, useEffectEvent } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import { toFormErrors, type FormErrors } from '#web/accounts/form-errors.ts';
import { useCompleteLogin } from '#web/accounts/use-complete-login.ts';
import { whenVisible } from '#web/accounts/when-visible.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { safeNext } from '#web/session/next-address.ts';
import { useText } from '#web/texts/language.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { LoginForm } from './login-form.tsx';
import type { LoginField } from './check-login.ts';

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
  const enter = useCompleteLogin(next);
  const [faults, setFaults] = useState<FormErrors<LoginField>>();
  const redeem = useEffectEvent(async () => {
    const answer = await callApi(calls.loginByToken, { body: { token, project_id: projectId } });
    if (answer.response) await enter(answer.user.name);
    else setFaults({ email: answer.error });
  });
  useEffect(() => {
    const controller = new AbortController();
    whenVisible(controller.signal)
      .then(() => redeem())
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setFaults(toFormErrors(error));
      });
    return () => controller.abort();
  }, []);
  return faults ? <LoginForm next={next} initialFaults={faults} /> : <output>{t('salesLogin.entering')}</output>;
}
