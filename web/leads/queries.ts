import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { calls } from '#contract/calls/index.ts';
import { fullName } from '#domain/people/full-name.ts';
import { useErrorToast } from '#web/accounts/form-errors.ts';
import { callApi, isRefusal } from '#web/api/call-api.ts';
import { reloadQueries } from '#web/api/query-client.ts';
import { useDevelopmentText } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useBusy } from '#web/ui/use-busy.ts';
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
  return useCallback(() => reloadQueries(queries, { queryKey: leadKeys.all }), [queries]);
}

/**
 * Returns `run`, which makes a call that changes leads and reloads them; an error becomes a toast. What has no answer may
 * have been done, so they are reloaded then, too.
 */
export function useLeadCall(): { run: (call: () => Promise<unknown>) => Promise<boolean>; busy: boolean } {
  const refresh = useInvalidateLeads();
  const { busy, run } = useBusy(useErrorToast());
  return {
    busy,
    run: (call) =>
      run(async () => {
        try {
          await call();
        } catch (error) {
          if (!isRefusal(error)) void refresh();
          throw error;
        }
        await refresh();
      }),
  };
}

type UnassignedClient = { id: number; first_name: string; last_name: string };

/**
 * Takes an unassigned client and shows the outcome as a toast; if another user was faster, it names them. Lists and
 * pages are up to date afterwards.
 */
export function useTakeClient(client: UnassignedClient): { take: () => void; busy: boolean } {
  const t = useText();
  const toast = useToast();
  const { run, busy } = useLeadCall();
  const take = async () => {
    const answer = await callApi(calls.takeClient, { params: { id: client.id } });
    if (answer.response) toast(t('leads.taken', { name: fullName(client) }));
    else toast(answer.message, 'error');
  };
  return { take: () => void run(take), busy };
}
