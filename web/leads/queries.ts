import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';

/** Keys of what is known of leads: `all` is everything, lists and pages of clients alike. */
export const leadKeys = {
  all: ['leads'],
  list: ['leads', 'list'],
  duplicates: ['leads', 'duplicates'],
  client: (id: number) => ['leads', 'client', id],
} as const;

/** Where clients come from, as the package names it. */
export function useLeadSources() {
  return useQuery({
    queryKey: ['leadSources'],
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(calls.listLeadSources, { signal }),
  });
}

/**
 * Lets every list and page be read anew after a client is gone; nobody asks for theirs, which may stand on the screen a
 * moment longer.
 */
export function useForgetClient(): (id: number) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (id) => {
      const isTheirs = ({ queryKey }: { queryKey: QueryKey }) => queryKey[1] === 'client' && queryKey[2] === id;
      await queries.invalidateQueries({ queryKey: leadKeys.client(id), refetchType: 'none' });
      await queries.invalidateQueries({ queryKey: leadKeys.all, predicate: (query) => !isTheirs(query) });
    },
    [queries],
  );
}

/** Lets every list and page of leads be read anew, after something changed. */
export function useRefreshLeads(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: leadKeys.all }), [queries]);
}
