import { createContext, use } from 'react';
import type { Refusal } from '#contract/errors/problem.ts';
import { useErrorToast } from '#web/accounts/form-errors.ts';
import { ApiProblem } from '#web/api/call-api.ts';

/**
 * Asks the user or client to confirm their identity; resolves to false if they cancel. A `password` that they have just
 * typed is not asked for again.
 */
export const IdentityContext = createContext<(password?: string) => Promise<boolean>>(async () => false);

/**
 * Returns a function that makes a call. If the server requires a proof of identity, it asks for that and repeats the
 * call. Resolves to null if the person cancels.
 */
export function useConfirmedCall() {
  const askIdentity = use(IdentityContext);
  return async <Answer extends { response: true }>(
    call: () => Promise<Answer | Refusal>,
  ): Promise<Answer | Refusal | null> => {
    const answer = await call();
    if (answer.response || answer.error !== 'confirm_first') return answer;
    return (await askIdentity()) ? call() : null;
  };
}

/**
 * Returns a function that submits a form. If the server requires a proof of identity besides the form's password, it
 * asks for that and submits again. The form's action does not wait for the dialog: React does not show state changes of
 * one form's action, here the dialog's, while that of another is pending.
 */
export function useConfirmedSubmit() {
  const askIdentity = use(IdentityContext);
  const errorToast = useErrorToast();
  return async (submit: () => Promise<void>, password: string): Promise<void> => {
    const repeat = async () => {
      try {
        if (await askIdentity(password)) await submit();
      } catch (error) {
        errorToast(error);
      }
    };
    try {
      await submit();
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'confirm_first') throw error;
      void repeat();
    }
  };
}
