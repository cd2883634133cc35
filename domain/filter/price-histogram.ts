import type { PriceFilterRange } from './price-thumbs.ts';

/** One bar: how many units cost at least `from` and less than `to`, in minor units. */
type PriceBar = { from: number; to: number; count: number };

/**
 * Counts the units along the price slider in `bars` bars of equal width. A price beyond an end of the slider counts in
 * the bar at that end, because a thumb at the end does not exclude it.
 */
export function priceHistogram(prices: readonly number[], range: PriceFilterRange, bars: number): PriceBar[] {
  const width = (range.maximum - range.minimum) / bars;
  const counts = Array.from({ length: bars }, () => 0);
  for (const price of prices) {
    const index = Math.min(Math.max(Math.floor((price - range.minimum) / width), 0), bars - 1);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts.map((count, index) => ({
    from: range.minimum + index * width,
    to: range.minimum + (index + 1) * width,
    count,
  }));
}
