import { Link } from 'react-router';
import { useCountText, useText, useDateText } from '#web/texts/language.tsx';
import { useUnitPriceText } from '#web/ui/amounts.tsx';
import { BarList } from '#web/ui/dashboard/charts/bar-list.tsx';
import { FigureCard, type ChartTable } from '#web/ui/dashboard/charts/figure-card.tsx';
import type { Figures } from './use-figures.ts';

type FigureProps = { figures: Figures; table: ChartTable | undefined };

/** The ten most recent sales, with bars by price. */
export function LatestSales({ figures: { latestSales }, table }: FigureProps) {
  const t = useText();
  const dateText = useDateText();
  const priceText = useUnitPriceText();
  const bars = (latestSales.data ?? []).map(({ id, property, price, created_at }) => ({
    id,
    title: <Link to={`/property-view/${property.id}`}>{property.code}</Link>,
    note: dateText(created_at, 'day'),
    value: price ?? 0,
    valueText: priceText(price ?? 0),
  }));
  return (
    <FigureCard
      title={t('figures.latestSales')}
      table={table}
      failed={latestSales.isError}
      onRetry={() => void latestSales.refetch()}
      empty={bars.length === 0 && t('figures.noSales')}
    >
      <BarList label={t('figures.latestSales')} bars={bars} />
    </FigureCard>
  );
}

/** The ten most viewed units. */
export function PopularUnits({ figures: { popularUnits }, table }: FigureProps) {
  const t = useText();
  const countText = useCountText();
  const bars = (popularUnits.data ?? []).map(({ id, code, view_count }) => ({
    id,
    title: <Link to={`/property-view/${id}`}>{code}</Link>,
    value: view_count,
    valueText: countText(view_count),
  }));
  return (
    <FigureCard
      title={t('figures.popularUnits')}
      table={table}
      failed={popularUnits.isError}
      onRetry={() => void popularUnits.refetch()}
      empty={bars.length === 0 && t('figures.noViews')}
    >
      <BarList label={t('figures.popularUnits')} bars={bars} />
    </FigureCard>
  );
}

/** The ten clients with the most views. */
export function PopularClients({ figures: { popularClients }, table }: FigureProps) {
  const t = useText();
  const countText = useCountText();
  const bars = (popularClients.data ?? []).map(({ id, first_name, last_name, view_count }) => ({
    id,
    title: (
      <Link to={`/dashboard/leads/${id}`}>
        {first_name} {last_name}
      </Link>
    ),
    value: view_count,
    valueText: countText(view_count),
  }));
  return (
    <FigureCard
      title={t('figures.popularClients')}
      table={table}
      failed={popularClients.isError}
      onRetry={() => void popularClients.refetch()}
      empty={bars.length === 0 && t('figures.noViews')}
    >
      <BarList label={t('figures.popularClients')} bars={bars} />
    </FigureCard>
  );
}
