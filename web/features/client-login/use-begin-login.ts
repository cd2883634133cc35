import { useNavigate } from 'react-router';
import { calls } from '#contract/calls/index.ts';
import { codeResendWait } from '#domain/people/approval.ts';
import { checkEmail } from '#domain/people/registration.ts';
import { preserveFaults, type Faults } from '#web/accounts/faults.ts';
import { noteMail } from '#web/accounts/mail-times.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { withNext } from '#web/session/next-address.ts';
import { useLanguage } from '#web/texts/language.tsx';

/**
 * Begins a login (specification, section 4): on to the code where the client is not verified, else to the waiting
 * screen.
 */
export function useBeginLogin(next: string): (email: string) => Promise<Faults<'email'>> {
  const navigate = useNavigate();
  const { projectId } = useSettings();
  const { language } = useLanguage();
  return async (email) => {
    const faults = preserveFaults({ email: checkEmail(email) });
    if (faults.email) return faults;
    const answer = await callApi(calls.beginClientLogin, { body: { email, project_id: projectId, lang: language } });
    if (!answer.response) return { email: answer.error };
    if (answer.id === null) noteMail('code', answer.client.id, codeResendWait);
    else noteMail('login', answer.id);
    await navigate(
      withNext(answer.id === null ? `/verify/${answer.client.id}` : `/clientLoginWait/${answer.id}`, next),
      { state: { email } },
    );
    return {};
  };
}
