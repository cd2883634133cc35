import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { User } from '#contract/entities/people.ts';
import { checkEmail } from '#domain/people/registration.ts';
import { EmailField } from '#web/accounts/fields.tsx';
import { failedChecks } from '#web/accounts/form-errors.ts';
import { Form, useForm, useNavigateOn } from '#web/accounts/form.tsx';
import { recordMailSent } from '#web/accounts/mail-sent-times.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { PrivacyNote } from '#web/legal/form-parts.tsx';
import { useKnownClient } from '#web/leads/known-client.ts';
import { withNext } from '#domain/navigation/next-address.ts';
import { useLocation } from '#web/router/hooks.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';

/** Lets a user invite a client by e-mail; others are asked to log in first. */
export function InviteClientScreen() {
  const t = useText();
  const { user } = useSession();
  return (
    <SplitPage title={t('page.inviteClient')} lead={t('invite.text')}>
      {user ? <InviteForm user={user} /> : <LogInFirst />}
    </SplitPage>
  );
}

function LogInFirst() {
  const t = useText();
  return (
    <>
      <p role="alert">{t('error_firstly_login_as_user')}</p>
      <div>
        <ButtonLink variant="primary" to={withNext('/salesLogin', '/inviteClient')}>
          {t('shell.salesLogin')}
        </ButtonLink>
      </div>
    </>
  );
}

/**
 * The form for the e-mail address of a client to invite. A refusal is shown below the field, or opens the page of the
 * client whom it names; unknown clients can be registered.
 */
function InviteForm({ user }: { user: User }) {
  const t = useText();
  const { language } = useLanguage();
  const navigateOn = useNavigateOn();
  const { projectId } = useSettings();
  const state = useLocation().state as { email?: string } | null;
  const [email, setEmail] = useState(state?.email ?? '');
  const showKnown = useKnownClient();
  const form = useForm(['email'], async () => {
    const address = email.trim();
    const errors = failedChecks({ email: checkEmail(address, 'client_email_missing') });
    if (errors.email) return errors;
    const answer = await callApi(calls.inviteClient, {
      body: { email: address, user_id: user.id, project_id: projectId, lang: language },
    });
    if (!answer.response) return showKnown(answer);
    recordMailSent('invitation', answer.id);
    await navigateOn(`/clientInvitationWait/${answer.id}`, { state: { email: address } });
    return {};
  });
  const toRegistration = (
    <ButtonLink
      variant="text"
      to={email.trim() === '' ? '/register' : `/register?email=${encodeURIComponent(email.trim())}`}
    >
      {t('invite.newClient')}
    </ButtonLink>
  );
  return (
    <Form control={form} submit={t('invite.submit')} actions={toRegistration}>
      <EmailField
        label={t('invite.clientEmail')}
        autoComplete="off"
        value={email}
        onChange={setEmail}
        error={form.errorText('email')}
      />
      <PrivacyNote ofClients />
    </Form>
  );
}
