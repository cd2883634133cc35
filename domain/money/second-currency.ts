import { groupDigits } from '#domain/numbers/group-digits.ts';
import { currencySign } from './currency-signs.ts';
import { withCurrency, type CurrencyFormat } from './format-price.ts';
import { toUnits } from './minor-units.ts';
import { quotedPrice } from './unit-prices.ts';

/**
 * The currency in which prices are also stated, approximately. `rate` is how many units of it one unit of the project's
 * currency is worth, `asOf` the day of that rate (`2026-11-24`). Nothing is stated without all three.
 */
export type SecondCurrency = { currency: string | null; rate: number; asOf: string | null };

/** A price in the second currency, such as `≈ $ 333.000`, and the day of the rate. */
type ApproximatePrice = { amount: string; asOf: string };

/** Amounts in the second currency have this many significant digits: a rate of some day allows no more. */
const significantDigits = 3;

/**
 * Converts a unit's price in minor units into the second currency, rounded to three significant digits and whole units.
 * Undefined if there is no second currency, or the price is hidden or on request. For reading only: deals are never
 * calculated from it. `signOf` is how the currency with a code is written.
 */
export function approximatePrice(
  price: number | undefined,
  settings: CurrencyFormat & { secondCurrency?: SecondCurrency | undefined },
  signOf: (currency: string) => string = currencySign,
): ApproximatePrice | undefined {
  const quoted = quotedPrice({ price });
  const { currency = null, rate = 0, asOf = null } = settings.secondCurrency ?? {};
  if (quoted === undefined || currency === null || asOf === null || !(rate > 0)) return undefined;
  const exact = toUnits(quoted, settings.currency) * rate;
  const whole = Math.round(Number(exact.toPrecision(significantDigits)));
  if (!Number.isSafeInteger(whole) || whole === 0) return undefined;
  const { currencyUnitPosition } = settings;
  const amount = withCurrency(groupDigits(String(whole), '.'), {
    currencyUnit: signOf(currency),
    currencyUnitPosition,
  });
  return { amount: `≈\u00a0${amount}`, asOf };
}
