import { groupDigits } from '#domain/numbers/group-digits.ts';

/** How money is written (specification, section 9): sign and where it stands. */
export type CurrencyFormat = { currencyUnit: string; currencyUnitPosition: 'before' | 'after' };

const noBreakSpace = '\u00a0';

/**
 * A price for the screen. `minor` is in minor units: it is divided by 100, rounded to whole units (half away from
 * zero) and grouped with `.`; no decimals are written. 28450000 gives `€ 284.500` with a no-break space.
 */
export function formatPrice(minor: number, format: CurrencyFormat): string {
  const whole = Math.sign(minor) * Math.round(Math.abs(minor) / 100);
  const digits = groupDigits(String(Math.abs(whole)), '.');
  const amount = whole < 0 ? `-${digits}` : digits;
  return format.currencyUnitPosition === 'before'
    ? `${format.currencyUnit}${noBreakSpace}${amount}`
    : `${amount}${noBreakSpace}${format.currencyUnit}`;
}
