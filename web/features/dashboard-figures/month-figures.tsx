import { useMemo } from 'react';
import { useCountText, useText, useDateText } from '#web/texts/language.tsx';
import { usePriceText } from '#web/ui/amounts.tsx';
import { FigureCard, type ChartTable } from '#web/ui/dashboard/charts/figure-card.tsx';
import { MonthChart } from '#web/ui/dashboard/charts/month-chart.tsx';
import { useCompactPrice } from './compact-price.ts';
import type { Figures } from './use-figures.ts';

type FigureProps = { figures: Figures; table: ChartTable | undefined };
type Month = { year: number; month: number };

/** Reservations, sales and cancellations by month. */
export function ActionsFigure({ figures: { actions }, table }: FigureProps) {
  const t = useText();
  const countText = useCountText();
  const labels = useMonthLabels(actions.data);
  const series = [
    { id: 'sold', title: t('figures.sold'), fill: 'sold' as const, values: actions.data?.map((row) => row.sold) ?? [] },
    {
      id: 'reserved',
      title: t('figures.reserved'),
      fill: 'reserved' as const,
      values: actions.data?.map((row) => row.reserved) ?? [],
    },
    {
      id: 'cancelled',
      title: t('figures.cancelled'),
      fill: 'cancelled' as const,
      values: actions.data?.map((row) => row.cancelled) ?? [],
    },
  ];
  const isEmpty = series.every(({ values }) => values.every((value) => value === 0));
  return (
    <FigureCard
      title={t('figures.actions')}
      table={table}
      failed={actions.isError}
      onRetry={() => void actions.refetch()}
      empty={isEmpty && t('figures.noActions')}
    >
      <MonthChart title={t('figures.actions')} labels={labels} series={series} formatValue={countText} />
    </FigureCard>
  );
}

/** Revenue by month. */
export function RevenueFigure({ figures: { revenue }, table }: FigureProps) {
  const t = useText();
  const priceText = usePriceText();
  const compactPrice = useCompactPrice();
  const labels = useMonthLabels(revenue.data);
  const values = revenue.data?.map((row) => row.revenue) ?? [];
  return (
    <FigureCard
      title={t('figures.revenue')}
      table={table}
      failed={revenue.isError}
      onRetry={() => void revenue.refetch()}
      empty={values.every((value) => value === 0) && t('figures.noSales')}
    >
      <MonthChart
        title={t('figures.revenue')}
        labels={labels}
        series={[{ id: 'revenue', title: t('figures.revenue'), fill: 'plain', values }]}
        formatValue={priceText}
        formatShort={(value) => compactPrice(value).replace(/^\D+/, '')}
      />
    </FigureCard>
  );
}

/** New clients by month. */
export function ClientsFigure({ figures: { newClients }, table }: FigureProps) {
  const t = useText();
  const countText = useCountText();
  const labels = useMonthLabels(newClients.data);
  const values = newClients.data?.map((row) => row.count) ?? [];
  return (
    <FigureCard
      title={t('figures.newClients')}
      table={table}
      failed={newClients.isError}
      onRetry={() => void newClients.refetch()}
      empty={values.every((value) => value === 0) && t('figures.noClients')}
    >
      <MonthChart
        kind="line"
        title={t('figures.newClients')}
        labels={labels}
        series={[{ id: 'clients', title: t('figures.newClients'), fill: 'plain', values }]}
        formatValue={(value) => t('figures.clients', { count: value })}
        formatShort={countText}
      />
    </FigureCard>
  );
}

/** The labels of months: short ones for the axis, long ones for tooltips and screen readers. */
function useMonthLabels(months: readonly Month[] | undefined) {
  const dateText = useDateText();
  return useMemo(
    () =>
      (months ?? []).map(({ year, month }) => {
        const firstDay = Date.UTC(year, month - 1, 1);
        return { short: dateText(firstDay, 'month', 'UTC'), long: dateText(firstDay, 'monthAndYear', 'UTC') };
      }),
    [months, dateText],
  );
}
