/** The demand for a unit in a period: views, favourites, and reservations or sales. */
export type UnitDemand = { property_id: number; views: number; favourites: number; actions: number };

/** What a heat map can show. `interest` is the weighted sum of the others. */
export const demandMeasures = ['interest', 'views', 'favourites', 'actions'] as const;
export type DemandMeasure = (typeof demandMeasures)[number];

/** A favourite counts as much as three views, a reservation or sale as much as ten. */
const weights = { views: 1, favourites: 3, actions: 10 } as const;

/** How many colours a heat map has, besides that of step 0 for no demand. */
export const heatSteps = 5;

/** The demand for a unit by one measure. */
export function demandBy(measure: DemandMeasure, demand: UnitDemand | undefined): number {
  if (demand === undefined) return 0;
  if (measure !== 'interest') return demand[measure];
  return demand.views * weights.views + demand.favourites * weights.favourites + demand.actions * weights.actions;
}

/**
 * The colour step of every value, 0 to `heatSteps`. Values above 0 are divided by rank, so that a single very popular
 * unit does not make all others look pale. Equal values get equal steps.
 */
export function heatStepsOf(values: ReadonlyMap<number, number>): Map<number, number> {
  const ranked = [...values.values()].filter((value) => value > 0).sort((a, b) => a - b);
  const stepOf = (value: number) =>
    value <= 0 ? 0 : 1 + Math.min(heatSteps - 1, Math.floor((countBelow(ranked, value) / ranked.length) * heatSteps));
  return new Map([...values].map(([id, value]) => [id, stepOf(value)]));
}

/** How many of the sorted values are below a value, by binary search. */
function countBelow(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const candidate = sorted[middle];
    if (candidate !== undefined && candidate < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
