import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Session } from '#contract/entities/people.ts';
import { catalogueKeys } from '../catalogue/queries.ts';
import { useChangedSession } from './change-session.ts';

/**
 * After a presentation ended: the start is shown, the client is forgotten at once, and everything else is asked for anew.
 * Where the server is away, the client is gone from this screen all the same.
 */
export function useForgetPresentation(): () => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const changedSession = useChangedSession();
  return useCallback(async () => {
    await navigate('/', { replace: true });
    queries.setQueryData<Session>(catalogueKeys.session, (session) => session && { ...session, client: null, presentation: null });
    await changedSession().catch(() => undefined);
  }, [queries, navigate, changedSession]);
}
