import { createContext, use } from 'react';
import { ApiProblem } from '#web/api/api-problem.ts';

/** Asks the user or client who they are; false if they give up. A password that they have just typed is not asked for. */
export const IdentityContext = createContext<(password?: string) => Promise<boolean>>(async () => false);

/**
 * Returns a function that makes a call; if the server wants proof first, it asks who the caller is and makes the call
 * again. Its answer is null if they give up.
 */
export function useConfirmedCall() {
  const askIdentity = use(IdentityContext);
  return async <Answer>(call: () => Promise<Answer>, password?: string): Promise<Answer | null> => {
    try {
      const answer = await call();
      if (!isUnproven(answer)) return answer;
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'confirm_first') throw error;
    }
    return (await askIdentity(password)) ? call() : null;
  };
}

function isUnproven(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'error' in answer && answer.error === 'confirm_first';
}
