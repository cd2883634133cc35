import { useKnownUnits } from '#web/catalogue/known-units.ts';
import { useMemo } from 'react';
import { toUnits } from '#domain/money/minor-units.ts';
import { conversionOf } from '#domain/figures/conversion.ts';
import { demandBy } from '#domain/figures/demand.ts';
import { formatPercent } from '#domain/numbers/format-percent.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { fullName } from '#web/accounts/full-name.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';
import type { ChartTable } from '#web/ui/dashboard/charts/figure-card.tsx';
import { useBucketTitles, type Figures } from './use-figures.ts';

/** The numbers of every figure as tables, undefined while loading. Money is in currency units, as in every file. */
export function useTables(figures: Figures) {
  const t = useText();
  const { language } = useLanguage();
  const { currency } = useSettings();
  const units = useKnownUnits();
  const bucketTitles = useBucketTitles();
  const codes = useMemo(() => new Map(units.map((unit) => [unit.id, unit.code])), [units]);
  const monthly = <Row extends { year: number; month: number }>(
    data: readonly Row[] | undefined,
    heads: readonly string[],
    read: (row: Row) => (string | number)[],
  ): ChartTable | undefined =>
    data && {
      head: [t('figures.month'), ...heads],
      rows: data.map((row) => [`${row.year}-${String(row.month).padStart(2, '0')}`, ...read(row)]),
    };
  const { newClients, actions, revenue, latestSales, popularUnits, popularClients, demand, funnel, response } = figures;
  const count = t('figures.count');
  return {
    demand: demand.data && {
      head: [
        t('figures.unit'),
        t('figures.measure.views'),
        t('figures.measure.favourites'),
        t('figures.measure.actions'),
      ],
      rows: demand.data
        .toSorted((a, b) => demandBy('interest', b) - demandBy('interest', a))
        .flatMap(({ property_id, views, favourites, actions: actionCount }) => {
          const code = codes.get(property_id);
          return code === undefined ? [] : [[code, views, favourites, actionCount]];
        }),
    },
    actions: monthly(actions.data, [t('figures.reserved'), t('figures.sold'), t('figures.cancelled')], (row) => [
      row.reserved,
      row.sold,
      row.cancelled,
    ]),
    revenue: monthly(revenue.data, [t('figures.revenue')], (row) => [toUnits(row.revenue, currency)]),
    newClients: monthly(newClients.data, [t('figures.newClients')], (row) => [row.count]),
    funnel: funnel.data && {
      head: [t('figures.step'), count, t('figures.share')],
      rows: conversionOf(funnel.data).map((step) => [
        t(`figures.step.${step.step}`),
        step.count,
        formatPercent(step.share, language, 1),
      ]),
    },
    response: response.data && {
      head: [t('figures.answered'), count],
      rows: [
        ...response.data.buckets.map((value, index) => [bucketTitles[index] ?? '', value]),
        [t('figures.waiting'), response.data.waiting],
      ],
    },
    latestSales: latestSales.data && {
      head: [t('figures.unit'), t('figures.day'), t('figures.price')],
      rows: latestSales.data.map((sale) => [
        sale.property.code,
        sale.created_at.slice(0, 10),
        toUnits(sale.price ?? 0, currency),
      ]),
    },
    popularUnits: popularUnits.data && {
      head: [t('figures.unit'), t('figures.measure.views')],
      rows: popularUnits.data.map((unit) => [unit.code, unit.view_count]),
    },
    popularClients: popularClients.data && {
      head: [t('figures.client'), t('figures.measure.views')],
      rows: popularClients.data.map((client) => [fullName(client), client.view_count]),
    },
  } satisfies Record<string, ChartTable | undefined>;
}
