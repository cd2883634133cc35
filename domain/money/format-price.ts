import { numberMarks } from '#domain/numbers/format-number.ts';
import { groupDigits } from '#domain/numbers/group-digits.ts';
import { toWholeUnits } from './minor-units.ts';

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

/** Puts the currency's sign before or after a written amount, with a no-break space. */
export function withCurrency(amount: string, { currencyUnit, currencyUnitPosition }: CurrencyFormat): string {
  return currencyUnitPosition === 'before'
    ? `${currencyUnit}${noBreakSpace}${amount}`
    : `${amount}${noBreakSpace}${currencyUnit}`;
}
