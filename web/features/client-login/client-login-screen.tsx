import { useState } from 'react';
import { checkEmail } from '#domain/people/registration.ts';
import { EmailField } from '#web/accounts/fields.tsx';
import { failedChecks, type FormErrors } from '#web/accounts/form-errors.ts';
import { Form, useForm, useNavigateOn } from '#web/accounts/form.tsx';
import { useBeginLogin } from '#web/accounts/login.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { safeNext, withNext } from '#domain/navigation/next-address.ts';
import { PrivacyNote } from '#web/legal/form-parts.tsx';
import { useLocation, useSearchParams } from '#web/router/hooks.ts';
import { Navigate } from '#web/router/link.tsx';
import { useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';

/**
 * The clients' login by e-mail. Clients who are logged in are redirected. `forgotten` is the address of the page for a
 * forgotten password.
 */
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

/** The e-mail field of the login, prefilled after a registration. Refusals are shown below it. */
function ClientLoginForm({ next, forgotten }: { next: string; forgotten: string }) {
  const t = useText();
  const { showRegisterClientPage } = useSettings();
  const state = useLocation().state as { email?: string } | null;
  const [email, setEmail] = useState(state?.email ?? '');
  const begin = useSubmit(next);
  const form = useForm(['email'], () => begin(email.trim()));
  const links = (
    <>
      {showRegisterClientPage && (
        <ButtonLink variant="text" to={withNext('/register', next)}>
          {t('login.unregistered')}
        </ButtonLink>
      )}
      <ButtonLink variant="text" to={forgotten}>
        {t('account.forgotten')}
      </ButtonLink>
    </>
  );
  return (
    <Form control={form} submit={t('account.logIn')} actions={links}>
      <EmailField autoComplete="username" value={email} onChange={setEmail} error={form.errorText('email')} />
      <PrivacyNote />
    </Form>
  );
}

/**
 * Begins a login (specification, section 4): navigates to the verification code if the client is not verified,
 * otherwise to the waiting screen. Resolves to the errors by field.
 */
function useSubmit(next: string): (email: string) => Promise<FormErrors<'email'>> {
  const navigateOn = useNavigateOn();
  const beginLogin = useBeginLogin();
  return async (email) => {
    const errors = failedChecks({ email: checkEmail(email) });
    if (errors.email) return errors;
    const begun = await beginLogin(email);
    if ('refusal' in begun) return { email: begun.refusal };
    const path = 'codeFor' in begun ? `/verify/${begun.codeFor}` : `/clientLoginWait/${begun.loginId}`;
    // Replaces this page, because it redirects clients who are logged in: Back would lead nowhere.
    await navigateOn(withNext(path, next), { replace: true, state: { email } });
    return {};
  };
}
