import { useRef, useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Client, User } from '#contract/entities/people.ts';
import { safeNext, withNext } from '#domain/navigation/next-address.ts';
import { ContactFields } from '#web/accounts/contact-fields.tsx';
import { PasswordField } from '#web/accounts/fields.tsx';
import type { FormErrors } from '#web/accounts/form-errors.ts';
import { Form, useForm, useNavigateOn } from '#web/accounts/form.tsx';
import { recordMailSent } from '#web/accounts/mail-sent-times.ts';
import { useBeginLogin } from '#web/accounts/login.ts';
import { callApi } from '#web/api/call-api.ts';
import { createRandomKey } from '#web/api/random-key.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useProjectName, useSettings } from '#web/catalogue/settings.tsx';
import { useKnownClient } from '#web/leads/known-client.ts';
import { TermsTick, Tick, PrivacyNote, useTermsTick } from '#web/legal/form-parts.tsx';
import { useLegalPage } from '#web/legal/use-legal-page.ts';
import { useSearchParams } from '#web/router/hooks.ts';
import { Navigate } from '#web/router/link.tsx';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { SplitPage } from '#web/ui/split-page.tsx';
import {
  type Registration,
  type RegistrationField,
  checkRegistration,
  prefilled,
  registrationFields,
} from './registration.ts';

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
  const lead = t(user ? 'register.byUserText' : 'register.text');
  // From a page that needs an account.
  const isSentHere = !user && next !== '/';
  usePageTitle(title);
  if (client) return <Navigate to={next} replace />;
  if (!user && !showRegisterClientPage) return <Navigate to={withNext('/login', next)} replace />;
  return (
    <SplitPage title={title} lead={isSentHere ? `${lead} ${t('register.wanted')}` : lead}>
      <RegisterForm next={next} user={user} prefill={prefilled(query)} />
    </SplitPage>
  );
}

/** The registration form. Browser autofill is off for users, because they type somebody else's data. */
function RegisterForm({ next, user, prefill }: { next: string; user: User | null; prefill: Registration }) {
  const t = useText();
  const { passwordMinLength } = useSettings();
  const [typed, setTyped] = useState(prefill);
  const terms = useTermsTick();
  // Marketing is never ticked beforehand, and only offered beside a privacy notice.
  const [marketing, setMarketing] = useState(false);
  const privacy = useLegalPage('privacy');
  const projectName = useProjectName();
  const register = useRegister(next, user, { terms, privacy });
  const form = useForm<RegistrationField>(registrationFields, () => register(typed, marketing));
  const toLogin = !user && (
    <ButtonLink variant="text" to={withNext('/login', next)}>
      {t('register.known')}
    </ButtonLink>
  );
  return (
    <Form control={form} submit={t('account.register')} actions={toLogin}>
      <ContactFields
        isOwn={!user}
        values={typed}
        onChange={(field, value) => setTyped({ ...typed, [field]: value })}
        errorText={form.errorText}
      />
      <PasswordField
        label={t('account.password')}
        autoComplete="new-password"
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
        error={form.errorText('password')}
        hint={t('account.passwordHint', { count: passwordMinLength })}
      />
      {!user && <TermsTick terms={terms} error={form.errorText('terms_version')} />}
      {!user && privacy && (
        <Tick checked={marketing} onChange={setMarketing}>
          {t('consent.marketingWording', { project: projectName })}
        </Tick>
      )}
      <PrivacyNote ofClients={!!user} />
    </Form>
  );
}

/**
 * Returns a function that checks and sends a registration, then navigates on. It resolves to the errors by field. After
 * a lost answer, the next attempt reuses the idempotency key as long as nothing else is typed. Terms that have changed
 * are shown to be accepted again.
 */
function useRegister(
  next: string,
  user: User | null,
  { terms, privacy }: { terms: ReturnType<typeof useTermsTick>; privacy: ReturnType<typeof useLegalPage> },
): (typed: Registration, marketing: boolean) => Promise<FormErrors<RegistrationField>> {
  const showKnown = useKnownClient();
  const { language } = useLanguage();
  const { projectId, passwordMinLength, clientVerification } = useSettings();
  const leadOn = useLeadOn(next, user);
  const attempt = useRef<{ form: string; key: string }>(undefined);
  return async (typed, marketing) => {
    const errors = checkRegistration(typed, passwordMinLength, !user && terms.isMissing, user ? 'other' : 'own');
    if (Object.keys(errors).length > 0) return errors;
    const form = JSON.stringify([typed, marketing, terms.version]);
    if (attempt.current?.form !== form) attempt.current = { form, key: createRandomKey() };
    const body = {
      ...typed,
      user_id: user?.id,
      client_verification: clientVerification,
      project_id: projectId,
      lang: language,
      idempotency_key: attempt.current.key,
      ...(!user && {
        privacy_version: privacy?.version,
        terms_version: terms.version,
        marketing,
      }),
    };
    const answer = await callApi(calls.createClient, { body });
    if (!answer.response) {
      if (user) return showKnown(answer);
      return answer.error === 'error_email_taken' ? { email: answer.error } : { form: answer.error };
    }
    await leadOn(answer.client);
    return {};
  };
}

/**
 * Returns a function that navigates on from a registration: to the verification code if the project verifies new
 * clients, otherwise to the confirmation page, where visitors type the code of their first login. These pages replace
 * the visitor's form in the history, because it redirects clients who are logged in: Back would lead nowhere.
 */
function useLeadOn(next: string, user: User | null): (client: Client) => Promise<void> {
  const navigateOn = useNavigateOn();
  const { clientVerification } = useSettings();
  const mailFirstCode = useMailFirstCode();
  return async (client) => {
    const { id, email } = client;
    const isMailed = clientVerification === 1;
    if (isMailed) recordMailSent('code', id);
    if (isMailed && !user)
      return navigateOn(withNext(`/verify/${id}`, next), { replace: true, state: { next, email } });
    const state = user ? { next, invite: email } : { next, email, codeFor: await mailFirstCode(client) };
    return navigateOn('/formResult/thankYouRegister', { replace: !user, state });
  };
}

/**
 * Returns a function that begins the first login of a client who has just registered. It resolves to the id of a client
 * who can type a code on the next page, or to null: if the client may not log in alone, if the project hides which
 * addresses are known, or if the mail is refused.
 */
function useMailFirstCode(): (client: Client) => Promise<number | null> {
  const { discreetErrors } = useSettings();
  const beginLogin = useBeginLogin();
  return async ({ email, can_self_login }) => {
    if (discreetErrors || !can_self_login) return null;
    const begun = await beginLogin(email).catch(() => null);
    return begun && 'codeFor' in begun ? begun.codeFor : null;
  };
}
