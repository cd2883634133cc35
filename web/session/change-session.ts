import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Session } from '#contract/entities/people.ts';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';

const sameForAll: readonly string[] = [
  catalogueKeys.session[0],
  catalogueKeys.buildings[0],
  catalogueKeys.lookups[0],
  catalogueKeys.pictures[0],
  catalogueKeys.tour[0],
  catalogueKeys.settings[0],
];

/**
 * After somebody logged in or out: asks who this browser is now and forgets every answer that depended on who asked,
 * so that the next person at this screen sees nothing of the last. Gives the new session.
 */
export function useChangedSession(): () => Promise<Session> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const session = await callApi(calls.getSession);
    sessionStorage.clear();
    queries.setQueryData(catalogueKeys.session, session);
    await queries.resetQueries({ predicate: ({ queryKey }) => !sameForAll.includes(String(queryKey[0])) });
    return session;
  }, [queries]);
}
