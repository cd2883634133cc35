import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { calls } from '#contract/calls/index.ts';
import type { DateRange } from '#domain/figures/date-range.ts';
import {
  minutesPerDay,
  responseBounds,
  toReadableUnit,
  type ResponseTimes,
  shareWithin,
} from '#domain/figures/response-times.ts';
import { formatPercent } from '#domain/numbers/format-percent.ts';
import { isCaller } from '#domain/people/actor.ts';
import { callApi } from '#web/api/call-api.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useText, useLanguage } from '#web/texts/language.tsx';

type FigureOptions<A> = { key: string; enabled?: boolean; load: (signal: AbortSignal) => Promise<A> };

/**
 * The figures of a range of days, of one user and everyone below them, or of the whole reach if `userId` is undefined.
 * Each figure is a separate query, which keeps the former figures until the new ones have arrived. `areOutdated`: some
 * are still the former ones; `areComplete`: all have arrived. Nothing is loaded while it `isUnknown` whether there is
 * such a user.
 */
export function useFigures(range: DateRange, userId: number | undefined, isUnknown: boolean) {
  const { user } = useSession();
  const seesRevenue = isCaller({ user, client: null }, 'manager');
  const ownerId = userId ?? user?.id ?? 0;
  const query = { ...range, ...(userId === undefined ? {} : { user_id: userId }) };
  const figure = <A>({ key, enabled = true, load }: FigureOptions<A>) =>
    queryOptions({
      queryKey: ['figures', key, ownerId, range.from, range.to],
      enabled: enabled && user !== null && !isUnknown,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => load(signal),
    });
  const queries = {
    newClients: useQuery(
      figure({
        key: 'newClients',
        load: (signal) => callApi(calls.countNewClientsByMonth, { params: { x: ownerId }, query: range, signal }),
      }),
    ),
    actions: useQuery(
      figure({
        key: 'actions',
        load: (signal) => callApi(calls.countActionsByMonth, { params: { x: ownerId }, query: range, signal }),
      }),
    ),
    revenue: useQuery(
      figure({
        key: 'revenue',
        enabled: seesRevenue,
        load: (signal) => callApi(calls.countRevenueByMonth, { query, signal }),
      }),
    ),
    latestSales: useQuery(
      figure({ key: 'latestSales', load: (signal) => callApi(calls.listLatestSales, { query, signal }) }),
    ),
    popularUnits: useQuery(
      figure({ key: 'popularUnits', load: (signal) => callApi(calls.listPopularProperties, { query, signal }) }),
    ),
    popularClients: useQuery(
      figure({
        key: 'popularClients',
        load: (signal) =>
          callApi(calls.listPopularClients, { params: { id: ownerId }, query: { ...range, below: true }, signal }),
      }),
    ),
    demand: useQuery(figure({ key: 'demand', load: (signal) => callApi(calls.listDemand, { query, signal }) })),
    funnel: useQuery(figure({ key: 'funnel', load: (signal) => callApi(calls.countFunnel, { query, signal }) })),
    response: useQuery(
      figure({ key: 'response', load: (signal) => callApi(calls.measureResponse, { query, signal }) }),
    ),
  };
  const { revenue: _, ...others } = queries;
  const all = Object.values(seesRevenue ? queries : others);
  const areOutdated = all.some((each) => each.isPlaceholderData);
  return { ...queries, seesRevenue, areOutdated, areComplete: !areOutdated && all.every((each) => each.isSuccess) };
}

export type Figures = ReturnType<typeof useFigures>;

/** The titles of the response time buckets: within an hour, within four …, later. */
export function useBucketTitles(): string[] {
  const t = useText();
  const titleOf = (bound: number) => {
    const { unit, value } = toReadableUnit(bound);
    return t('figures.within', { span: t(`figures.span.${unit}`, { count: value }) });
  };
  return [...responseBounds.map(titleOf), t('figures.later')];
}

/**
 * The share of new clients who got a response within a day, in words; undefined if there were none or it is loading.
 */
export function useShareInADay(times: ResponseTimes | undefined): string | undefined {
  const t = useText();
  const { language } = useLanguage();
  const share = times && shareWithin(times, minutesPerDay);
  return typeof share === 'number' ? t('figures.inADay', { share: formatPercent(share, language, 0) }) : undefined;
}
