type Pool = { sum: number; count: number };

/**
 * Spreads labels of one height down a column so that none overlaps: each as near as possible (least squares) to the
 * height it wants, in their order, `step` px apart from middle to middle, all between `least` and `most`. `wanted` and
 * the answer are middles in px, top to bottom. Where the column is too short for `step`, they share it evenly.
 */
export function spreadLabels(wanted: readonly number[], step: number, least: number, most: number): number[] {
  const last = wanted.length - 1;
  if (last < 0) return [];
  const apart = last === 0 ? step : Math.min(step, Math.max(0, most - least) / last);
  const pooled = poolAdjacent(wanted.map((middle, i) => middle - i * apart));
  return pooled.map((middle, i) => Math.min(Math.max(middle, least), Math.max(least, most - last * apart)) + i * apart);
}

/** The nearest rising sequence to the given one: neighbours that would fall are averaged. */
function poolAdjacent(values: readonly number[]): number[] {
  const pools: Pool[] = [];
  for (const value of values) {
    pools.push({ sum: value, count: 1 });
    while (pools.length > 1 && mean(pools.at(-2)!) > mean(pools.at(-1)!)) {
      const merged = pools.pop()!;
      const into = pools.at(-1)!;
      into.sum += merged.sum;
      into.count += merged.count;
    }
  }
  return pools.flatMap((pool) => Array.from({ length: pool.count }, () => mean(pool)));
}

function mean(pool: Pool): number {
  return pool.sum / pool.count;
}
