/** Which end of a row is the better one; `none` for what is a matter of taste. */
export type Better = 'lowest' | 'highest' | 'none';

/** How the values of one row stand to each other: whether they differ, and which of them are the best. */
export type Compared = { differs: boolean; best: boolean[] };

/**
 * Compares the values of one row. What is missing is never the best; where all are the same there is no best, nor
 * where only one has a value.
 */
export function compareValues(values: readonly (number | string | undefined)[], better: Better): Compared {
  const differs = new Set(values).size > 1;
  const numbers = values.filter((value): value is number => typeof value === 'number');
  if (!differs || better === 'none' || numbers.length < 2) return { differs, best: values.map(() => false) };
  const wanted = better === 'lowest' ? Math.min(...numbers) : Math.max(...numbers);
  return { differs, best: values.map((value) => value === wanted) };
}
