import { groupDigits } from '#domain/numbers/group-digits.ts';

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
  const amount = whole < 0 ? `-${digits}` : digits;
  return format.currencyUnitPosition === 'before'
    ? `${format.currencyUnit}${noBreakSpace}${amount}`
    : `${amount}${noBreakSpace}${format.currencyUnit}`;
}
