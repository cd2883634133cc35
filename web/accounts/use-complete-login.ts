import { useCallback } from 'react';
import { useNavigate } from '#web/router/hooks.ts';
import { useRefreshSession } from '#web/session/session.ts';
import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';

/**
 * Completes a login: reads the new session, clears the previous one’s data, greets by name and navigates to `next`.
 * Throws `ApiProblem` if the server cannot be reached.
 */
export function useCompleteLogin(next: string): (name: string) => Promise<void> {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const refreshSession = useRefreshSession();
  return useCallback(
    async (name) => {
      await refreshSession();
      toast(t('account.hello', { name }));
      await navigate(next, { replace: true });
    },
    [refreshSession, navigate, next, t, toast],
  );
}
