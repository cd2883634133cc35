import { createContext, use } from 'react';
import type { Refusal } from '#contract/errors/problem.ts';

/** Asks the user or client who they are; false if they give up. */
export const IdentityContext = createContext<() => Promise<boolean>>(async () => false);

/**
 * Returns a function that makes a call; if the server wants proof first, it asks who the caller is and makes the call
 * again. Its answer is null if they give up.
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
