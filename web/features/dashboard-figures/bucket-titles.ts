import { responseBounds, formatMinutes } from '#domain/figures/response.ts';
import { useText } from '#web/texts/language.tsx';

/** How the spans of first answers are called: within an hour, within four …, later. */
export function useBucketTitles(): string[] {
  const t = useText();
  const say = (bound: number) => {
    const { unit, value } = formatMinutes(bound);
    return t('figures.within', { span: t(`figures.span.${unit}`, { count: value }) });
  };
  return [...responseBounds.map(say), t('figures.later')];
}
