import { responseBounds, formatMinutes } from '#domain/figures/response.ts';
import { useText } from '#web/texts/language.tsx';

/** The titles of the response time buckets: within an hour, within four …, later. */
export function useBucketTitles(): string[] {
  const t = useText();
  const titleOf = (bound: number) => {
    const { unit, value } = formatMinutes(bound);
    return t('figures.within', { span: t(`figures.span.${unit}`, { count: value }) });
  };
  return [...responseBounds.map(titleOf), t('figures.later')];
}
