import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Session } from '#contract/entities/people.ts';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { catalogueKeys } from '#web/catalogue/queries.ts';

/** Queries whose answers do not depend on the session, or that hold the session itself. */
const independentKeys: readonly string[] = [
  catalogueKeys.session[0],
  catalogueKeys.buildings[0],
  catalogueKeys.lookups[0],
  catalogueKeys.pictures[0],
  catalogueKeys.tour[0],
  catalogueKeys.settings[0],
];

/**
 * Reads the session again after a login or logout, and clears every cached answer that depends on it, so that the next
 * person at this device sees nothing of the previous one. Returns the new session.
 */
export function useRefreshSession(): () => Promise<Session> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const session = await callApi(calls.getSession);
    sessionStorage.clear();
    queries.setQueryData(catalogueKeys.session, session);
    await queries.resetQueries({ predicate: ({ queryKey }) => !independentKeys.includes(String(queryKey[0])) });
    return session;
  }, [queries]);
}
