/** Which values of a row are better; `none` for a matter of taste. */
export type Better = 'lowest' | 'highest' | 'none';

/** Whether the values of a row differ, and which of them are the best. */
export type Compared = { differs: boolean; best: boolean[] };

/** Compares the values of a row. There is no best value if all are equal, or if fewer than two are numbers. */
export function compareValues(values: readonly (number | string | undefined)[], better: Better): Compared {
  const differs = new Set(values).size > 1;
  const numbers = values.filter((value): value is number => typeof value === 'number');
  if (!differs || better === 'none' || numbers.length < 2) return { differs, best: values.map(() => false) };
  const best = better === 'lowest' ? Math.min(...numbers) : Math.max(...numbers);
  return { differs, best: values.map((value) => value === best) };
}
