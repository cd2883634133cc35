import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import { codeResendWait } from '#domain/people/approval.ts';
import { checkEmail } from '#domain/people/registration.ts';
import { EmailField } from '#web/accounts/fields.tsx';
import { failedChecks, type FormErrors } from '#web/accounts/form-errors.ts';
import { Form, useForm } from '#web/accounts/form.tsx';
import { recordMailSent } from '#web/accounts/mail-sent-times.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { safeNext, withNext } from '#domain/navigation/next-address.ts';
import { PrivacyNote } from '#web/legal/privacy-note.tsx';
import { useText, useLanguage } from '#web/texts/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';

/** Login of clients by email. Logged-in clients are redirected. `forgotten` is the address of the forgotten password. */
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

/** The email by which a client logs in, filled in after a registration. Refusals are shown below it. */
function ClientLoginForm({ next, forgotten }: { next: string; forgotten: string }) {
  const t = useText();
  const { showRegisterClientPage } = useSettings();
  const state = useLocation().state as { email?: string } | null;
  const [email, setEmail] = useState(state?.email ?? '');
  const begin = useBeginLogin(next);
  const form = useForm(['email'], () => begin(email.trim()));
  const buttons = (
    <>
      <Button type="submit" variant="primary" busy={form.busy}>
        {t('account.logIn')}
      </Button>
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
    <Form control={form} actions={buttons}>
      <EmailField autoComplete="username" value={email} onChange={setEmail} error={form.errorText('email')} />
      <PrivacyNote />
    </Form>
  );
}

/**
 * Begins a login (specification, section 4): navigates to the verification code if the client is not verified, otherwise
 * to the waiting screen. Resolves to the errors by field.
 */
function useBeginLogin(next: string): (email: string) => Promise<FormErrors<'email'>> {
  const navigate = useNavigate();
  const { projectId } = useSettings();
  const { language } = useLanguage();
  return async (email) => {
    const errors = failedChecks({ email: checkEmail(email) });
    if (errors.email) return errors;
    const answer = await callApi(calls.beginClientLogin, { body: { email, project_id: projectId, lang: language } });
    if (!answer.response) return { email: answer.error };
    if (answer.id === null) recordMailSent('code', answer.client.id, codeResendWait);
    else recordMailSent('login', answer.id);
    const path = answer.id === null ? `/verify/${answer.client.id}` : `/clientLoginWait/${answer.id}`;
    await navigate(withNext(path, next), { state: { email } });
    return {};
  };
}
