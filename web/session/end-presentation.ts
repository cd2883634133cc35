import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Session } from '#contract/entities/people.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';
import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useChangedSession } from './change-session.ts';
import { forgetHistory } from './forget-history.ts';

/**
 * After a presentation ended: the start is shown, the client is forgotten at once, everything else is asked for anew,
 * the
 * way back leads to nothing of what was looked at, and it is said that the presentation is over; to a sales user whose
 * session ended with it, that they are logged out.
 * Where the server is away, the client is gone from this screen all the same.
 */
export function useForgetPresentation(): () => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const t = useText();
  const toast = useToast();
  const changedSession = useChangedSession();
  return useCallback(async () => {
    const { user } = queries.getQueryData<Session>(catalogueKeys.session) ?? {};
    await navigate('/', { replace: true });
    queries.setQueryData<Session>(
      catalogueKeys.session,
      (session) =>
        session && { ...session, client: null, presentation: null, can: { ...session.can, changeStatus: false } },
    );
    toast(t('presentation.terminated'));
    const now = await changedSession().catch(() => undefined);
    const isLoggedOut = user && now?.user === null;
    if (isLoggedOut) toast(t('shell.loggedOut'));
    await forgetHistory(navigate, t(isLoggedOut ? 'shell.loggedOut' : 'presentation.terminated'));
  }, [queries, navigate, changedSession, t, toast]);
}
