import { conversionOf } from '#domain/figures/conversion.ts';
import { formatPercent } from '#domain/numbers/format-percent.ts';
import { unitAddress } from '#web/catalogue/page-address.ts';
import { Link } from '#web/router/link.tsx';
import { useDateText, useLanguage, useText } from '#web/texts/language.tsx';
import { useCountText } from '#web/texts/number-text.ts';
import { useUnitPriceText } from '#web/ui/amounts.tsx';
import { BarList, type ChartTable, FigureCard } from '#web/ui/dashboard/charts/figure-card.tsx';
import { type Figures, useBucketTitles, useShareInADay } from './use-figures.ts';

type FigureProps = { figures: Figures; table: ChartTable | undefined };

/** How many views lead to favourites, to reservations and to sales. */
export function FunnelFigure({ figures: { funnel }, table }: FigureProps) {
  const t = useText();
  const { language } = useLanguage();
  const countText = useCountText();
  const steps = funnel.data ? conversionOf(funnel.data) : [];
  const bars = steps.map(({ step, count, share }) => ({
    id: step,
    title: t(`figures.step.${step}`),
    value: count,
    valueText:
      step === 'viewed'
        ? countText(count)
        : `${countText(count)} · ${formatPercent(share, language, share < 0.1 ? 1 : 0)}`,
  }));
  return (
    <FigureCard
      title={t('figures.funnel')}
      text={t('figures.funnelText')}
      table={table}
      failed={funnel.isError}
      onRetry={() => void funnel.refetch()}
      empty={funnel.data?.viewed === 0 && t('figures.noViews')}
    >
      <BarList label={t('figures.funnel')} bars={bars} />
    </FigureCard>
  );
}

/** How soon sales responds to new clients. */
export function ResponseFigure({ figures: { response }, table }: FigureProps) {
  const t = useText();
  const countText = useCountText();
  const titles = useBucketTitles();
  const { data } = response;
  const shareInADay = useShareInADay(data);
  const bars = data
    ? [
        ...data.buckets.map((value, index) => ({
          id: index,
          title: titles[index] ?? '',
          value,
          valueText: countText(value),
        })),
        { id: 'waiting', title: t('figures.waiting'), value: data.waiting, valueText: countText(data.waiting) },
      ]
    : [];
  const isEmpty = bars.every((bar) => bar.value === 0);
  return (
    <FigureCard
      title={t('figures.response')}
      text={shareInADay}
      table={table}
      failed={response.isError}
      onRetry={() => void response.refetch()}
      empty={isEmpty && t('figures.noClients')}
    >
      <BarList label={t('figures.response')} bars={bars} />
    </FigureCard>
  );
}

/** The ten most recent sales, with bars by price. */
export function LatestSales({ figures: { latestSales }, table }: FigureProps) {
  const t = useText();
  const dateText = useDateText();
  const priceText = useUnitPriceText();
  const bars = (latestSales.data ?? []).map(({ id, property, price, created_at }) => ({
    id,
    title: <Link to={unitAddress(property.id)}>{property.code}</Link>,
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
    title: <Link to={unitAddress(id)}>{code}</Link>,
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
