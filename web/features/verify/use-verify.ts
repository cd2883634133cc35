import { calls } from '#contract/calls/index.ts';
import type { RefusalCode } from '#contract/errors/texts.ts';
import { fullName } from '#web/accounts/full-name.ts';
import { useEnter } from '#web/accounts/use-enter.ts';
import { callApi } from '#web/api/call-api.ts';

/** `entered`: this browser is logged in and went on; `verified`: the address is, the login is still to come. */
export type Verification = 'entered' | 'verified' | { refused: RefusalCode };

/** Verifies a client by a code. Throws `ApiProblem`. */
export function useVerify(id: number, next: string): (code: string) => Promise<Verification> {
  const enter = useEnter(next);
  return async (code) => {
    const answer = await callApi(calls.verifyClient, { body: { id, code } });
    if (!answer.response) return { refused: answer.error };
    if (answer.presentation === null) return 'verified';
    await enter(fullName(answer.client));
    return 'entered';
  };
}
