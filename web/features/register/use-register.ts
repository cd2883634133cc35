import { useNavigate } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import type { User } from '#contract/entities/people.ts';
import type { FormErrors } from '#web/accounts/form-errors.ts';
import { recordMailSent } from '#web/accounts/mail-sent-times.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { withNext } from '#web/session/next-address.ts';
import { useLanguage } from '#web/texts/language.tsx';
import { checkRegistration, type Registration, type RegistrationField } from './registration.ts';

/**
 * Returns a function that checks and sends a registration, then navigates to the verification code if the project
 * verifies new clients, or to the confirmation page. It resolves to the errors by field.
 */
export function useRegister(
  next: string,
  user: User | null,
): (typed: Registration) => Promise<FormErrors<RegistrationField>> {
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { projectId, passwordMinLength, clientVerification } = useSettings();
  return async (typed) => {
    const faults = checkRegistration(typed, passwordMinLength);
    if (Object.keys(faults).length > 0) return faults;
    const body = {
      ...typed,
      lead_status_id: 1,
      lead_source_id: 1,
      user_id: user?.id,
      client_verification: clientVerification,
      project_id: projectId,
      lang: language,
    };
    const answer = await callApi(calls.createClient, { body });
    if (!answer.response)
      return answer.error === 'error_email_taken' ? { email: answer.error } : { form: answer.error };
    if (clientVerification === 1) recordMailSent('code', answer.client.id);
    const verifies = clientVerification === 1 && user === null;
    const { email } = answer.client;
    await navigate(verifies ? withNext(`/verify/${answer.client.id}`, next) : '/formResult/thankYouRegister', {
      state: { next, ...(user ? { invite: email } : {}) },
    });
    return {};
  };
}
