import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Refusal } from '#contract/errors/problem.ts';
import { useErrorToast } from '#web/accounts/use-error-toast.ts';
import { useConfirmedCall } from '#web/second-factors/identity.ts';
import { ownFactorsKey } from '#web/second-factors/own-factors.ts';
import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';

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
  const [isBusy, setIsBusy] = useState(false);
  const run = async <Answer extends { response: true }>(
    call: () => Promise<Answer | Refusal>,
  ): Promise<Answer | null> => {
    setIsBusy(true);
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
      setIsBusy(false);
    }
  };
  return { run, isBusy };
}
