import { type ResponseTimes, shareWithin } from '#domain/figures/response.ts';
import { formatPercent } from '#domain/numbers/format-percent.ts';
import { useLanguage, useText } from '#web/texts/language.tsx';

const minutesPerDay = 1440;

/** The share of new clients who got a response within a day, in words; undefined if there were none or it is loading. */
export function useShareInADay(times: ResponseTimes | undefined): string | undefined {
  const t = useText();
  const { language } = useLanguage();
  const share = times && shareWithin(times, minutesPerDay);
  return typeof share === 'number' ? t('figures.inADay', { share: formatPercent(share, language, 0) }) : undefined;
}
