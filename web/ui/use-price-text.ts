import { formatPrice } from '#domain/money/format-price.ts';
import { isolateFigure } from '#domain/texts/direction.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage } from '#web/texts/language.tsx';

/** Returns a function that formats other amounts in minor units, such as sums and bounds. */
export function usePriceText(): (minor: number) => string {
  const settings = useSettings();
  const { language } = useLanguage();
  return (minor) => isolateFigure(formatPrice(minor, settings), language);
}
