import { formatNumber } from '#domain/numbers/format-number.ts';
import { groupDigits } from '#domain/numbers/group-digits.ts';
import type { Language } from '#domain/texts/language.ts';

/** The currency sign and on which side of the amount it stands (specification, section 9). */
export type CurrencyFormat = { currencyUnit: string; currencyUnitPosition: 'before' | 'after' };

const noBreakSpace = '\u00a0';

/**
 * Formats a price in minor units: divided by 100, rounded to whole units (half away from zero), grouped with `.` and
 * without decimals. 28450000 becomes `€ 284.500` with a no-break space.
 */
export function formatPrice(minor: number, format: CurrencyFormat): string {
  const whole = Math.sign(minor) * Math.round(Math.abs(minor) / 100);
  const digits = groupDigits(String(Math.abs(whole)), '.');
  return withCurrency(whole < 0 ? `-${digits}` : digits, format);
}

/**
 * Formats an amount in minor units for a chart, with three significant digits from ten thousand on: `€ 41.8 M`,
 * `€ 940 k`. Decimals are in the language's notation; smaller amounts are formatted as prices.
 */
export function formatCompactPrice(minor: number, format: CurrencyFormat, language: Language): string {
  const amount = minor / 100;
  if (amount < 10_000) return formatPrice(minor, format);
  const [scaled, unit] = amount >= 1e6 ? [amount / 1e6, 'M'] : [amount / 1e3, 'k'];
  const digits = formatNumber(Number(scaled.toPrecision(3)), language, 2);
  return withCurrency(`${digits}${noBreakSpace}${unit}`, format);
}

function withCurrency(amount: string, { currencyUnit, currencyUnitPosition }: CurrencyFormat): string {
  return currencyUnitPosition === 'before'
    ? `${currencyUnit}${noBreakSpace}${amount}`
    : `${amount}${noBreakSpace}${currencyUnit}`;
}
