import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { DateRange } from '#domain/figures/date-range.ts';
import { isCaller } from '#domain/people/actor.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';

type Options<A> = { key: string; isAsked?: boolean; ask: (signal: AbortSignal) => Promise<A> };

/** The figures of some days and of some user with those below; without one of all in reach. Each comes by itself. */
export function useFigures(range: DateRange, whose: number | undefined) {
  const { user } = useSession();
  const seesRevenue = isCaller({ user, client: null }, 'manager');
  const of = whose ?? user?.id ?? 0;
  const query = { ...range, ...(whose === undefined ? {} : { user_id: whose }) };
  const figure = <A>({ key, isAsked = true, ask }: Options<A>) =>
    queryOptions({
      queryKey: ['figures', key, of, range.from, range.to],
      enabled: isAsked && user !== null,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => ask(signal),
    });
  return {
    seesRevenue,
    newClients: useQuery(
      figure({
        key: 'newClients',
        ask: (signal) => callApi(calls.countNewClientsByMonth, { params: { x: of }, query: range, signal }),
      }),
    ),
    actions: useQuery(
      figure({
        key: 'actions',
        ask: (signal) => callApi(calls.countActionsByMonth, { params: { x: of }, query: range, signal }),
      }),
    ),
    revenue: useQuery(
      figure({
        key: 'revenue',
        isAsked: seesRevenue,
        ask: (signal) => callApi(calls.countRevenueByMonth, { query, signal }),
      }),
    ),
    sells: useQuery(figure({ key: 'sells', ask: (signal) => callApi(calls.listRecentSells, { query, signal }) })),
    popularUnits: useQuery(
      figure({ key: 'popularUnits', ask: (signal) => callApi(calls.listPopularProperties, { query, signal }) }),
    ),
    popularClients: useQuery(
      figure({
        key: 'popularClients',
        ask: (signal) =>
          callApi(calls.listPopularClients, { params: { id: of }, query: { ...range, below: true }, signal }),
      }),
    ),
    demand: useQuery(figure({ key: 'demand', ask: (signal) => callApi(calls.listDemand, { query, signal }) })),
    funnel: useQuery(figure({ key: 'funnel', ask: (signal) => callApi(calls.countFunnel, { query, signal }) })),
    response: useQuery(figure({ key: 'response', ask: (signal) => callApi(calls.measureResponse, { query, signal }) })),
  };
}

export type Figures = ReturnType<typeof useFigures>;
