import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { calls } from '#contract/calls/index.ts';
import { callApi } from '#web/api/call-api.ts';
import { useDevelopmentText } from '#web/catalogue/settings.tsx';
import { leadKeys } from './lead-keys.ts';

/** The lead sources of the package, with their titles in the current language (texts `lead_source.{name}`) as names. */
export function useLeadSources() {
  const developmentText = useDevelopmentText();
  return useQuery({
    queryKey: ['leadSources'],
    staleTime: Infinity,
    queryFn: ({ signal }) => callApi(calls.listLeadSources, { signal }),
    select: (sources) =>
      sources.map((source) => ({ ...source, name: developmentText(`lead_source.${source.name}`) || source.name })),
  });
}

/**
 * Invalidates every lead query after a client was deleted, without refetching that client’s own, which may still be on
 * screen.
 */
export function useInvalidateDeletedClient(): (id: number) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (id) => {
      const isOfClient = ({ queryKey }: { queryKey: QueryKey }) => queryKey[1] === 'client' && queryKey[2] === id;
      await queries.invalidateQueries({ queryKey: leadKeys.client(id), refetchType: 'none' });
      await queries.invalidateQueries({ queryKey: leadKeys.all, predicate: (query) => !isOfClient(query) });
    },
    [queries],
  );
}

/** Invalidates every lead query after a change. */
export function useInvalidateLeads(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: leadKeys.all }), [queries]);
}
