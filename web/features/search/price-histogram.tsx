import { useMemo } from 'react';
import { priceHistogram } from '#domain/filter/price-histogram.ts';
import type { PriceFilterRange } from '#domain/filter/price-thumbs.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './price-range.module.css';

const bars = 28;

type PriceHistogramProps = { prices: readonly number[]; range: PriceFilterRange; low: number; high: number };

/**
 * How the units lie along the prices; what the thumbs leave out is pale. For the eye only: the counts stand elsewhere.
 */
export function PriceHistogram({ prices, range, low, high }: PriceHistogramProps) {
  const histogram = useMemo(() => priceHistogram(prices, range, bars), [prices, range]);
  const tallest = Math.max(1, ...histogram.map((bar) => bar.count));
  return (
    <div className={styles.histogram} aria-hidden="true">
      {histogram.map((bar) => (
        <span
          key={bar.from}
          className={classNames(styles.bar, bar.to > low && bar.from < high && styles.inside)}
          style={{ height: bar.count === 0 ? 0 : `${6 + (bar.count / tallest) * 94}%` }}
        />
      ))}
    </div>
  );
}
