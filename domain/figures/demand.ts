/** What people did with a unit in some time: looks, hearts, and reservations or sales. */
export type UnitDemand = { property_id: number; views: number; favourites: number; actions: number };

/** What a heat map can show. `interest` weighs all together. */
export const demandMeasures = ['interest', 'views', 'favourites', 'actions'] as const;
export type DemandMeasure = (typeof demandMeasures)[number];

/** The weight of each sign of interest: a heart says as much as three looks, a reservation as much as ten. */
const weights = { views: 1, favourites: 3, actions: 10 } as const;

/** How many steps of colour a heat map has; step 0 means nobody. */
export const heatSteps = 5;

/** A unit's demand by one measure. */
export function demandBy(measure: DemandMeasure, demand: UnitDemand | undefined): number {
  if (demand === undefined) return 0;
  if (measure !== 'interest') return demand[measure];
  return demand.views * weights.views + demand.favourites * weights.favourites + demand.actions * weights.actions;
}

/**
 * The step of colour of every value, 0 to `heatSteps`: values above 0 are parted by rank, so that one favourite of all
 * does not leave every other pale. Equal values have equal steps.
 */
export function demandLevels(values: ReadonlyMap<number, number>): Map<number, number> {
  const ranked = [...values.values()].filter((value) => value > 0).sort((a, b) => a - b);
  const stepOf = (value: number) =>
    value <= 0 ? 0 : 1 + Math.min(heatSteps - 1, Math.floor((countBelow(ranked, value) / ranked.length) * heatSteps));
  return new Map([...values].map(([id, value]) => [id, stepOf(value)]));
}

/** How many of the sorted values are below one, by halving. */
function countBelow(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
