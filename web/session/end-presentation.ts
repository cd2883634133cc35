import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Session } from '#contract/entities/people.ts';
import { ApiProblem, isRefusal } from '#web/api/call-api.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { useNavigate } from '#web/router/hooks.ts';
import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { forgetHistory } from './forget-history.ts';
import { useRefreshSession } from './session.ts';

/**
 * Clears a presentation that has ended: shows the home view, removes the client from the session at once (even if the
 * server cannot be reached), reloads everything else and clears the history. Then shows that the presentation is over
 * or, if the user's session ended with it, that they are logged out.
 */
export function useClearPresentation(): () => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const t = useText();
  const toast = useToast();
  const refreshSession = useRefreshSession();
  return useCallback(async () => {
    const { user } = queries.getQueryData<Session>(catalogueKeys.session) ?? {};
    await navigate('/', { replace: true, flushSync: true });
    queries.setQueryData<Session>(
      catalogueKeys.session,
      (session) =>
        session && { ...session, client: null, presentation: null, can: { ...session.can, changeStatus: false } },
    );
    toast(t('presentation.terminated'));
    const current = await refreshSession().catch(() => undefined);
    // The tab's storage was emptied, and is filled again only when the session changes, which it has not.
    if (current?.user) sessionStorage.setItem('user', JSON.stringify(current.user.id));
    const isLoggedOut = user && current?.user === null;
    if (isLoggedOut) toast(t('shell.loggedOut'));
    await forgetHistory(navigate, t(isLoggedOut ? 'shell.loggedOut' : 'presentation.terminated'));
  }, [queries, navigate, refreshSession, t, toast]);
}

/**
 * Returns a function that handles a failed action in a presentation. If the session has ended meanwhile, the
 * presentation ends here too, and a message says so. Other failures are shown as errors: an unreachable server, too
 * many tries, or an error of the server.
 */
export function useFailedAction(): (error: unknown) => void {
  const t = useText();
  const toast = useToast();
  const clearPresentation = useClearPresentation();
  return (error) => {
    if (error instanceof ApiProblem && error.status === 401) void clearPresentation();
    else if (error instanceof ApiProblem && error.code === 'offline') toast(t('account.away'), 'error');
    else toast(isTooMany(error) ? error.message : t('error_server'), 'error');
  };
}

/**
 * As `useFailedAction`, for a change of the favourites: without an answer it may have been made, so the session, which
 * contains them, is read again.
 */
export function useFailedChange(): (error: unknown) => void {
  const queries = useQueryClient();
  const failAction = useFailedAction();
  return (error) => {
    if (!isRefusal(error)) void queries.invalidateQueries({ queryKey: catalogueKeys.session });
    failAction(error);
  };
}

const isTooMany = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.code === 'too_many_requests';
