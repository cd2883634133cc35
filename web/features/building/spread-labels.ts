type Pool = { sum: number; count: number };

/**
 * Spreads labels of equal height down a column without overlaps. Takes the preferred middles in px from top to bottom,
 * and returns the nearest (least squares) middles in the same order that are at least `step` apart, between `min` and
 * `max`. If the column is too short for that, the labels are spread evenly.
 */
export function spreadLabels(preferred: readonly number[], step: number, min: number, max: number): number[] {
  const last = preferred.length - 1;
  if (last < 0) return [];
  const gap = last === 0 ? step : Math.min(step, Math.max(0, max - min) / last);
  const pooled = poolAdjacent(preferred.map((middle, i) => middle - i * gap));
  const lowest = Math.max(min, max - last * gap);
  return pooled.map((middle, i) => Math.min(Math.max(middle, min), lowest) + i * gap);
}

/** The least-squares non-decreasing fit (pool adjacent violators): neighbours out of order are averaged. */
function poolAdjacent(values: readonly number[]): number[] {
  const pools: Pool[] = [];
  for (const value of values) {
    let pool: Pool = { sum: value, count: 1 };
    for (let previous = pools.at(-1); previous && mean(previous) > mean(pool); previous = pools.at(-1)) {
      pools.pop();
      pool = { sum: previous.sum + pool.sum, count: previous.count + pool.count };
    }
    pools.push(pool);
  }
  return pools.flatMap((pool) => Array.from({ length: pool.count }, () => mean(pool)));
}

function mean(pool: Pool): number {
  return pool.sum / pool.count;
}
