import { calls } from '#contract/calls/index.ts';
import type { RefusalCode } from '#contract/errors/codes.ts';
import { codeResendWait } from '#domain/people/approval.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useRefreshSession } from '#web/session/session.ts';
import { useText, useLanguage } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useNavigateOn } from './form.tsx';
import { recordMailSent } from './mail-sent-times.ts';

/**
 * Completes a login: reads the new session, clears the previous one’s data, greets by name and navigates to `next`.
 * Throws `ApiProblem` if the server cannot be reached.
 */
export function useCompleteLogin(next: string): (name: string) => Promise<void> {
  const t = useText();
  const toast = useToast();
  const navigateOn = useNavigateOn();
  const refreshSession = useRefreshSession();
  return async (name) => {
    await refreshSession();
    toast(t('account.hello', { name }));
    await navigateOn(next, { replace: true });
  };
}

/**
 * A login that has begun: a code was mailed to the client `codeFor`, who is not verified yet, or a link that accepts
 * the login `loginId`.
 */
type BegunLogin = { refusal: RefusalCode } | { codeFor: number } | { loginId: number };

/** Returns a function that begins the login of a client (specification, section 4). It throws `ApiProblem`. */
export function useBeginLogin(): (email: string) => Promise<BegunLogin> {
  const { projectId } = useSettings();
  const { language } = useLanguage();
  return async (email) => {
    const answer = await callApi(calls.beginClientLogin, { body: { email, project_id: projectId, lang: language } });
    if (!answer.response) return { refusal: answer.error };
    if (answer.id === null) {
      recordMailSent('code', answer.client.id, codeResendWait);
      return { codeFor: answer.client.id };
    }
    recordMailSent('login', answer.id);
    return { loginId: answer.id };
  };
}
