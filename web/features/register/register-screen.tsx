import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { safeNext, withNext } from '#web/session/next-address.ts';
import { useText } from '#web/texts/language.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { SplitPage } from '#web/ui/split-page.tsx';
import { prefilled } from './registration.ts';
import { RegisterForm } from './register-form.tsx';

/**
 * Registration: a visitor registers, or a sales user registers a client. A client who is in goes on. Where visitors do
 * not register by themselves, they log in.
 */
export function RegisterScreen() {
  const t = useText();
  const [query] = useSearchParams();
  const { user, client } = useSession();
  const { showRegisterClientPage } = useSettings();
  const next = safeNext(query.get('next'));
  const title = t(user ? 'register.byUserTitle' : 'page.register');
  usePageTitle(title);
  if (client) return <Navigate to={next} replace />;
  if (!user && !showRegisterClientPage) return <Navigate to={withNext('/login', next)} replace />;
  return (
    <SplitPage title={title} lead={user ? t('register.byUserText') : <VisitorLead wanted={next !== '/'} />}>
      <RegisterForm next={next} user={user} prefill={prefilled(query)} />
    </SplitPage>
  );
}

function VisitorLead({ wanted }: { wanted: boolean }) {
  const t = useText();
  return (
    <>
      {t('register.text')} {wanted && t('register.wanted')}
    </>
  );
}
