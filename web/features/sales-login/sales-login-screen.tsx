import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { safeNext } from '#web/session/next-address.ts';
import { useText } from '#web/texts/language.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { LoginForm } from './login-form.tsx';
import { TokenLogin } from './token-login.tsx';

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
