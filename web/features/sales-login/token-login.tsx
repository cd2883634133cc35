import { useEffect, useEffectEvent, useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import { faultsOf, type Faults } from '#web/accounts/faults.ts';
import { useEnter } from '#web/accounts/use-enter.ts';
import { whenVisible } from '#web/accounts/when-visible.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import type { LoginField } from './check-login.ts';
import { LoginForm } from './login-form.tsx';

/**
 * Logs in by a token, once the page is looked at. One that does not hold leaves the form, with what the server says of
 * it.
 */
export function TokenLogin({ token, next }: { token: string; next: string }) {
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
