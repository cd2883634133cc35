import { type ReactNode, useMemo } from 'react';
import { toReadableUnit } from '#domain/figures/response-times.ts';
import { formatCompactPrice } from '#domain/money/format-compact-price.ts';
import { isolate } from '#domain/texts/direction.ts';
import { type StatusLabel, statusLabel, statusLabels } from '#domain/units/statuses.ts';
import { useFullUnits } from '#web/catalogue/filter.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useDateText, useLanguage, useText } from '#web/texts/language.tsx';
import { useCountText } from '#web/texts/number-text.ts';
import { usePriceText } from '#web/ui/use-price-text.ts';
import { type ChartTable, FigureCard } from '#web/ui/dashboard/charts/figure-card.tsx';
import { MonthChart } from '#web/ui/dashboard/charts/month-chart.tsx';
import { StatusTag } from '#web/ui/status-tag.tsx';
import { type Figures, useShareInADay } from './use-figures.ts';
import styles from './figures.module.css';

/** The four most important numbers. */
export function KeyFigures({ figures: { actions, revenue, response, seesRevenue } }: { figures: Figures }) {
  const t = useText();
  const countText = useCountText();
  const units = useFullUnits();
  const compactPrice = useCompactPrice();
  const countOf = (label: StatusLabel) => units.filter((unit) => statusLabel(unit.status_id) === label).length;
  const total = (key: 'reserved' | 'sold' | 'cancelled') => actions.data?.reduce((sum, row) => sum + row[key], 0);
  const reservedCount = total('reserved');
  const soldCount = total('sold');
  const cancelledCount = total('cancelled');
  const revenueSum = revenue.data?.reduce((sum, row) => sum + row.revenue, 0);
  const median = response.data?.median_minutes;
  const span = typeof median === 'number' ? toReadableUnit(median) : undefined;
  const shareInADay = useShareInADay(response.data);
  return (
    <dl className={styles.keys}>
      <KeyFigure value={countText(countOf('available'))} title={t('figures.availableOf', { count: units.length })}>
        <ul className={styles.statuses}>
          {statusLabels
            .filter((label) => label !== 'available')
            .map((label) => (
              <li key={label}>
                <StatusTag status={label}>{t(`figures.status.${label}`, { count: countOf(label) })}</StatusTag>
              </li>
            ))}
        </ul>
      </KeyFigure>
      {seesRevenue && (
        <KeyFigure value={revenueSum === undefined ? '–' : compactPrice(revenueSum)} title={t('figures.soldFor')}>
          {soldCount !== undefined && t('figures.sales', { count: soldCount })}
        </KeyFigure>
      )}
      <KeyFigure value={reservedCount === undefined ? '–' : countText(reservedCount)} title={t('figures.reservations')}>
        {cancelledCount !== undefined && t('figures.cancellations', { count: cancelledCount })}
      </KeyFigure>
      <KeyFigure
        value={span ? t(`figures.span.${span.unit}`, { count: span.value }) : '–'}
        title={t('figures.firstAnswer')}
      >
        {shareInADay}
      </KeyFigure>
    </dl>
  );
}

/** Longer values, such as large sums, are written smaller, and on phones take a whole row. */
const maxShort = 9;

function KeyFigure({ value, title, children }: { value: string; title: string; children?: ReactNode }) {
  return (
    <div className={styles.key} data-long={value.length > maxShort ? '' : undefined}>
      <dt>{title}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.detail}>{children}</dd>
    </div>
  );
}

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
  const { language } = useLanguage();
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
        formatShort={(value) => isolate(compactPrice(value).replace(/^\D+/, ''), language)}
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

/** `formatCompactPrice` with the project's currency and the current language. */
function useCompactPrice(): (minor: number) => string {
  const settings = useSettings();
  const { language } = useLanguage();
  return (minor) => formatCompactPrice(minor, settings, language);
}
