import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Refusal } from '#contract/errors/problem.ts';
import { useErrorToast } from '#web/accounts/form-errors.ts';
import { callApi } from '#web/api/call-api.ts';
import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useConfirmedCall } from './identity.ts';

/** The user's second factors; every change of them invalidates this key. */
const ownFactorsKey = ['secondFactors'] as const;

/** The user's second factors. */
export function useFactors() {
  return useQuery({
    queryKey: ownFactorsKey,
    queryFn: ({ signal }) => callApi(calls.listSecondFactors, { signal }),
  });
}

/**
 * Returns `run`, which makes a call that changes factors: it asks for a proof of identity if the server requires one,
 * shows a refusal as a toast, and reads the factors again. `run` resolves to the answer, or null if nothing was
 * changed.
 */
export function useFactorChange() {
  const queries = useQueryClient();
  const callConfirmed = useConfirmedCall();
  const toast = useToast();
  const errorToast = useErrorToast();
  const t = useText();
  const [busy, setBusy] = useState(false);
  const run = async <Answer extends { response: true }>(
    call: () => Promise<Answer | Refusal>,
  ): Promise<Answer | null> => {
    setBusy(true);
    try {
      const answer = await callConfirmed(call);
      if (answer === null) return null;
      await queries.invalidateQueries({ queryKey: ownFactorsKey });
      if (answer.response) return answer;
      toast(t(answer.error), 'error');
      return null;
    } catch (error) {
      errorToast(error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy };
}
