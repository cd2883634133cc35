import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { PropertyAction } from '#contract/entities/sales.ts';
import { callApi } from '#web/api/call-api.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { uniqueById } from '#web/ui/dashboard/unique-by-id.ts';

const perPage = 60;
const dealsKey = ['deals'] as const;

/** Open reservations and sales of the clients in reach, newest first, page by page. */
export function useDeals() {
  useReloadOnUnitChange();
  const pages = useInfiniteQuery({
    queryKey: dealsKey,
    staleTime: 0,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      callApi(calls.listActions, { query: { page: pageParam, per_page: perPage }, signal }),
    getNextPageParam: (last: PropertyAction[], all) => (last.length < perPage ? undefined : all.length + 1),
  });
  return { pages, deals: uniqueById(pages.data?.pages ?? []) };
}

/**
 * The open reservation or sale of a unit. `holder` is undefined while loading, and null if there is none or its client
 * is out of reach.
 */
export function useHolder(unitId: number) {
  useReloadOnUnitChange();
  const { data, isError, refetch } = useQuery({
    queryKey: [...dealsKey, 'of', unitId],
    staleTime: 0,
    queryFn: ({ signal }) => callApi(calls.listActions, { query: { property_id: unitId, per_page: 1 }, signal }),
  });
  return { holder: data && (data[0] ?? null), isError, refetch };
}

/** Reloads the deals whenever a unit changes, in this browser or elsewhere. */
function useReloadOnUnitChange(): void {
  const queries = useQueryClient();
  // Versions only ever increase, so every change changes the sum.
  const sum = useFullUnits().reduce((total, { version }) => total + version, 0);
  const lastSum = useRef(sum);
  useEffect(() => {
    const wasLoaded = lastSum.current > 0;
    if (lastSum.current === sum) return;
    lastSum.current = sum;
    if (wasLoaded) void queries.invalidateQueries({ queryKey: dealsKey });
  }, [queries, sum]);
}
