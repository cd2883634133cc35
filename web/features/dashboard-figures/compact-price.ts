import { formatCompactPrice } from '#domain/money/format-price.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage } from '#web/texts/language.tsx';

/** `formatCompactPrice` with the project's currency and the current language. */
export function useCompactPrice(): (minor: number) => string {
  const settings = useSettings();
  const { language } = useLanguage();
  return (minor) => formatCompactPrice(minor, settings, language);
}
