import { ClientLoginScreen } from '#web/features/client-login/client-login-screen.tsx';
import { ForgotPasswordScreen } from '#web/features/forgot-password/forgot-password-screen.tsx';
import { useLocation, useSearchParams } from '#web/router/hooks.ts';

/** The clients' login, or with `?forgotten=1` the form for a new password. */
export function LoginPage() {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  if (query.has('forgotten')) return <ForgotPasswordScreen account="client" />;
  const forgotten = new URLSearchParams(search);
  forgotten.set('forgotten', '1');
  return <ClientLoginScreen forgotten={`${pathname}?${forgotten}`} />;
}
