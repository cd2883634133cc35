import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { PropertyAction } from '#contract/entities/sales.ts';
import { callApi } from '#web/api/call-api.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { onceEach } from '#web/ui/dashboard/once-each.ts';

const perPage = 60;
const dealsKey = ['deals'] as const;

/** Reservations and sales that stand, for clients in reach, newest first, page after page. */
export function useDeals() {
  useFollowedUnits();
  const pages = useInfiniteQuery({
    queryKey: dealsKey,
    staleTime: 0,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      callApi(calls.listActions, { query: { page: pageParam, per_page: perPage }, signal }),
    getNextPageParam: (last: PropertyAction[], all) => (last.length < perPage ? undefined : all.length + 1),
  });
  return { pages, deals: onceEach(pages.data?.pages ?? []) };
}

/**
 * The reservation or sale that stands on a unit; `holder` is undefined until it is known, null where none does or its
 * client is out of reach.
 */
export function useHolder(unitId: number) {
  useFollowedUnits();
  const { data, isError, refetch } = useQuery({
    queryKey: [...dealsKey, 'of', unitId],
    staleTime: 0,
    queryFn: ({ signal }) => callApi(calls.listActions, { query: { property_id: unitId, per_page: 1 }, signal }),
  });
  return { holder: data && (data[0] ?? null), isError, refetch };
}

/** Asks anew for who holds which whenever a unit changed, here or elsewhere. */
function useFollowedUnits(): void {
  const queries = useQueryClient();
  // No version is ever taken back, so that every change makes another sum.
  const sum = useFullUnits().reduce((all, { version }) => all + version, 0);
  const known = useRef(sum);
  useEffect(() => {
    const wasKnown = known.current > 0;
    if (known.current === sum) return;
    known.current = sum;
    if (wasKnown) void queries.invalidateQueries({ queryKey: dealsKey });
  }, [queries, sum]);
}
