import { calls } from '#contract/calls/index.ts';
import type { RefusalCode } from '#contract/errors/codes.ts';
import { fullName } from '#web/accounts/full-name.ts';
import { useCompleteLogin } from '#web/accounts/use-complete-login.ts';
import { callApi } from '#web/api/call-api.ts';
import { withNext } from '#domain/navigation/next-address.ts';
import { useText } from '#web/texts/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts';

/** The page after an address was verified; leads to the login, with the address filled in if it is known. */
export function Verified({ next, email }: { next: string; email?: string | undefined }) {
  const t = useText();
  usePageTitle(t('verify.doneTitle'));
  useRestoredFocus();
  return (
    <MessagePage title={t('verify.doneTitle')}>
      <output>{t('verify.done')}</output>
      <ButtonLink variant="primary" to={withNext('/login', next)} state={{ email }}>
        {t('account.logIn')}
      </ButtonLink>
    </MessagePage>
  );
}

/**
 * - `entered`: this browser is logged in and has moved on to the next page.
 * - `verified`: the e-mail address is verified, but the client still has to log in.
 */
type Verification = 'entered' | 'verified' | { refusal: RefusalCode };

/** Returns a function that verifies a client by their code. It throws `ApiProblem`. */
export function useVerify(id: number, next: string): (code: string) => Promise<Verification> {
  const completeLogin = useCompleteLogin(next);
  return async (code) => {
    const answer = await callApi(calls.verifyClient, { body: { id, code } });
    if (!answer.response) return { refusal: answer.error };
    if (answer.presentation === null) return 'verified';
    await completeLogin(fullName(answer.client));
    return 'entered';
  };
}
