import { formatPrice } from '#domain/money/format-price.ts';
import { isolateFigure } from '#domain/texts/direction.ts';
import { useSettings } from '#web/catalogue/settings.tsx';
import { useLanguage } from '#web/texts/language.tsx';

/**
 * Returns a function that formats amounts in minor units other than the price of a unit, such as sums and bounds. That
 * price is formatted by `useUnitPriceText`.
 */
export function usePriceText(): (minor: number) => string {
  const settings = useSettings();
  const { language } = useLanguage();
  return (minor) => isolateFigure(formatPrice(minor, settings), language);
}
