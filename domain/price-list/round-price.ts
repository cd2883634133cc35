/** How new prices are rounded: to a multiple of `step` minor units, to the nearest one or always up or down. */
export const roundingModes = ['nearest', 'up', 'down'] as const;
export type Rounding = { step: number; mode: (typeof roundingModes)[number] };

/**
 * Rounds `numerator / denominator` minor units to a price. Exact at any size; halves are rounded away from zero. The
 * denominator must be above 0 and `step` at least 1.
 */
export function roundPrice(numerator: bigint, denominator: bigint, { step, mode }: Rounding): number {
  const unit = denominator * BigInt(step);
  const isNegative = numerator < 0n;
  const magnitude = isNegative ? -numerator : numerator;
  const remainder = magnitude % unit;
  const roundsAwayFromZero =
    mode === 'nearest' ? remainder * 2n >= unit : remainder > 0n && (mode === 'up') !== isNegative;
  const multiples = magnitude / unit + (roundsAwayFromZero ? 1n : 0n);
  return Number((isNegative ? -multiples : multiples) * BigInt(step));
}
