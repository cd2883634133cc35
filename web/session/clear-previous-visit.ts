import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from '#web/router/hooks.ts';
import { useToast } from '#web/ui/toast.tsx';

/**
 * A session storage key, set while `forgetHistory` has to be completed after a reload. The value is the message to show
 * then.
 */
export const pendingKey = 'history-to-forget';

/** Completes a pending `forgetHistory`, and reloads pages that the browser restores from its back/forward cache. */
export function useClearPreviousVisit(): void {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => void finishForgetting(navigate).then((message) => message && toast(message)), [navigate, toast]);
  useEffect(() => {
    const reload = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
}

/** Completes `forgetHistory` after a reload and returns its message; undefined if nothing is pending. */
async function finishForgetting(navigate: NavigateFunction): Promise<string | undefined> {
  const message = sessionStorage.getItem(pendingKey);
  if (message === null) return undefined;
  sessionStorage.removeItem(pendingKey);
  await resetHistory(navigate);
  return message;
}

/** Replaces this page by the home view and navigates forward, which cuts off the rest of the history. */
export async function resetHistory(navigate: NavigateFunction): Promise<void> {
  await navigate('/', { replace: true });
  await navigate('/');
}
