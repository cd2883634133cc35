import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Lead } from '#contract/entities/leads.ts';
import type { Property } from '#contract/entities/property.ts';
import { callApi } from '#web/api/call-api.ts';
import { useKnownUnits } from '#web/catalogue/known-units.ts';
import { leadKeys } from '#web/leads/lead-keys.ts';
import { uniqueById } from '#web/ui/dashboard/data-table.tsx';
import type { LeadFilters } from './filters.ts';

type LeadPage = { total: number; leads: Lead[] };
export type LeadPages = InfiniteData<LeadPage, number>;

/** The query key of a list. It contains the list's status, which `useMoveLead` reads from it. */
function listKey(filters: LeadFilters, status: string, perPage: number): QueryKey {
  const { search, lead_source_id, user_id, activity, order, descending } = filters;
  return [...leadKeys.list, status, { search, lead_source_id, user_id, activity, order, descending, perPage }];
}

/** The leads of a status (an empty string means all), page by page. Keeps the previous answer while loading. */
export function useLeads(filters: LeadFilters, status: string, perPage: number) {
  const query = useInfiniteQuery<LeadPage, Error, LeadPages, QueryKey, number>({
    queryKey: listKey(filters, status, perPage),
    initialPageParam: 1,
    placeholderData: (last) => last,
    queryFn: ({ pageParam, signal }) =>
      callApi(calls.listLeads, { query: listQuery(filters, status, pageParam, perPage), signal }),
    getNextPageParam: (last, pages) => (pages.length * perPage < last.total ? pages.length + 1 : undefined),
  });
  return {
    ...query,
    leads: query.data ? uniqueById(query.data.pages.map((page) => page.leads)) : [],
    total: query.data?.pages.at(-1)?.total ?? 0,
  };
}

function listQuery(
  { search, lead_source_id, user_id, activity, order, descending }: LeadFilters,
  status: string,
  page: number,
  per_page: number,
) {
  const toNumber = (value: string) => (value === '' ? undefined : Number(value));
  return {
    search: search || undefined,
    lead_source_id: toNumber(lead_source_id),
    user_id: toNumber(user_id),
    lead_status_id: toNumber(status),
    activity: activity || undefined,
    order,
    descending: descending ? ('1' as const) : ('0' as const),
    page,
    per_page,
  };
}

/** Returns a function that finds a unit by its id, including withdrawn ones that are not settled. */
export function useUnitById(): (id: number | null) => Property | undefined {
  const units = useKnownUnits();
  const byId = useMemo(() => new Map(units.map((unit) => [unit.id, unit])), [units]);
  return useCallback((id) => (id === null ? undefined : byId.get(id)), [byId]);
}
