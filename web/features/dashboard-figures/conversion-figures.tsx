import { conversionOf } from '#domain/figures/conversion.ts';
import { shareWithin } from '#domain/figures/response.ts';
import { formatPercent } from '#domain/numbers/format-percent.ts';
import { useCountText, useLanguage, useText } from '#web/texts/language.tsx';
import { BarList } from '#web/ui/dashboard/charts/bar-list.tsx';
import { FigureCard, type ChartTable } from '#web/ui/dashboard/charts/figure-card.tsx';
import { useBucketTitles, type Figures } from './use-figures.ts';

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
  const { language } = useLanguage();
  const countText = useCountText();
  const titles = useBucketTitles();
  const { data } = response;
  const shareInADay = data && shareWithin(data, 1440);
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
      text={typeof shareInADay === 'number' && t('figures.inADay', { share: formatPercent(shareInADay, language, 0) })}
      table={table}
      failed={response.isError}
      onRetry={() => void response.refetch()}
      empty={isEmpty && t('figures.noClients')}
    >
      <BarList label={t('figures.response')} bars={bars} />
    </FigureCard>
  );
}
