import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { PropertyAction } from '#contract/entities/sales.ts';
import { callApi } from '#web/api/call-api.ts';

const perPage = 60;

/** Reservations and sales that stand, for clients in reach, newest first, page after page. */
export function useDeals() {
  const query = useInfiniteQuery({
    queryKey: ['deals'],
    staleTime: 0,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => callApi(calls.listActions, { query: { page: pageParam, per_page: perPage }, signal }),
    getNextPageParam: (last: PropertyAction[], pages) => (last.length < perPage ? undefined : pages.length + 1),
  });
  return { ...query, deals: query.data ? onceEach(query.data.pages) : [] };
}

/** The reservation or sale that stands on a unit; undefined until it is known, null where none does or its client is out of reach. */
export function useHolder(unitId: number): PropertyAction | null | undefined {
  const { data } = useQuery({ queryKey: ['deals', 'of', unitId], staleTime: 0, queryFn: ({ signal }) => callApi(calls.listActions, { query: { property_id: unitId, per_page: 1 }, signal }) });
  return data && (data[0] ?? null);
}

/** One that came meanwhile moves the last of a page onto the next. */
function onceEach(pages: PropertyAction[][]): PropertyAction[] {
  return [...new Map(pages.flat().map((deal) => [deal.id, deal])).values()];
}
