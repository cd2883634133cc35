import { formatNumber } from '#domain/numbers/format-number.ts';
import type { Language } from '#domain/texts/language.ts';
import { formatPrice, withCurrency, type CurrencyFormat } from './format-price.ts';
import { toUnits } from './minor-units.ts';

const noBreakSpace = '\u00a0';

/**
 * Formats an amount in minor units for a chart, with three significant digits from ten thousand on: `€ 41,8 M`,
 * `€ 940 k`. Smaller amounts are formatted as prices.
 */
export function formatCompactPrice(minor: number, format: CurrencyFormat, language: Language): string {
  const amount = toUnits(minor, format.currency);
  if (amount < 10_000) return formatPrice(minor, format);
  const [scaled, unit] = amount >= 1e6 ? [amount / 1e6, 'M'] : [amount / 1e3, 'k'];
  const digits = formatNumber(Number(scaled.toPrecision(3)), language, 2);
  return withCurrency(`${digits}${noBreakSpace}${unit}`, format);
}
