import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useChangedSession } from '#web/session/change-session.ts';
import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';

/**
 * After a login: this browser learns who it is, forgets what the last one saw, greets and goes on. Throws `ApiProblem`
 * where the server is away.
 */
export function useEnter(next: string): (name: string) => Promise<void> {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const changedSession = useChangedSession();
  return useCallback(
    async (name) => {
      await changedSession();
      toast(t('account.hello', { name }));
      await navigate(next, { replace: true });
    },
    [changedSession, navigate, next, t, toast],
  );
}
