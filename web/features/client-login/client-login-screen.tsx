import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '#web/catalogue/queries.ts';
import { safeNext } from '#web/session/next-address.ts';
import { useText } from '#web/texts/language.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { ClientLoginForm } from './client-login-form.tsx';

/** Login of clients, by email. Who is already in goes on. `forgotten` is the address of the forgotten password. */
export function ClientLoginScreen({ forgotten }: { forgotten: string }) {
  const t = useText();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  if (useSession().client) return <Navigate to={next} replace />;
  return (
    <SplitPage title={t('page.login')} lead={t('login.text')}>
      <ClientLoginForm next={next} forgotten={forgotten} />
    </SplitPage>
  );
}
