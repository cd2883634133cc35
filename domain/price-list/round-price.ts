/**
 * How a new price is rounded: to multiples of `step` minor units (1 keeps every one), to the nearest or always one way.
 */
export const roundingWays = ['nearest', 'up', 'down'] as const;
export type Rounding = { step: number; way: (typeof roundingWays)[number] };

/** The most that a price may be, in minor units. */
export const highestPrice = 2_000_000_000;

/**
 * A fraction `numerator / denominator` of minor units as a price. Exact at any size; halves go away from zero. The
 * denominator is above 0 and `step` at least 1.
 */
export function roundPrice(numerator: bigint, denominator: bigint, { step, way }: Rounding): number {
  const unit = denominator * BigInt(step);
  const isNegative = numerator < 0n;
  const size = isNegative ? -numerator : numerator;
  const whole = size / unit;
  const rest = size % unit;
  const grows = way === 'nearest' ? rest * 2n >= unit && rest > 0n : rest > 0n && (way === 'up') !== isNegative;
  return Number((isNegative ? -1n : 1n) * (whole + (grows ? 1n : 0n)) * BigInt(step));
}
