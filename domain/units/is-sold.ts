import { statusLabel, type UnitStatusId } from './statuses.ts';

/** The two readings of "sold": only sold and signed, or blocked and issue as well. */
export const soldMeanings = ['sold', 'soldOrBlocked'] as const;
export type SoldMeans = (typeof soldMeanings)[number];

/** Whether a unit counts as sold for the filter, the floor totals and the derivation of floors and buildings. */
export function isSold(status: UnitStatusId, soldMeans: SoldMeans): boolean {
  const label = statusLabel(status);
  return label === 'sold' || (soldMeans === 'soldOrBlocked' && label === 'blocked');
}
