import { statusLabel, type UnitStatusId } from './statuses.ts';

/** The two meanings of "sold" that a project can choose: sold and signed only, or blocked and issue as well. */
export const soldMeanings = ['sold', 'soldOrBlocked'] as const;
export type SoldMeans = (typeof soldMeanings)[number];

/** Whether a unit counts as sold in the filter and in the summaries of floors and buildings. */
export function countsAsSold(status: UnitStatusId, soldMeans: SoldMeans): boolean {
  const label = statusLabel(status);
  return label === 'sold' || (soldMeans === 'soldOrBlocked' && label === 'blocked');
}
