/**
 * Money is a whole number of minor units of the project's currency: cents, fils, or the yen itself. This file and
 * docs/decisions/0059-money-and-areas.md state how amounts are converted and rounded.
 */

/**
 * The largest amount that a price or its change may have, in minor units. Sums of nine such amounts are still exact.
 */
export const maxAmount = 1_000_000_000_000_000;

/** The currencies whose minor unit is not a hundredth, by the number of their decimals (ISO 4217). */
const unusualDigits: readonly (readonly [number, string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

/** The number of decimals of a currency by its ISO 4217 code: JPY 0, KWD 3. It is 2 if no code is given. */
export function currencyDigits(currency: string | null | undefined): number {
  return currency ? (unusualDigits.find(([, codes]) => codes.includes(currency))?.[0] ?? 2) : 2;
}

/** How many minor units make one unit of a currency. */
export function minorPerUnit(currency: string | null | undefined): number {
  return 10 ** currencyDigits(currency);
}

/** Converts minor units into currency units with their decimals, as files state amounts: 28450050 is 284500.5. */
export function toUnits(minor: number, currency: string | null | undefined): number {
  return minor / minorPerUnit(currency);
}

/** Rounds minor units to whole currency units, half away from zero, as screens and documents show amounts. */
export function toWholeUnits(minor: number, currency: string | null | undefined): number {
  return Math.sign(minor) * Math.round(toUnits(Math.abs(minor), currency));
}
