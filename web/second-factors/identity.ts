import { createContext, use } from 'react';
import type { Refusal } from '#contract/errors/problem.ts';

/** Asks the user or client to confirm their identity; resolves to false if they cancel. */
export const IdentityContext = createContext<() => Promise<boolean>>(async () => false);

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
