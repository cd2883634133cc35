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
 * Registration of a visitor, or of a client by a user. Logged-in clients are redirected; visitors are sent to the login
 * if the project does not let them register.
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
    <SplitPage title={title} lead={user ? t('register.byUserText') : <VisitorLead isRequired={next !== '/'} />}>
      <RegisterForm next={next} user={user} prefill={prefilled(query)} />
    </SplitPage>
  );
}

/** `isRequired`: the visitor was sent here from a page that needs an account. */
function VisitorLead({ isRequired }: { isRequired: boolean }) {
  const t = useText();
  return (
    <>
      {t('register.text')} {isRequired && t('register.wanted')}
    </>
  );
}
