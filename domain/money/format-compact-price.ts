import { formatNumber } from '#domain/numbers/format-number.ts';
import type { Language } from '#domain/texts/language.ts';
import { formatPrice, withCurrency, type CurrencyFormat } from './format-price.ts';
import { toUnits } from './minor-units.ts';

const noBreakSpace = '\u00a0';

/** How a thousand and a million are abbreviated beside a number. */
const abbreviations: Record<Language, { thousand: string; million: string }> = {
  en: { thousand: 'k', million: 'M' },
  tr: { thousand: 'bin', million: 'Mn' },
  el: { thousand: 'χιλ.', million: 'εκ.' },
  de: { thousand: 'Tsd.', million: 'Mio.' },
  ru: { thousand: 'тыс.', million: 'млн' },
  ar: { thousand: 'ألف', million: 'مليون' },
};

/**
 * Formats an amount in minor units for a chart, with three significant digits from ten thousand on: `€ 41,8 M`,
 * `€ 940 k`; in German `€ 41,8 Mio.`. Smaller amounts are formatted as prices.
 */
export function formatCompactPrice(minor: number, format: CurrencyFormat, language: Language): string {
  const amount = toUnits(minor, format.currency);
  if (amount < 10_000) return formatPrice(minor, format);
  const { thousand, million } = abbreviations[language];
  const [scaled, unit] = amount >= 1e6 ? [amount / 1e6, million] : [amount / 1e3, thousand];
  const digits = formatNumber(Number(scaled.toPrecision(3)), language, 2);
  return withCurrency(`${digits}${noBreakSpace}${unit}`, format);
}
