import { conversionOf } from '#domain/figures/conversion.ts';
import { shareWithin } from '#domain/figures/response.ts';
import { useText } from '#web/texts/language.tsx';
import { BarList } from '#web/ui/dashboard/charts/bar-list.tsx';
import type { ChartTable } from '#web/ui/dashboard/charts/chart-data.ts';
import { FigureCard } from '#web/ui/dashboard/charts/figure-card.tsx';
import { useBucketTitles } from './bucket-titles.ts';
import type { Figures } from './use-figures.ts';

type FigureProps = { figures: Figures; table: ChartTable | undefined };

/** From a look to a heart to a reservation to a sale. */
export function FunnelFigure({ figures: { funnel }, table }: FigureProps) {
  const t = useText();
  const steps = funnel.data ? conversionOf(funnel.data) : [];
  const bars = steps.map(({ step, count, share }) => ({
    id: step,
    title: t(`figures.step.${step}`),
    value: count,
    said: step === 'viewed' ? String(count) : `${count} · ${percent(share)}`,
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

/** How soon a new client hears from sales. */
export function ResponseFigure({ figures: { response }, table }: FigureProps) {
  const t = useText();
  const titles = useBucketTitles();
  const { data } = response;
  const inADay = data && shareWithin(data, 1440);
  const bars = data
    ? [
        ...data.buckets.map((value, index) => ({ id: index, title: titles[index]!, value, said: String(value) })),
        { id: 'waiting', title: t('figures.waiting'), value: data.waiting, said: String(data.waiting) },
      ]
    : [];
  const isEmpty = bars.every((bar) => bar.value === 0);
  return (
    <FigureCard
      title={t('figures.response')}
      text={inADay !== undefined && inADay !== null && t('figures.inADay', { share: Math.round(inADay * 100) })}
      table={table}
      failed={response.isError}
      onRetry={() => void response.refetch()}
      empty={isEmpty && t('figures.noClients')}
    >
      <BarList label={t('figures.response')} bars={bars} />
    </FigureCard>
  );
}

function percent(share: number): string {
  return `${share > 0 && share < 0.1 ? String(Math.round(share * 1000) / 10).replace('.', ',') : Math.round(share * 100)} %`;
}
