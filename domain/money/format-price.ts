import { formatNumber, numberMarks } from '#domain/numbers/format-number.ts';
import { groupDigits } from '#domain/numbers/group-digits.ts';
import type { Language } from '#domain/texts/language.ts';
import { toUnits, toWholeUnits } from './minor-units.ts';

/**
 * The currency's sign, the side of the amount on which it is written (specification, section 9), and its ISO 4217 code,
 * which determines the number of decimals.
 */
export type CurrencyFormat = {
  currencyUnit: string;
  currencyUnitPosition: 'before' | 'after';
  currency?: string | null | undefined;
};

const noBreakSpace = '\u00a0';

/**
 * Formats a price in minor units: rounded to whole currency units (half away from zero), grouped with `.` and without
 * decimals. 28450000 becomes `€ 284.500` with a no-break space.
 */
export function formatPrice(minor: number, format: CurrencyFormat): string {
  const whole = toWholeUnits(minor, format.currency);
  const digits = groupDigits(String(Math.abs(whole)), numberMarks.group);
  return withCurrency(whole < 0 ? `-${digits}` : digits, format);
}

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

/** Puts the currency's sign before or after a written amount, with a no-break space. */
export function withCurrency(amount: string, { currencyUnit, currencyUnitPosition }: CurrencyFormat): string {
  return currencyUnitPosition === 'before'
    ? `${currencyUnit}${noBreakSpace}${amount}`
    : `${amount}${noBreakSpace}${currencyUnit}`;
}
