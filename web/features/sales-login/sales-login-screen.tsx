import { useState, useEffect, useEffectEvent } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import { faultsOf, type Faults } from '#web/accounts/faults.ts';
import { useEnter } from '#web/accounts/use-enter.ts';
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
 * Login of sales users. Who is already in goes on. `user` in the address is a token of single use that logs in; a plain
 * number there is none: it only shows the form.
 */
export function SalesLoginScreen() {
  const t = useText();
  const { projectName } = useSettings();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const [token] = useState(tokenIn(query.get('user')));
  const [wasIn] = useState(useSession().user !== null);
  if (wasIn && token === null) return <Navigate to={next} replace />;
  return (
    <SplitPage title={t('page.salesLogin')} lead={t('salesLogin.text', { project: projectName })}>
      {token === null ? <LoginForm next={next} /> : <TokenLogin token={token} next={next} />}
    </SplitPage>
  );
}

function tokenIn(user: string | null): string | null {
  return user === null || user.length > 200 || /^\d*$/.test(user) ? null : user;
}

/**
 * Logs in by a token, once the page is looked at. One that does not hold leaves the form, with what the server says of
 * it.
 */
function TokenLogin({ token, next }: { token: string; next: string }) {
  const t = useText();
  const { projectId } = useSettings();
  const enter = useEnter(next);
  const [faults, setFaults] = useState<Faults<LoginField>>();
  const redeem = useEffectEvent(async () => {
    const answer = await callApi(calls.loginByToken, { body: { token, project_id: projectId } });
    if (answer.response) await enter(answer.user.name);
    else setFaults({ email: answer.error });
  });
  useEffect(() => {
    const leaving = new AbortController();
    whenVisible(leaving.signal)
      .then(() => redeem())
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setFaults(faultsOf(error));
      });
    return () => leaving.abort();
  }, []);
  return faults ? <LoginForm next={next} before={faults} /> : <output>{t('salesLogin.entering')}</output>;
}
